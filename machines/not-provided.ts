/** The placeholder of an actor that the site provides: a machine on its own, as in a diagram, has no server. */
export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));
