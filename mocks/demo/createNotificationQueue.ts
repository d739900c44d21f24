import type { ToastType } from '~/domain/Toast';

export interface DemoNotification {
  readonly type: ToastType;
  readonly text: string;
}

/** The demo's notifications, queued until the console can show them. */
export interface NotificationQueue {
  add(notification: DemoNotification): void;
  /** Delivers queued and new notifications; returns a function to unsubscribe. */
  subscribe(listener: (notification: DemoNotification) => void): () => void;
}

export function createNotificationQueue(): NotificationQueue {
  const pending: DemoNotification[] = [];
  let listener: ((notification: DemoNotification) => void) | undefined;
  return {
    add(notification) {
      if (listener) listener(notification);
      else pending.push(notification);
    },
    subscribe(next) {
      listener = next;
      for (const notification of pending.splice(0)) next(notification);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}
