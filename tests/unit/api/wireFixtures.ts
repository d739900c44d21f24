/** A list row as the API sends it. */
export const wireRow = {
  id: 'org_1',
  name: 'Acme',
  subdomain: 'acme',
  status: 'active',
  registered_at: '2026-03-01T09:30:00Z',
  total_seats: 10,
  used_seats: 4,
  available_seats: 6,
  used_seats_30_days_ago: 4,
  seat_level: 'ok',
  runs_out_in_days: null,
  runs_out_seat_type: null,
  status_changed_at: null,
  etag: '"1"',
  billing: {
    billing_name: 'Ada',
    billing_email: 'ada@acme.example',
    billing_phone: '+1 555 010 9999',
    amount: 3371.42,
    currency: 'USD',
  },
};

const { etag: _, ...wireFields } = wireRow;

export const wireOrganization = {
  ...wireFields,
  address: '1 Road',
  updated_at: '2026-03-02T09:30:00Z',
};

export const wireMeta = { page: 1, per_page: 25, total: 1, total_pages: 1 };

export const wireUser = { id: 'usr_1', name: 'Ada', email: 'ada@example.com' };
