/** The name of the draft of an assignment of seats. */
export function seatsDraftKey(id: string, subscriptionId: string): string {
  return JSON.stringify(['assign seats', id, subscriptionId]);
}
