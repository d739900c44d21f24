import { CommandMenu } from './CommandMenu';
import { KeyboardShortcutsDialog } from './KeyboardShortcutsDialog';

/** The command menu and the dialog "Keyboard shortcuts". */
export function CommandDialogs() {
  return (
    <>
      <CommandMenu />
      <KeyboardShortcutsDialog />
    </>
  );
}
