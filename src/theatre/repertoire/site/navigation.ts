import { type Address, type Entrance, navigationMachine } from '../../../../machines/navigation.machine.ts';
import { NETWORK } from '../failures.ts';
import type { Repertoire } from '../repertoire.ts';

const HOME: Address = '/';
const CONTACT: Address = '/contact/';
const OPEN: Entrance = { kind: 'open' };
const TO_LOGIN: Entrance = { kind: 'elsewhere', to: '/login/' };

export const navigation: Repertoire<typeof navigationMachine> = {
  machine: navigationMachine,
  inputs: { 'the home page is opened': () => ({ at: HOME }) },
  events: {
    'navigation.asked: a link': { type: 'navigation.asked', to: CONTACT, replace: false },
    'navigation.moved: back home': { type: 'navigation.moved', to: HOME },
    'navigation.reconsidered': { type: 'navigation.reconsidered' },
    'link.intended': { type: 'link.intended', to: CONTACT },
    'link.intended: another': { type: 'link.intended', to: '/safe-play/' },
    'link.abandoned': { type: 'link.abandoned' },
  },
  slots: {
    enter: {
      done: { 'it may be entered': OPEN, 'its guards lead to the login': TO_LOGIN },
      failed: { 'its code does not come': NETWORK },
    },
    preload: {
      done: { 'it is there': undefined },
      failed: { 'it does not come': NETWORK },
    },
  },
  facts: ({ shown, problem, obstacle, intended, isInDoubt }) => ({
    isHomeShown: shown === HOME && problem === null,
    didNotCome: obstacle !== null,
    isInDoubt,
    intended,
  }),
};
