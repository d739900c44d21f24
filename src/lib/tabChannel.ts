/** What the tabs of one origin tell each other through. */
export interface TabChannel {
  /** Tells every tab but this one. */
  readonly broadcast: (message: unknown) => void;
  /** Hears the others; gives a function that ends it. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
}

/** The browser's channel of that name; where there is none, tabs learn nothing of each other. */
export function tabChannel(name: string): TabChannel | undefined {
  if (typeof BroadcastChannel !== 'function') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that rule is for windows: a channel has one origin.
    broadcast: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
