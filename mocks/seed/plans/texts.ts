/** Notes that staff leave, by how an organization's use of its seats develops. */
export const notes = {
  growing: [
    'Opens a second office in spring and expects to need about a third more seats.',
    'Happy with the rollout. Wants to move the remaining teams before the summer.',
    'New head of IT; introduced her to the seat report.',
    'Asked for a quote for the next larger plan.',
    'Prefers to be called in the morning.',
  ],
  steady: [
    'Annual review: no changes wanted, renewal agreed.',
    'Invoices go to the shared mailbox from now on.',
    'Asked whether guest seats can be shared between two sites. They can.',
    'Procurement needs the purchase order number on every invoice.',
    'Reference customer: may be named in presentations.',
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
    'Kick-off call done. Pilot group first, everyone else by the end of the month.',
    'Single sign-on is set up and tested.',
    'Training for administrators is booked.',
  ],
  ended: ['Confirmed that all data was exported.', 'Left on good terms; may come back next year.'],
} as const;

export const deactivationReasons = [
  'Contract ended.',
  'Moved to another provider.',
  'Business closed.',
  'Merged with its parent company, which has an account of its own.',
  'Trial ended without an order.',
] as const;

export const suspension = {
  deactivate: 'Invoice overdue for 60 days.',
  activate: 'Payment received.',
} as const;
