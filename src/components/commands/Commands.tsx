import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { CommandMenu } from './CommandMenu';
import { KeyboardShortcutsDialog } from './KeyboardShortcutsDialog';
import { runShortcut } from './runShortcut';
import { shortcutListener } from './shortcutListener';

/** The command menu, the dialog "Keyboard shortcuts", and the shortcuts' key handler. */
export const Commands = observer(function Commands() {
  const { commands } = useStores();
  const { pathname } = useLocation();
  const { hasShortcuts } = commands;
  useEffect(() => {
    if (!hasShortcuts) return undefined;
    const listener = shortcutListener((id) => runShortcut(id, commands));
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [commands, hasShortcuts]);
  const lastPathname = useRef(pathname);
  // Back closes what is open; in the same commit: a key that follows at once may open it again.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    commands.close();
  }, [commands, pathname]);
  return (
    <>
      <CommandMenu />
      <KeyboardShortcutsDialog />
    </>
  );
});
