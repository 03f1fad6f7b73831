import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FormMemory, type RememberedForm } from '../journal/form-memory.ts';
import { useSite } from '../site-context.ts';

type Values = Readonly<Record<string, string>>;

/** A problem for each field, null where there is none. */
export type ProblemsOf<V extends Values> = { readonly [Name in keyof V]: unknown };

export interface FormOptions<V extends Values, P extends ProblemsOf<V>> {
  readonly initial: V;
  readonly problems: (values: V) => P;
  readonly onSubmit: (values: V) => void;
  readonly onEdit?: () => void;
  /** A field of the form has received the focus. */
  readonly onFocus?: () => void;
  /** Stores and restores the typed values: see `FormMemory`. */
  readonly memory?: { recall(): Partial<NoInfer<V>> | null; keep(values: NoInfer<V>): void };
}

/**
 * State of a form: its values, and each field's problem once the field has lost focus or a submit was attempted
 * (specification §5: not while the player types into it for the first time).
 */
export function useForm<V extends Values, P extends ProblemsOf<V>>(options: FormOptions<V, P>) {
  const [values, setValues] = useState<V>(() => ({ ...options.initial, ...options.memory?.recall() }));
  const latest = useRef(values);
  const { form, leave, reject, isReported } = useReports<keyof V>();
  const problems = options.problems(values);

  return {
    values,
    /** Props of the `<form>`. Submits if there is no problem, otherwise focuses the first invalid field. */
    formProps: {
      ref: form,
      noValidate: true,
      onFocus: options.onFocus,
      onSubmit(event: SyntheticEvent) {
        event.preventDefault();
        if (Object.values(problems).every((problem) => problem === null)) options.onSubmit(values);
        else reject();
      },
    },
    /** Props of a field, and its problem: null until the field was left or a submit failed. */
    field<Name extends keyof V & string>(name: Name) {
      return {
        control: {
          name,
          value: values[name] ?? '',
          onValueChange(value: string) {
            latest.current = { ...latest.current, [name]: value };
            setValues(latest.current);
            options.memory?.keep(latest.current);
            options.onEdit?.();
          },
          onBlur: () => leave(name),
        },
        problem: isReported(name) ? problems[name] : (null as P[Name] & null),
      };
    },
  };
}

/**
 * Which problems of a form are reported: that of each field which has lost focus, and all once a submit was rejected. A
 * rejection also focuses the first invalid field of the form. `left` names the fields that count as left from the start.
 */
export function useReports<Field>(...left: readonly Field[]) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<ReadonlySet<Field>>(new Set(left));
  const [rejections, setRejections] = useState(0);
  useEffect(() => {
    if (rejections > 0) focusFirstWrong(form.current);
  }, [rejections]);
  return {
    form,
    wasRejected: rejections > 0,
    leave: (field: Field) => setFields((current) => new Set(current).add(field)),
    reject: () => setRejections((count) => count + 1),
    isReported: (field: Field) => rejections > 0 || fields.has(field),
  };
}

/** Focuses the first invalid field; in an invalid group of choices, its first enabled input. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const choice = wrong?.querySelector<HTMLElement>('input:enabled');
  (choice ?? wrong)?.focus();
}

/** Returns the memory of a form, bound to the player who is signed in when the form mounts, or to the visitor. */
export function useFormMemory<Remembered>(form: RememberedForm<Remembered>): FormMemory<Remembered> {
  const { browser, session } = useSite();
  const [memory] = useState(() => new FormMemory(browser.tab, session.getSnapshot().context.playerId, form));
  return memory;
}
