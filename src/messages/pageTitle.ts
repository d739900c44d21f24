import { sentence } from './message';

/**
 * Shown on the login screen and as the suffix of every page title (docs/product.md, "Purpose").
 */
export const productTitle = 'Accounts Management System';

/** A page's full title: `Home | Accounts Management System`. */
export function pageTitle(title: string): string {
  return sentence`${title} | ${productTitle}`;
}
