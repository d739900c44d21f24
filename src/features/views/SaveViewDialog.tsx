import { observer } from 'mobx-react-lite';
import type { OrganizationListParams } from '~/domain/organizationList';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { maxViews } from '~/stores/ViewsStore';
import { Button } from '~/ui/button/Button';
import { Dialog } from '~/ui/dialog/Dialog';
import { Alert } from '~/ui/feedback/Alert';
import { replaceViews, tooManyViews } from './changeViews';
import { viewSearch } from './viewUrl';
import { ViewNameDialog } from './ViewNameDialog';

interface SaveViewDialogProps {
  readonly query: OrganizationListParams;
  readonly onClose: () => void;
}

const title = 'Save view';

/** Saves the list's current view under a name (docs/product.md, "Views"). */
export const SaveViewDialog = observer(function SaveViewDialog({
  query,
  onClose,
}: SaveViewDialogProps) {
  const { views, toasts } = useStores();
  if (views.list.length >= maxViews)
    return (
      <Dialog
        open
        title={title}
        size="small"
        onClose={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <Alert tone="warning">{tooManyViews}</Alert>
      </Dialog>
    );
  return (
    <ViewNameDialog
      title={title}
      description="Saves the search, the filters, the order and the rows per page in this browser."
      submitLabel={title}
      name=""
      onSave={(name) => {
        const isSaved = replaceViews(views, [...views.list, { name, search: viewSearch(query) }]);
        if (isSaved) toasts.show({ type: 'success', text: message('saved') });
        return isSaved;
      }}
      onClose={onClose}
    />
  );
});
