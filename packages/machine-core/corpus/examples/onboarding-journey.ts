import { setup } from 'xstate';
import { effect } from '../calls.ts';

/** Names of the length that a team gives them, in camel case and in sentences. */
export const machine = setup({
  types: {
    events: {} as
      | { type: 'customerConfirmedThatTheyHaveReadTheTermsAndConditions' }
      | { type: 'IDENTITY_DOCUMENT_REJECTED_BY_EXTERNAL_PROVIDER'; reasonCode: string }
      | { type: 'continue without uploading a second document' }
      | { type: 'BACK' },
  },
  actions: {
    notifyCustomerSupportThatManualReviewIsNecessary: effect('notifyCustomerSupport'),
    rememberThatTheCustomerDeclinedMarketingMessages: effect('rememberDecline'),
  },
  guards: {
    reasonCodeAllowsTheCustomerToTryAgainWithinTheSameSession: ({ event }) =>
      'reasonCode' in event && event.reasonCode.startsWith('RETRY_'),
  },
  delays: { timeUntilTheInvitationOfTheCustomerExpires: 86_400_000 },
}).createMachine({
  id: 'customerOnboardingJourneyForPrivateIndividuals',
  description: 'Leads a private customer from the invitation to an account that was checked.',
  initial: 'waitingForTheCustomerToOpenTheInvitation',
  states: {
    waitingForTheCustomerToOpenTheInvitation: {
      description: 'The letter was sent; **nothing** is known of the customer yet.',
      on: {
        customerConfirmedThatTheyHaveReadTheTermsAndConditions:
          'identity document was uploaded and awaits review',
      },
      after: {
        timeUntilTheInvitationOfTheCustomerExpires: 'invitationHasExpiredAndMustBeSentAgainByTheBranchOffice',
      },
    },
    'identity document was uploaded and awaits review': {
      exit: 'rememberThatTheCustomerDeclinedMarketingMessages',
      on: {
        IDENTITY_DOCUMENT_REJECTED_BY_EXTERNAL_PROVIDER: [
          {
            guard: 'reasonCodeAllowsTheCustomerToTryAgainWithinTheSameSession',
            target: 'waitingForTheCustomerToOpenTheInvitation',
            actions: 'notifyCustomerSupportThatManualReviewIsNecessary',
          },
          { target: 'invitationHasExpiredAndMustBeSentAgainByTheBranchOffice' },
        ],
        'continue without uploading a second document': { target: 'accountIsActive' },
        BACK: 'waitingForTheCustomerToOpenTheInvitation',
      },
    },
    invitationHasExpiredAndMustBeSentAgainByTheBranchOffice: { type: 'final' },
    accountIsActive: { type: 'final' },
  },
});
