/** The periods of daily seats that the profile offers, in days; 30 at first. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];

export const defaultPeriod: Period = 30;
