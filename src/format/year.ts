const YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Vientiane', year: 'numeric' });

/** The year in Vientiane at a moment in milliseconds. Not by dayjs, as in `date.ts`: the first page does not wait for that. */
export function formatYear(milliseconds: number): string {
  return YEAR.format(milliseconds);
}
