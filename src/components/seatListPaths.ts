/**
 * The lists of active organizations that need seats, the most urgent first, and of those that have
 * too many, most unused seats first.
 */
export const seatListPaths = {
  low: '/accounts?status=active&seats=low',
  out: '/accounts?status=active&seats=out&sort=seat_usage&order=desc',
  underused: '/accounts?status=active&seats=underused',
} as const;
