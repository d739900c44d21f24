/** Milliseconds to wait for a worker that doesn't answer. */
const timeout = 1000;

let activation: Promise<void> | undefined;

/**
 * Resolves once msw's service worker answers this page's calls. The browser stops an idle worker, which
 * then forgets the pages that it serves (https://github.com/mswjs/msw/issues/2635), so this comes
 * before every call.
 */
export function activateServiceWorker(): Promise<void> {
  activation ??= requestActivation().finally(() => (activation = undefined));
  return activation;
}

function requestActivation(): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('message', onMessage);
      resolve();
    };
    const onMessage = ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
      if (data?.type === 'MOCKING_ENABLED') end();
    };
    const timer = setTimeout(end, timeout);
    serviceWorker.addEventListener('message', onMessage);
    serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  });
}
