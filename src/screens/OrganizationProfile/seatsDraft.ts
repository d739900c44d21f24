/** The name of the draft of an assignment of seats. */
export function seatsDraft(id: string, subscriptionId: string): string {
  return JSON.stringify(['assign seats', id, subscriptionId]);
}
