import { pressedKey } from './pressedKey';
import { shortcutIds, shortcuts, type Shortcut, type ShortcutId } from './shortcuts';

/** In milliseconds: the second key of a sequence must follow within this time. */
const sequenceTime = 1500;

const textInput =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
/** A modal dialog or a menu that is open, not fading out (`data-closed`). */
const modal =
  '[data-base-ui-portal] :is([role$="dialog"], [role="menu"]):not([data-closed], [data-closed] *)';

/**
 * A keydown listener that runs the single-key shortcuts. None acts while the user types, while a
 * dialog or a menu is open, with Ctrl, Alt or Meta held, or during the composition of a character.
 */
export function shortcutListener(run: (id: ShortcutId) => void): (event: KeyboardEvent) => void {
  let typed: { keys: readonly string[]; at: number } = { keys: [], at: 0 };
  return (event) => {
    const { key, target, timeStamp, repeat } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.defaultPrevented || key.length !== 1) return;
    if (document.querySelector(modal) || isTyping(target)) return;
    const pressed = pressedKey(event);
    const previous = timeStamp - typed.at < sequenceTime ? typed.keys : [];
    const matches = (keys: readonly string[]) =>
      shortcutIds.find((id) => {
        const shortcut: Shortcut = shortcuts[id];
        return !shortcut.withControl && shortcut.keys.join(' ') === keys.join(' ');
      });
    const id = matches([...previous, pressed]) ?? matches([pressed]);
    typed = { keys: id ? [] : [pressed], at: timeStamp };
    if (!id || (repeat && id !== 'next' && id !== 'previous')) return;
    event.preventDefault();
    run(id);
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(textInput) !== null &&
    target.closest('[data-closed]') === null
  );
}
