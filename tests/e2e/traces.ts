import type { Page } from '@playwright/test';
import type { SentryServer } from './sentryServer';

/** What a console has left behind, as texts by where they were found. */
export type Traces = Readonly<
  Record<
    'urls' | 'console' | 'reports' | keyof ElementTexts | keyof ReturnType<typeof storedTexts>,
    string
  >
>;

interface ElementTexts {
  readonly document: string;
  /** Of elements outside the document. */
  readonly detached: string;
}

/** Records what leaves a page: URLs, headers that name the page, console messages and reports. */
export function recordTraces(page: Page, sentry: SentryServer): () => Promise<Traces> {
  const urls: string[] = [];
  const logs: string[] = [];
  page.on('request', (request) =>
    urls.push(`${request.url()} ${request.headers()['referer'] ?? ''}`),
  );
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  page.on('console', (message) => logs.push(message.text()));
  return async () => ({
    urls: urls.join('\n'),
    console: logs.join('\n'),
    reports: sentry.requests.join('\n'),
    ...(await elementsOf(page)),
    ...(await page.evaluate(storedTexts)),
  });
}

/** Where a secret was found: as it is, percent-encoded or in base64. */
export function findSecret(traces: Readonly<Record<string, string>>, secret: string): string[] {
  const variants = [secret, encodeURIComponent(secret), btoa(secret).replace(/=+$/, '')];
  return Object.entries(traces).flatMap(([name, text]) =>
    variants.some((variant) => text.includes(variant)) ? [name] : [],
  );
}

/** Runs in the page: all it stores but for the session, which is where the token belongs. */
function storedTexts() {
  const entries = (storage: Storage) =>
    JSON.stringify(Object.entries(storage).filter(([key]) => key !== 'ams.session'));
  return {
    localStorage: entries(localStorage),
    sessionStorage: entries(sessionStorage),
    history: `${JSON.stringify(history.state)} ${location.href} ${document.referrer}`,
    performance: JSON.stringify(performance.getEntries()),
    cookies: document.cookie,
    windowName: window.name,
    title: document.title,
  };
}

/** The markup and the values of all elements that the page holds. */
async function elementsOf(page: Page): Promise<ElementTexts> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'HTMLElement.prototype',
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () {
      const elements = this.filter(isElement);
      function isElement(object) {
        // Not the prototypes of the element types.
        try { return object.nodeType === Node.ELEMENT_NODE; } catch { return false; }
      }
      const text = (isIncluded) => {
        const included = elements.filter(isIncluded);
        const roots = new Set(included.map((element) => element.getRootNode()));
        const markup = [...roots].map((root) => (root.documentElement ?? root).outerHTML ?? root.textContent);
        const values = included.map(({ value }) => value).filter((value) => typeof value === 'string');
        return [...markup, ...values].join('\\n');
      };
      return { document: text((element) => element.isConnected), detached: text((element) => !element.isConnected) };
    }`,
    returnByValue: true,
  });
  await session.detach();
  return result.value as ElementTexts;
}
