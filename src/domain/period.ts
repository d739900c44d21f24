/** The selectable periods of daily seats, in days (docs/product.md, "Organization profile"). */
export const periods = [7, 30, 90, 365] as const;

export type Period = (typeof periods)[number];

export const defaultPeriod: Period = 30;

/** Those that can be compared with the year before: in a week there is no season, a year is one. */
export const comparablePeriods = [30, 90] as const satisfies readonly Period[];

export type ComparablePeriod = (typeof comparablePeriods)[number];

/** The period itself if it can be compared with the year before. */
export function comparablePeriod(period: Period): ComparablePeriod | undefined {
  return comparablePeriods.find((each) => each === period);
}
