/** Every status value in the API contract and in docs/product.md, "Status words". */
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
