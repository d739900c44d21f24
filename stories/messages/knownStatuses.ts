/** Every status value in the API contract and in docs/product.md, "4. States and transitions". */
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
