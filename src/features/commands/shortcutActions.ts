import type { CommandsStore } from '~/stores/CommandsStore';
import type { ShortcutId } from './shortcuts';

/** Does what a shortcut says, on the screen on display. */
export function runShortcut(id: ShortcutId, commands: CommandsStore): void {
  switch (id) {
    case 'menu':
      return commands.open('menu');
    case 'help':
      return commands.open('shortcuts');
    case 'search': {
      const search = document.querySelector<HTMLElement>('[role="search"] input');
      return search ? search.focus() : commands.open('menu');
    }
    case 'home':
      return commands.navigate('/');
    case 'accounts':
      return commands.navigate('/accounts');
    case 'token':
      return commands.navigate('/token');
    case 'new':
      return commands.runOn('/accounts', 'new');
    case 'edit':
      return void commands.run('edit');
    case 'next':
    case 'previous':
      return focusRow(id === 'next' ? 1 : -1);
    case 'copy-summary':
    case 'select':
      return void commands.run(id);
  }
}

const rowLink = 'main tbody a';

function focusedRow(): HTMLTableRowElement | null | undefined {
  return document.activeElement?.closest<HTMLTableRowElement>('main tbody tr');
}

/** Focuses the link of the next or previous row; of the first if no row has focus. */
export function focusRow(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>(rowLink)];
  const row = focusedRow();
  const index = links.findIndex((link) => row?.contains(link));
  const link = links[index < 0 ? 0 : index + step];
  // The focus ring is visible after a click too.
  link?.focus({ focusVisible: true });
  link?.scrollIntoView({ block: 'nearest' });
}
