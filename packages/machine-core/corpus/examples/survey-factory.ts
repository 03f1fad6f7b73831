import { assign, setup, type StateNodeConfig } from 'xstate';

type Context = { answers: Readonly<Record<string, number>> };
type Events = { type: 'answer'; value: number } | { type: 'skip' } | { type: 'previous' };

/** A survey of the given questions, whose states are made of data, as a site builds them from its content. */
export function surveyOf<const Q extends readonly [string, ...string[]]>(questions: Q) {
  const stateOf = (question: string, at: number) => ({
    meta: { question, progress: at / questions.length },
    on: {
      answer: {
        target: questions[at + 1] ?? 'thanks',
        guard: ({ event }: { event: Events }) => event.type === 'answer' && event.value <= 5,
        actions: assign(({ context, event }: { context: Context; event: Events }) => ({
          answers:
            event.type === 'answer' ? { ...context.answers, [question]: event.value } : context.answers,
        })),
      },
      skip: questions[at + 1] ?? 'thanks',
      ...(at === 0 ? {} : { previous: questions[at - 1] }),
    },
  });
  const states: Record<
    string,
    StateNodeConfig<Context, Events, never, never, never, never, never, never, never, never>
  > = Object.fromEntries([
    ...questions.map((question, at) => [question, stateOf(question, at)]),
    ['thanks', { type: 'final' }],
  ]);
  return setup({ types: { context: {} as Context, events: {} as Events } }).createMachine({
    id: `survey of ${questions.length}`,
    context: { answers: {} },
    initial: questions[0],
    states,
  });
}

export const machine = surveyOf(['how was the service?', 'would you return?', 'price / value']);
