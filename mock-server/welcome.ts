/** The messages that a mock server prints when it starts. */
import { LAB_PATH } from './lab/lab-verb.ts';
import { DEMO_PLAYER } from './seeds/players.ts';

export function welcome(address: string): string[] {
  const site = address.replace(/\/$/, '');
  return [
    `Mock backend  ${site}/api/v2`,
    `Demo player   ${DEMO_PLAYER.username} / ${DEMO_PLAYER.password}`,
    `Lab           ${site}${LAB_PATH}/state`,
  ];
}
