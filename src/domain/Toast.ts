/** A short message that comes by itself and goes by itself (specification, points 2, 3 and 9). */
export const toastTypes = ['caution', 'error', 'info', 'success'] as const;

export const toastPositions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export type ToastType = (typeof toastTypes)[number];
export type ToastPosition = (typeof toastPositions)[number];

export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly position: ToastPosition;
  readonly title: string;
  readonly text: string;
}

/** Milliseconds that a toast stays by default. */
export const TOAST_TIMEOUT = 5000;
export const TOAST_POSITION: ToastPosition = 'top-center';
