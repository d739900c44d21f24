/** The words of the contract and the specification that a status can be. */
export const knownStatuses = [
  'active',
  'inactive',
  'pending',
  'approved',
  'disapproved',
  'canceled',
  'revoked',
  'no_action',
  'noAction',
  'expired',
];
