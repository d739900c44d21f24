import type { OrganizationsStore } from './OrganizationsStore';
import { SelectionStore } from './SelectionStore';

/** The selection in the list, created on first use. */
export function listSelection(organizations: OrganizationsStore): SelectionStore {
  return (organizations.selection ??= new SelectionStore());
}
