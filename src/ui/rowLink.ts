import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { selectLinkText } from './selectLinkText';

/** Pixels that the pointer may move during a click; further is a drag. */
const slack = 4;

/** Milliseconds in which a second click may follow: a double click selects a word. */
const secondClick = 300;

const controls = 'a,button,input,select,textarea,label,summary';

type Row = HTMLTableRowElement;

let pressed: PointerEvent | undefined;
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
    pressed = event;
    if (linkOf(event)?.contains(event.target as Node) && event.pointerType === 'mouse')
      selectLinkText(event);
  },
  // Otherwise a middle click starts to scroll the page on some systems.
  onMouseDown: (event: MouseEvent<Row>) => {
    if (event.button === 1 && linkOf(event)) event.preventDefault();
  },
  onClickCapture: onClick,
  onAuxClick: onClick,
};

function onClick(event: MouseEvent<Row>): void {
  const { currentTarget: row, target, detail, button } = event;
  const link = linkOf(event);
  // Without a detail it comes from the keyboard, or from `follow`.
  if (!link || detail === 0 || button > 1) return;
  const selected = getSelection()?.isCollapsed === false && getSelection()?.containsNode(row, true);
  if (selected && isDrag(event)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (!link.contains(target as Node) && !event.shiftKey && !event.altKey) {
    const newTab = event.ctrlKey || event.metaKey || button === 1;
    // A finger selects by a long press.
    if (newTab || pressed?.pointerType === 'touch') follow(link, newTab);
    else if (detail === 1) followLater(link);
    else if (!selected) follow(link, false);
  }
}

/** The row's link, unless an event is about another control, or a dialog rendered elsewhere. */
function linkOf({ currentTarget: row, target }: MouseEvent<Row>): HTMLAnchorElement | null {
  const link = row.querySelector<HTMLAnchorElement>('[data-stretched]');
  const control = (target as Element).closest(controls);
  return row.contains(target as Node) && (!control || control === link) ? link : null;
}

function isDrag({ clientX, clientY }: MouseEvent): boolean {
  return !!pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > slack;
}

/** Opens the link unless anything else is pressed first, or the row shows another one meanwhile. */
function followLater(link: HTMLAnchorElement): void {
  const { href } = link;
  timer = setTimeout(() => {
    if (link.isConnected && link.href === href) follow(link, false);
  }, secondClick);
  document.addEventListener('pointerdown', () => clearTimeout(timer), {
    capture: true,
    once: true,
  });
}

/** As a click on the link itself: what that does is the router's, or the browser's. */
function follow(link: HTMLElement, newTab: boolean): void {
  const keys = { ctrlKey: newTab, metaKey: newTab };
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
