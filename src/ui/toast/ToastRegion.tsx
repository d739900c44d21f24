import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

const positions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

type ToastRegionPosition = (typeof positions)[number];

export interface ToastRegionProps {
  /** The toast cards of each position. */
  readonly toasts: Partial<Record<ToastRegionPosition, ReactNode>>;
}

/**
 * Holds all toasts, above everything else. Base UI hides the page behind a modal dialog from screen
 * readers but leaves live regions alone, hence `aria-live`; `off`, because each card announces
 * itself.
 */
export function ToastRegion({ toasts }: ToastRegionProps) {
  return (
    // The attributes: `isToastEvent` and the demo's panel find the toasts by them.
    <section aria-label="Notifications" aria-live="off" data-notifications="">
      {positions.map((position) => (
        <ToastStack key={position} position={position} data-position={position}>
          {toasts[position]}
        </ToastStack>
      ))}
    </section>
  );
}

type Edge = 'top' | 'bottom';
type Side = 'left' | 'center' | 'right';

const edgeStyles: Readonly<Record<Edge, string>> = {
  top: `inset-block-start: ${theme.space[4]};`,
  bottom: `
    inset-block-end: ${theme.space[4]};
    flex-direction: column-reverse;
  `,
};
const sideStyles: Readonly<Record<Side, string>> = {
  left: `
    left: ${theme.space[4]};
    align-items: flex-start;
  `,
  center: `
    left: 50%;
    transform: translateX(-50%);
  `,
  right: `
    right: ${theme.space[4]};
    align-items: flex-end;
  `,
};
function positionStyle({ position }: { readonly position: ToastRegionPosition }): string {
  const [edge, side] = position.split('-') as [Edge, Side];
  // Centred in the header bar.
  const inHeader = position === 'top-center' ? 'inset-block-start: 2px;' : '';
  return `${edgeStyles[edge]} ${sideStyles[side]} ${inHeader}`;
}

const ToastStack = styled.div<{ readonly position: ToastRegionPosition }>`
  position: fixed;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: min(600px, calc(100vw - 32px));
  max-block-size: calc(100vh - 32px);
  pointer-events: none;
  ${positionStyle}
  ${theme.media.belowMedium} {
    inline-size: min(600px, calc(100vw - 16px));
  }
`;
