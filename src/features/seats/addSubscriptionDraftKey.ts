/** The draft key of an organization's "Add subscription" form. */
export function addSubscriptionDraftKey(id: string): string {
  return JSON.stringify(['add subscription', id]);
}
