/**
 * A transient message (docs/product.md, "2. Screens and routes", "3. Entities and their fields").
 */
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

/** In milliseconds (docs/product.md, "9. Business constants and limits"). */
export const TOAST_TIMEOUT = 5000;
export const TOAST_POSITION: ToastPosition = 'top-center';
