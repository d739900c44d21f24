/** The list with its newest organizations first. */
export const newestPath = '/accounts?sort=registered_at&order=desc';
