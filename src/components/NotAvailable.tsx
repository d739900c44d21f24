import { EmptyState } from '~/ui/feedback/EmptyState';

/** In place of what a server of an earlier contract lacks; there is nothing to try again. */
export function NotAvailable() {
  return <EmptyState title="Not available on this server" />;
}
