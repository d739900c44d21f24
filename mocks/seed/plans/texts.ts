/**
 * Notes that staff leave, by how an organization's use of its seats develops; each fits any date and
 * any subscriptions, and is true whether or not the others are there.
 */
export const notes = {
  growing: [
    'Opens a second office next quarter and expects to need about a third more seats.',
    'Happy with the rollout. Wants to move the remaining teams within three months.',
    'New head of IT; introduced her to the seat report.',
    'Asked for a quote for the next larger plan.',
    'Prefers to be called in the morning.',
  ],
  steady: [
    'Checked in: no changes wanted.',
    'Procurement needs the purchase order number on every invoice.',
    'New administrator on their side; sent the getting-started guide.',
    'Asked how seats are counted; explained assigned and daily seats.',
  ],
  shrinking: [
    'Two teams have moved to their own tool. Wants to discuss the contract before it renews.',
    'Restructuring: expects to need fewer seats from next quarter on.',
    'Asked how to export all data.',
  ],
  oversized: [
    'Bought for a merger that was called off. Suggested lowering the total; they will come back to us.',
    'Seats were planned for field staff who have not started yet.',
  ],
  onboarding: [
    'Kick-off call done. Pilot group first, everyone else within a few weeks.',
    'Single sign-on is set up and tested.',
  ],
  ended: ['Confirmed that all data was exported.', 'Sent the final invoice.'],
} as const;

export const deactivationReasons = [
  'Contract ended.',
  'Moved to another provider.',
  'Merged with its parent company, which has an account of its own.',
] as const;

export const suspension = {
  deactivate: 'Invoice overdue for 60 days.',
  activate: 'Payment received.',
} as const;
