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

export type ToastRegionPosition = (typeof positions)[number];

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
    <section aria-label="Notifications" aria-live="off" data-notifications="">
      {positions.map((position) => (
        <ToastStack key={position} data-position={position}>
          {toasts[position]}
        </ToastStack>
      ))}
    </section>
  );
}

// Inside the header bar.
const ToastStack = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: min(640px, calc(100vw - 32px));
  max-block-size: calc(100vh - 32px);
  pointer-events: none;
  &[data-position^='top'] {
    inset-block-start: ${theme.space[4]};
  }
  &[data-position='top-center'] {
    inset-block-start: ${theme.space[1]};
  }
  &[data-position^='bottom'] {
    inset-block-end: ${theme.space[4]};
    flex-direction: column-reverse;
  }
  &[data-position$='left'] {
    left: ${theme.space[4]};
    align-items: flex-start;
  }
  &[data-position$='right'] {
    right: ${theme.space[4]};
    align-items: flex-end;
  }
  &[data-position$='center'] {
    left: 50%;
    transform: translateX(-50%);
  }
`;
