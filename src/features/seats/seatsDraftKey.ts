/** The draft key of an "Assign seats" form. */
export function seatsDraftKey(id: string, subscriptionId: string): string {
  return JSON.stringify(['assign seats', id, subscriptionId]);
}
