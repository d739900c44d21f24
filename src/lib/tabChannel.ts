/** Messages between tabs of the same origin. */
export interface TabChannel {
  /** Sends to every tab but this one. */
  readonly broadcast: (message: unknown) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
}

/** A named BroadcastChannel; undefined in browsers without support. */
export function tabChannel(name: string): TabChannel | undefined {
  if (typeof BroadcastChannel !== 'function') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    broadcast: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
