/** A payload that creates an organization; its name and phone have spaces to trim. */
export const creationPayload = {
  name: ' Wren & Co ',
  address: '1 Wharf',
  subdomain: 'wren',
  billing: {
    billing_name: 'Ann Wren',
    billing_email: 'ann@wren.example',
    billing_phone: '  ',
    amount: 10.5,
    currency: 'EUR',
  },
  subscriptions: [
    { seat_type: 'full', total_seats: 10 },
    { seat_type: 'light', total_seats: 5 },
  ],
};
