/**
 * Shown on the login screen and as the suffix of every page title (docs/product.md, "1. What the
 * product does and for whom").
 */
export const productTitle = 'Accounts Management System';

/** A page's full title: `Home | Accounts Management System`. */
export function pageTitle(title: string): string {
  return `${title} | ${productTitle}`;
}
