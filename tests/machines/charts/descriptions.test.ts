/** Machine files describe every state and transition, and have no side effects. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../../../machines/app.machine.ts';
import { bankAccountMachine } from '../../../machines/bankAccount.machine.ts';
import { depositMachine } from '../../../machines/deposit.machine.ts';
import { depositCheckMachine } from '../../../machines/depositCheck.machine.ts';
import { depositOrderMachine } from '../../../machines/depositOrder.machine.ts';
import { depositQrMachine } from '../../../machines/depositQr.machine.ts';
import { fingerprintMachine } from '../../../machines/fingerprint.machine.ts';
import { gameLaunchMachine } from '../../../machines/gameLaunch.machine.ts';
import { navigationMachine } from '../../../machines/navigation.machine.ts';
import { passwordChangeMachine } from '../../../machines/passwordChange.machine.ts';
import { playerMachine } from '../../../machines/player.machine.ts';
import { promotionCancelMachine } from '../../../machines/promotionCancel.machine.ts';
import { promotionClaimMachine } from '../../../machines/promotionClaim.machine.ts';
import { responsiblePlayMachine } from '../../../machines/responsiblePlay.machine.ts';
import { registrationMachine } from '../../../machines/registration.machine.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import { submissionMachine } from '../../../machines/submission.machine.ts';
import { successMachine } from '../../../machines/success.machine.ts';
import { toastMachine } from '../../../machines/toast.machine.ts';
import { sessionReminderMachine } from '../../../machines/sessionReminder.machine.ts';
import { upgradeMachine } from '../../../machines/upgrade.machine.ts';
import { usernameCheckMachine } from '../../../machines/usernameCheck.machine.ts';
import { withdrawMachine } from '../../../machines/withdraw.machine.ts';
import { withdrawOrderMachine } from '../../../machines/withdrawOrder.machine.ts';
import { withdrawQuoteMachine } from '../../../machines/withdrawQuote.machine.ts';
import { type Chart, type ChartNode, chartOf } from '../../../tools/chart/chart.ts';

const MACHINES: readonly AnyStateMachine[] = [
  appMachine,
  sessionMachine,
  playerMachine,
  registrationMachine,
  bankAccountMachine,
  passwordChangeMachine,
  toastMachine,
  depositMachine,
  depositOrderMachine,
  depositCheckMachine,
  depositQrMachine,
  navigationMachine,
  gameLaunchMachine,
  promotionClaimMachine,
  promotionCancelMachine,
  responsiblePlayMachine,
  sessionReminderMachine,
  usernameCheckMachine,
  fingerprintMachine,
  successMachine,
  upgradeMachine,
  withdrawMachine,
  withdrawQuoteMachine,
  withdrawOrderMachine,
  submissionMachine,
];
const FOLDER = new URL('../../../machines/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

describe.each(MACHINES.map((machine) => [machine.id, chartOf(machine)] as const))('%s', (_, chart) => {
  test('every state is described', () => {
    const silent = chart.nodes.filter((node) => !node.description.trim());
    expect(silent.map((node) => node.id)).toEqual([]);
  });

  test('every transition is described, except in states with eventless transitions only', () => {
    const choices = chart.nodes.filter((node) => isChoice(chart, node)).map((node) => node.id);
    const silent = chart.edges.filter((edge) => !edge.description.trim() && !choices.includes(edge.source));
    expect(silent.map((edge) => edge.id)).toEqual([]);
  });

  test('no two states are described in the same words', () => {
    const descriptions = chart.nodes.map((node) => node.description);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });
});

/** Whether a state has eventless transitions only: its own description suffices, and they need none. */
function isChoice(chart: Chart, node: ChartNode): boolean {
  const edges = chart.edges.filter((edge) => edge.source === node.id);
  return (
    node.type === 'atomic' && edges.length > 0 && edges.every(({ trigger }) => trigger.kind === 'always')
  );
}

test.each(FILES)('%s uses no network, DOM, clock or random numbers', (name) => {
  const source = readFileSync(new URL(name, FOLDER), 'utf8');
  const touched =
    /\b(fetch|window|document|navigator|localStorage|sessionStorage|crypto|Date|setTimeout|setInterval)\b|Math\.random/g;
  // Comments may contain these names; only code is checked.
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(code.match(touched) ?? []).toEqual([]);
});

test('every machine file is covered by this test', () => {
  const machines = FILES.filter((name) => name.endsWith('.machine.ts')).map((name) => name.split('.')[0]);
  expect(machines.toSorted()).toEqual(MACHINES.map((machine) => machine.id).toSorted());
});
