/** The text input of which every text field of the site is made. */
import {
  type InputHTMLAttributes,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

type Attributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onInput' | 'onChange'
>;

export interface TextInputProps extends Attributes {
  /** The text to show. A change is written into the field, but never before a composition has ended. */
  readonly value: string;
  /** The text has changed: by a key, an input method, a paste, or a script that has set it. */
  readonly onValueChange: (value: string, input: HTMLInputElement, event: Event | null) => void;
  /** The field has written `value`, which moves the caret to the end. */
  readonly onWritten?: ((input: HTMLInputElement) => void) | undefined;
  readonly ref?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * An input whose text belongs to the browser. React writes the value of a controlled input with each rendering. While an
 * input method composes (voice, handwriting, most keyboards of Asia), that repeats or loses text, and it erases what a password
 * manager has filled in without an event. This input is written only if `value` is another text than the one last reported
 * or written.
 *
 * Text that was set without an event is reported when the field loses the focus and before its form is submitted; text
 * that was typed before hydration is reported at once.
 */
export function TextInput({ value, onValueChange, onWritten, ref, ...attributes }: TextInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const [initial] = useState(value);
  /** The text that the field and its owner agree on. */
  const agreed = useRef(value);
  const isComposing = useRef(false);
  const [, render] = useReducer((count: number) => count + 1, 0);

  const report = (event: Event | null = null) => {
    const element = input.current;
    if (!element || element.value === agreed.current) return;
    agreed.current = element.value;
    onValueChange(element.value, element, event);
    // The owner may keep its text.
    render();
  };
  const latestReport = useRef(report);

  useLayoutEffect(() => {
    latestReport.current = report;
    const element = input.current;
    if (!element || isComposing.current || value === agreed.current) return;
    agreed.current = value;
    element.value = value;
    onWritten?.(element);
  });

  useLayoutEffect(() => {
    latestReport.current();
    const form = input.current?.form;
    // Flushed, so that the form is submitted by the handler that knows the text.
    const beforeSubmit = () => flushSync(() => latestReport.current());
    form?.addEventListener('submit', beforeSubmit, { capture: true });
    return () => form?.removeEventListener('submit', beforeSubmit, { capture: true });
  }, [input]);

  return (
    <input
      {...attributes}
      ref={input}
      defaultValue={initial}
      onInput={(event) => report(event.nativeEvent)}
      onChange={(event) => report(event.nativeEvent)}
      onBlur={(event) => {
        report();
        attributes.onBlur?.(event);
      }}
      onCompositionStart={(event) => {
        isComposing.current = true;
        attributes.onCompositionStart?.(event);
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        report();
        attributes.onCompositionEnd?.(event);
        render();
      }}
    />
  );
}
