/**
 * The product's title: on the login screen and behind every page's title (specification, points 1
 * and 9).
 */
export const productTitle = 'Accounts Management System';

/** The title of a page: `Home | Accounts Management System`. */
export function pageTitle(title: string): string {
  return `${title} | ${productTitle}`;
}
