import { countOf } from '~/lib/format';
import { observer } from 'mobx-react-lite';
import { useContext, useRef } from 'react';
import { maxSearchLength } from '~/domain/urlState';
import { PathLinkContext } from '~/components/PathLink';
import { loadFailureText } from '~/messages/failures';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { Button } from '~/ui/Button';
import { Combobox } from '~/ui/Combobox';
import { Dialog } from '~/ui/Dialog';
import { ErrorState } from '~/ui/Feedback';
import { FailureHelp } from '~/components/ErrorContent';
import type { CommandItem } from './commandItems';
import { KeyboardShortcutsDialog } from './KeyboardShortcutsDialog';
import { shortcutIds, shortcutKeys } from './shortcuts';
import { useCommandGroups } from './useCommandGroups';

/** The command menu and the dialog "Keyboard shortcuts". */
export function CommandDialogs() {
  return (
    <>
      <CommandMenu />
      <KeyboardShortcutsDialog />
    </>
  );
}

/** Finds organizations and commands by what the user types. */
const CommandMenu = observer(function CommandMenu() {
  const { commands } = useStores();
  const keepsFocus = useRef(true);
  const close = () => {
    keepsFocus.current = true;
    commands.close();
  };
  const choose = (item: CommandItem) => {
    keepsFocus.current = item.keepsFocus ?? false;
    commands.close();
    item.run();
  };
  return (
    <Dialog
      kind="search"
      title="Command menu"
      open={commands.dialog === 'menu'}
      onClose={close}
      finalFocus={() => keepsFocus.current}
    >
      <CommandList onChoose={choose} />
    </Dialog>
  );
});

const CommandList = observer(function CommandList({
  onChoose,
}: {
  readonly onChoose: (item: CommandItem) => void;
}) {
  const { commands } = useStores();
  const { text } = commands;
  const { groups, isSearching, error, retry } = useCommandGroups(text);
  const basename = useContext(PathLinkContext)?.basename ?? '';
  const items = groups.flatMap((group) => group.items);
  return (
    <Combobox
      label="Search organizations and commands"
      value={text}
      maxLength={maxSearchLength}
      onChange={(next) => commands.setText(next)}
      groups={groups.map((group) => ({
        ...group,
        items: group.items.map((item) => {
          const shortcut = shortcutIds.find((id) => id === item.id);
          return {
            ...item,
            href: item.path === undefined ? item.href : basename + item.path,
            keys: shortcut && commands.hasShortcuts ? shortcutKeys(shortcut) : undefined,
          };
        }),
      }))}
      busy={isSearching}
      status={error ? '' : statusText(text, items.length, isSearching)}
      onSelect={({ id }) => {
        const item = items.find((other) => other.id === id);
        if (item) onChoose(item);
      }}
      tip={text === '' ? 'Type a verb and a name: deactivate acme' : undefined}
      footer={
        error && (
          <ErrorState {...loadFailureText(error)}>
            <FailureHelp failure={error} />
            <Button onClick={retry}>{message('try_again')}</Button>
          </ErrorState>
        )
      }
    />
  );
});

function statusText(text: string, count: number, isSearching: boolean): string {
  if (text.trim() === '') return '';
  if (isSearching) return 'Searching…';
  if (count === 0) return `Nothing found for “${text.trim()}”`;
  return countOf(count, 'result');
}
