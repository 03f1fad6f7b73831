/** The toast when code or messages that a press needs fail to load. */
export const CANNOT_LOAD = {
  type: 'toast.shown',
  toast: {
    tone: 'danger',
    title: /*i18n*/ { id: 'common.cannotLoad' },
    description: /*i18n*/ { id: 'failure.network' },
  },
} as const;
