import styled from '@emotion/styled';
import { ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useStores } from '~/stores/context';
import type { View } from '~/stores/ViewsStore';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { Dialog } from '~/ui/dialog/Dialog';
import { MutedText } from '~/ui/text/MutedText';
import { deleteView, moveViewUp, renameView, replaceViews, restoreView } from './changeViews';
import { StorageRefused, ViewNameDialog } from './ViewNameDialog';

/** Renames, deletes and orders the user's views. */
export const ManageViewsDialog = observer(function ManageViewsDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const { views, toasts } = useStores();
  const done = useRef<HTMLButtonElement>(null);
  const [renamed, setRenamed] = useState<View>();
  const [isRefused, setIsRefused] = useState(false);
  const remove = (view: View, index: number) => {
    // The button that was pressed goes.
    done.current?.focus();
    const isDeleted = replaceViews(views, deleteView(views.list, view));
    setIsRefused(!isDeleted);
    if (!isDeleted) return;
    const restore = () => {
      const problem = restoreView(views, view, index);
      if (problem !== undefined) toasts.show({ type: 'error', text: problem });
    };
    toasts.show({
      type: 'success',
      text: `${view.name} deleted.`,
      action: { label: 'Undo', run: restore },
    });
  };
  return (
    <Dialog
      open
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
      {views.list.length === 0 && <MutedText>No views</MutedText>}
      <List>
        {views.list.map((view, index) => (
          <li key={view.name}>
            <span>{view.name}</span>
            <IconButton
              label={`Move ${view.name} up`}
              icon={<ArrowUp size={16} aria-hidden="true" />}
              aria-disabled={index === 0 || undefined}
              onClick={() => setIsRefused(!replaceViews(views, moveViewUp(views.list, view)))}
            />
            <IconButton
              label={`Rename ${view.name}`}
              icon={<Pencil size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setRenamed(view)}
            />
            <IconButton
              label={`Delete ${view.name}`}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => remove(view, index)}
            />
          </li>
        ))}
      </List>
      {renamed && (
        <ViewNameDialog
          title={`Rename ${renamed.name}`}
          submitLabel="Rename"
          name={renamed.name}
          onSave={(name) => replaceViews(views, renameView(views.list, renamed, name))}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Dialog>
  );
});

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    min-block-size: 40px;
  }
  & > li + li {
    border-block-start: 1px solid ${theme.border.row};
  }
  & > li > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
