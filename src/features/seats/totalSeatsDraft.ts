/** The unsaved total of a subscription. */
export interface TotalSeatsDraft {
  readonly subscriptionId: string;
  readonly values: { readonly total_seats: string };
}

/** The draft key of an organization's "Change total seats" form. */
export function totalSeatsDraftKey(id: string): string {
  return JSON.stringify(['change total seats', id]);
}
