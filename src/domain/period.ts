/** The selectable periods of daily seats, in days (docs/product.md, "Organization profile"). */
export const periods = [7, 30, 90, 365] as const;

export type Period = (typeof periods)[number];

export const defaultPeriod: Period = 30;

/** Whether a period can be compared with the year before: a week has no season, and a year is one. */
export function isComparablePeriod(period: Period): boolean {
  return period === 30 || period === 90;
}
