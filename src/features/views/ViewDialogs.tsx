import styled from '@emotion/styled';
import { Pencil, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { FormDialog } from '~/components/FormDialog';
import type { OrganizationListParams } from '~/domain/organizationList';
import { isolate } from '~/lib/text';
import { FormField } from '~/forms/FormField';
import { useDialogForm } from '~/hooks/useUnsavedChangesGuard';
import { fieldMessage } from '~/messages/fieldMessage';
import { message, sentence } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { maxViews, type View } from '~/stores/StoredByUser';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Alert } from '~/ui/Feedback';
import { Caption, Muted, withBdi } from '~/ui/text';
import { isNameTaken, replaceViews, viewParts, viewSearch } from './savedViews';

interface SaveViewDialogProps {
  readonly query: OrganizationListParams;
  readonly onClose: () => void;
}

/** Saves the list's current view under a name (docs/product.md, "Views"). */
export const SaveViewDialog = observer(function SaveViewDialog({
  query,
  onClose,
}: SaveViewDialogProps) {
  const { views, toasts } = useStores();
  if (views.list.length >= maxViews)
    return (
      <Dialog
        title="Save view"
        size="small"
        onClose={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <Alert tone="warning">{`You have ${maxViews} views. Delete one to save another.`}</Alert>
      </Dialog>
    );
  return (
    <ViewNameDialog
      title="Save view"
      name={Array.from(viewParts(viewSearch(query)).join(', '))
        .slice(0, maxNameLength)
        .join('')}
      onSave={(name) => {
        const search = viewSearch(query);
        // Another tab may have saved the same one meanwhile.
        const others = views.list.filter((view) => view.search !== search);
        const isSaved = replaceViews(views, [...others, { name, search }]);
        if (isSaved)
          toasts.show({
            type: 'success',
            headline: message('saved'),
            text: sentence`View ${name}`,
          });
        return isSaved;
      }}
      onClose={onClose}
    />
  );
});

/** Renames and deletes the user's views. */
export const ManageViewsDialog = observer(function ManageViewsDialog({
  onClose,
}: Pick<SaveViewDialogProps, 'onClose'>) {
  const { views } = useStores();
  const done = useRef<HTMLButtonElement>(null);
  const [renamed, setRenamed] = useState<View>();
  const [isRefused, setIsRefused] = useState(false);
  const remove = (view: View) => {
    const others = views.list.filter((other) => other !== view);
    setIsRefused(!replaceViews(views, others));
  };
  return (
    <Dialog
      title="Manage views"
      size="small"
      initialFocus={done}
      onClose={onClose}
      footer={
        <Button ref={done} onClick={onClose}>
          Done
        </Button>
      }
    >
      {isRefused && <StorageRefused />}
      {views.list.length === 0 && <Muted>No views</Muted>}
      <ViewList>
        {views.list.map((view) => (
          // No two views have one search: a row, and the focus in it, stays when its view is renamed.
          <li key={view.search}>
            <div>
              <bdi>{view.name}</bdi>
              {/* The name that was suggested says it. */}
              {view.name !== viewParts(view.search).join(', ') && (
                <Caption>{withBdi(viewParts(view.search).map(isolate).join(' · '))}</Caption>
              )}
            </div>
            <IconButton
              label={`Rename ${view.name}`}
              icon={<Pencil size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setRenamed(view)}
            />
            <IconButton
              label={`Delete ${view.name}`}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => remove(view)}
            />
          </li>
        ))}
      </ViewList>
      {renamed && (
        <ViewNameDialog
          title={sentence`Rename ${renamed.name}`}
          submitLabel="Rename"
          name={renamed.name}
          onSave={(name) =>
            replaceViews(
              views,
              views.list.map((view) => (view.name === renamed.name ? { ...view, name } : view)),
            )
          }
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Dialog>
  );
});

interface ViewNameDialogProps {
  readonly title: string;
  readonly submitLabel?: string;
  /** The current name; of a new view what it holds. */
  readonly name: string;
  /** Saves the view under a name; returns whether that succeeded. */
  readonly onSave: (name: string) => boolean;
  readonly onClose: () => void;
}

const label = 'Name';
const maxNameLength = 60;
const fields = {
  name: { label, rule: { kind: 'text', required: true, maxLength: maxNameLength } },
} as const;

/** Asks for the name of a view, which is unique among the user's. */
function ViewNameDialog({ name, onSave, onClose, ...texts }: ViewNameDialogProps) {
  const { views } = useStores();
  const form = useDialogForm();
  const [isRefused, setIsRefused] = useState(false);

  async function submit(values: { readonly name: string }) {
    if (isNameTaken(views.list, values.name, name))
      return { fields: { name: fieldMessage({ code: 'exists' }, label) }, unplaced: [] };
    const isSaved = onSave(values.name);
    setIsRefused(!isSaved);
    if (isSaved) form.guard.bypass(onClose);
    return undefined;
  }

  return (
    <FormDialog
      {...texts}
      size="small"
      selectsFirstField
      form={form}
      entity="view"
      onClose={onClose}
      fields={fields}
      initialValues={{ name }}
      onSubmit={submit}
      messages={isRefused && <StorageRefused />}
    >
      <FormField name="name" label={label} autoComplete="off" />
    </FormDialog>
  );
}

/** Says that the browser doesn't store views: its storage is full or blocked. */
function StorageRefused() {
  return (
    <Alert title={message('saving_failed')}>
      This browser doesn’t store anything more for the console. Views are kept in the browser.
    </Alert>
  );
}

const ViewList = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    min-block-size: 48px;
  }
  & > li + li {
    border-block-start: 1px solid ${theme.border.row};
  }
  & > li > div {
    flex: 1;
    display: grid;
    min-inline-size: 0;
    padding-block: ${theme.space[1]};
    overflow-wrap: anywhere;
  }
`;
