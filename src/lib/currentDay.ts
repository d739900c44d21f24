/** Today's date `YYYY-MM-DD` in the user's time zone. */
export function currentDay(now: number = Date.now()): string {
  const date = new Date(now);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
