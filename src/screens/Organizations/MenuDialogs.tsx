import type { OrganizationListParams } from '~/domain/organizationList';
import { SelectFromListDialog } from '~/features/lookup/SelectFromListDialog';
import { ManageViewsDialog, SaveViewDialog } from '~/features/views/ViewDialogs';

interface MenuDialogsProps {
  readonly kind: 'select' | 'save' | 'manage';
  readonly query: OrganizationListParams;
  readonly onClose: () => void;
}

/** The dialog that an item of the toolbar's menus opens. */
export function MenuDialogs({ kind, query, onClose }: MenuDialogsProps) {
  if (kind === 'select') return <SelectFromListDialog onClose={onClose} />;
  if (kind === 'save') return <SaveViewDialog query={query} onClose={onClose} />;
  return <ManageViewsDialog onClose={onClose} />;
}
