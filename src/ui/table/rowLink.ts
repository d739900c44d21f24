import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { selectLinkText } from './selectLinkText';

/** Pixels the pointer may move during a click; beyond that it is a drag. */
const dragThreshold = 4;

/** Milliseconds to wait for the second click of a double click, which selects a word. */
const doubleClickDelay = 300;

const controls = 'a,button,input,select,textarea,label,summary';

type Row = HTMLTableRowElement;

let pressed: PointerEvent | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Handlers that make a click anywhere in a row follow its `data-stretched` link. A transparent
 * overlay would be simpler but would make the text unselectable: here a drag or a double click
 * selects and doesn't navigate. A click on the link navigates at once; a click on other text waits
 * for a second click.
 */
export const rowLink: Pick<
  ComponentProps<'tr'>,
  'onPointerDownCapture' | 'onMouseDown' | 'onClickCapture' | 'onAuxClick'
> = {
  onPointerDownCapture: (event: PointerEvent<Row>) => {
    pressed = event;
    if (findLink(event)?.contains(event.target as Node) && event.pointerType === 'mouse')
      selectLinkText(event);
  },
  // Prevents autoscroll on middle click (Windows).
  onMouseDown: (event: MouseEvent<Row>) => {
    if (event.button === 1 && findLink(event)) event.preventDefault();
  },
  onClickCapture: onClick,
  onAuxClick: onClick,
};

function onClick(event: MouseEvent<Row>): void {
  const { currentTarget: row, target, detail, button } = event;
  const link = findLink(event);
  // detail is 0 for clicks by keyboard and those dispatched by `follow`.
  if (!link || detail === 0 || button > 1) return;
  const selected = getSelection()?.isCollapsed === false && getSelection()?.containsNode(row, true);
  if (selected && isDrag(event)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (!link.contains(target as Node) && !event.shiftKey && !event.altKey) {
    const newTab = event.ctrlKey || event.metaKey || button === 1;
    // Touch selects by long press, so there is no second click to wait for.
    if (newTab || pressed?.pointerType === 'touch') follow(link, newTab);
    else if (detail === 1) followLater(link);
    else if (!selected) follow(link, false);
  }
}

/**
 * The row's link, unless the event targets another control or a dialog rendered through a portal.
 */
function findLink({ currentTarget: row, target }: MouseEvent<Row>): HTMLAnchorElement | null {
  const link = row.querySelector<HTMLAnchorElement>('[data-stretched]');
  const control = (target as Element).closest(controls);
  return row.contains(target as Node) && (!control || control === link) ? link : null;
}

function isDrag({ clientX, clientY }: MouseEvent): boolean {
  return (
    !!pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > dragThreshold
  );
}

/**
 * Follows the link unless something else is pressed first, or the row's link has changed by then.
 */
function followLater(link: HTMLAnchorElement): void {
  const { href } = link;
  timer = setTimeout(() => {
    if (link.isConnected && link.href === href) follow(link, false);
  }, doubleClickDelay);
  document.addEventListener('pointerdown', () => clearTimeout(timer), {
    capture: true,
    once: true,
  });
}

/** Dispatches a click on the link, to be handled by the router or the browser. */
function follow(link: HTMLElement, newTab: boolean): void {
  const keys = { ctrlKey: newTab, metaKey: newTab };
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
