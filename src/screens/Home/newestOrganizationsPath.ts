/** The list with its newest organizations first. */
export const newestOrganizationsPath = '/accounts?sort=registered_at&order=desc';
