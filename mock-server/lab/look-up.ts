/** Finds the rows that a lab verb names; a missing one is a 404 with a message. */
import type { Reader } from '../store/reader.ts';
import type { DepositRow, PlayerRow } from '../store/rows.ts';
import { LabError } from './lab-error.ts';

export function playerNamed(reader: Reader, username: string): PlayerRow {
  const player = reader.players.findFirst({ where: { username: { equals: username } } });
  if (!player) throw new LabError(404, 'NOT_FOUND', `there is no player ${username}`);
  return player;
}

export function depositCalled(reader: Reader, code: string): DepositRow {
  const order = reader.deposits.findFirst({ where: { code: { equals: code } } });
  if (!order) throw new LabError(404, 'NOT_FOUND', `there is no deposit ${code}`);
  return order;
}
