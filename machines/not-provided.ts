/** The placeholder of an actor that the site provides: a machine on its own, as in a diagram, has no server. */
export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));

/** The placeholder of a value that an actor gives. */
export const notGiven = (): never => {
  throw new Error('not provided');
};
