import { css } from '@emotion/react';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyComponent } from './lazyComponent';
import { staticClassName } from './style';

export interface TooltipProps {
  readonly content: ReactNode;
  /**
   * The element that the tooltip names. It needs an accessible name of its own, because the tooltip
   * is visual only.
   */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly disabled?: boolean;
}

const openDelay = 400;
const closeDelay = 120;
const TooltipPopup = lazyComponent(() =>
  import('./TooltipPopup').then((module) => module.TooltipPopup),
);

const wrapperClass = staticClassName(css`
  display: contents;
`);

/**
 * Shows the name of an element on hover and keyboard focus; Escape closes it (WCAG 1.4.13).
 */
export function Tooltip({ content, children, side = 'top', disabled = false }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const schedule = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const close = () => schedule(false, 0);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const onEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') schedule(true, openDelay);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) schedule(true, 0);
  };

  return (
    <span
      ref={wrapper}
      className={wrapperClass}
      onPointerEnter={onEnter}
      onPointerLeave={() => schedule(false, closeDelay)}
      onPointerDown={close}
      onFocus={onFocus}
      onBlur={close}
    >
      {children}
      {open && !disabled ? (
        <TooltipPopup anchor={() => wrapper.current?.firstElementChild ?? null} side={side}>
          {content}
        </TooltipPopup>
      ) : null}
    </span>
  );
}
