/** A transient message (docs/product.md, "Shell", "Entities and their fields"). */
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

/** A button of a toast. It is gone after a reload. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly position: ToastPosition;
  readonly title: string;
  /** What happened in general, shown in a line above the text. */
  readonly headline?: string | undefined;
  readonly text: string;
  /** The organization whose change it reports. */
  readonly organizationId?: string | undefined;
  readonly action?: ToastAction | undefined;
}

/** In milliseconds (docs/product.md, "Business constants and limits"). */
export const TOAST_TIMEOUT = 5000;
/** Of a toast with a button. */
export const ACTION_TOAST_TIMEOUT = 10_000;
export const TOAST_POSITION: ToastPosition = 'top-center';
