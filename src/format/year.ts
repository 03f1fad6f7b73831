import { vientianeDay } from '../../contract/clock.ts';

/** The year in Vientiane at a moment in milliseconds. Apart from `date.ts`, whose library the first page does not wait for. */
export function formatYear(milliseconds: number): string {
  return vientianeDay(milliseconds).slice(0, 4);
}
