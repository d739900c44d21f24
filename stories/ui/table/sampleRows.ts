export interface SampleRow {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly billingName: string | null;
  readonly billingEmail: string;
  readonly registered: string | null;
  readonly seats: number | null;
  readonly status: string | null;
}

/** Sample rows for stories of the table components. */
export const sampleRows: readonly SampleRow[] = Array.from({ length: 24 }, (_, index) => ({
  id: `org_${index}`,
  name:
    index === 1
      ? 'The Incorporated Society for the Preservation of Exceedingly Long Organization Names'
      : `Northwind Traders ${index + 1}`,
  subdomain: `northwind-${index + 1}`,
  billingName: index === 2 ? null : 'Ada Lovelace',
  billingEmail: `billing+${index + 1}@northwind.example`,
  registered: new Date(Date.UTC(2026, 2, 1 - index * 9, 12)).toISOString(),
  seats: index === 3 ? null : (index + 1) ** 3 * 7,
  status: index % 4 === 3 ? 'inactive' : 'active',
}));
