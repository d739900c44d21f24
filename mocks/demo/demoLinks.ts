/** The other systems that the demo's provider has, as `npm run configure -- --link` would name them. */
export const demoLinks = [
  { label: 'Billing', url: 'https://billing.example.com/customers/{id}' },
  { label: 'CRM', url: 'https://crm.example.com/accounts?subdomain={subdomain}' },
] as const;
