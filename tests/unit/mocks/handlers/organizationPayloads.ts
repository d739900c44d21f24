/** An organization in a list, as the API sends it. */
export interface OrganizationRow {
  id: string;
  name: string;
  subdomain: string;
  status: string;
  registered_at: string;
  status_changed_at: string | null;
  total_seats: number;
  used_seats: number;
  available_seats: number;
  used_seats_30_days_ago: number | null;
  etag: string;
  billing: {
    billing_name: string;
    billing_email: string;
    billing_phone: string | null;
    amount: number;
    currency: string;
  };
}

/** A single organization, as the API sends it. */
export interface OrganizationDetail extends OrganizationRow {
  address: string | null;
  updated_at: string;
}

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
