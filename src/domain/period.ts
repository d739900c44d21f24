/** The selectable periods of daily seats, in days (docs/product.md, "Organization profile"). */
export const periods = [7, 30, 90, 365] as const;

export type Period = (typeof periods)[number];

export const defaultPeriod: Period = 30;
