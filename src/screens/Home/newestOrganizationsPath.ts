/** The list sorted by registration date, newest first. */
export const newestOrganizationsPath = '/accounts?sort=registered_at&order=desc';
