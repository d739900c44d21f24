import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { selectLinkText } from './selectLinkText';

/** Pixels that the pointer may move during a click; further is a drag. */
const slack = 4;

/** Milliseconds in which a second click may follow: a double click selects a word. */
const secondClick = 300;

const controls = 'a, button, input, select, textarea, label, summary';

type Row = HTMLTableRowElement;

let pressed = { x: 0, y: 0, by: '' };
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The handlers of a row that opens its `data-stretched` link wherever it is clicked. An overlay
 * would do that too, but no text below it could be selected: here a drag or a double click selects,
 * and opens nothing. The link itself opens at once; other text waits for a second click.
 */
export const rowLink: Pick<
  ComponentProps<'tr'>,
  'onPointerDownCapture' | 'onMouseDown' | 'onClickCapture' | 'onAuxClick'
> = {
  onPointerDownCapture: (event: PointerEvent<Row>) => {
    pressed = { x: event.clientX, y: event.clientY, by: event.pointerType };
    if (partsOf(event).onLink && event.pointerType === 'mouse' && event.button === 0)
      selectLinkText(event);
  },
  // Otherwise a middle click starts to scroll the page on some systems.
  onMouseDown: (event: MouseEvent<Row>) => {
    const { link, isControl } = partsOf(event);
    if (link && !isControl && event.button === 1) event.preventDefault();
  },
  onClickCapture: (event: MouseEvent<Row>) => {
    const { link, isControl, onLink } = partsOf(event);
    // Without a detail it comes from the keyboard, or from `follow`.
    if (!link || isControl || event.detail === 0) return;
    if (isDrag(event) && isSelected(event.currentTarget)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (onLink || event.shiftKey || event.altKey) return;
    const newTab = event.ctrlKey || event.metaKey;
    if (event.detail > 1 && isSelected(event.currentTarget)) return;
    // A finger selects by a long press.
    if (newTab || event.detail > 1 || pressed.by === 'touch') follow(link, newTab);
    else followLater(link);
  },
  onAuxClick: (event: MouseEvent<Row>) => {
    const { link, isControl, onLink } = partsOf(event);
    if (link && !isControl && !onLink && event.button === 1) follow(link, true);
  },
};

/** A row's link, and whether an event is about that or about another control. */
function partsOf({ currentTarget, target }: MouseEvent<Row>) {
  // A dialog that the row renders elsewhere is none of its cells.
  const inside = target instanceof Element && currentTarget.contains(target);
  const link = inside ? currentTarget.querySelector<HTMLElement>('[data-stretched]') : null;
  const control = inside ? target.closest(controls) : null;
  return {
    link,
    onLink: control !== null && control === link,
    isControl: control !== link && control !== null,
  };
}

function isDrag({ clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - pressed.x, clientY - pressed.y) > slack;
}

function isSelected(row: Row): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}

/** Opens the link unless anything else is pressed first, or the row shows another one meanwhile. */
function followLater(link: HTMLElement): void {
  const target = link.getAttribute('href');
  const cancel = () => clearTimeout(timer);
  cancel();
  timer = setTimeout(() => {
    document.removeEventListener('pointerdown', cancel, true);
    if (link.isConnected && link.getAttribute('href') === target) follow(link, false);
  }, secondClick);
  document.addEventListener('pointerdown', cancel, { capture: true, once: true });
}

/** As a click on the link itself: what that does is the router's, or the browser's. */
function follow(link: HTMLElement, newTab: boolean): void {
  const keys = { ctrlKey: newTab, metaKey: newTab };
  link.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  );
}
