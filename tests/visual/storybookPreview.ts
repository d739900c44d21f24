import type { ModeName, Viewport } from '../../.storybook/visualModes';

/** What a story says to Chromatic, and so to its twin. */
export interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  readonly modes?: Partial<
    Record<ModeName, { readonly disable?: boolean; readonly viewport?: Viewport }>
  >;
}

/** The parts of Storybook's preview that its page lays open. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>;
    readonly storyStoreValue: {
      loadStory: (query: {
        storyId: string;
      }) => Promise<{ parameters: { chromatic?: ChromaticParameters } }>;
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: unknown) => void) => void;
    off: (event: string, listener: (payload: unknown) => void) => void;
  };
}

/** In the page: once the gallery is there, puts it into a theme; axe has nothing to do here. */
export async function initializeStorybook(theme: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as StorybookWindow;
  await preview.ready();
  channel.emit('updateGlobals', { globals: { theme, a11y: { manual: true } } });
}

/** In the page: what this story wants of the camera. */
export async function readChromaticParameters(storyId: string): Promise<ChromaticParameters> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const { parameters } = await preview.storyStoreValue.loadStory({ storyId });
  return parameters.chromatic ?? {};
}

/** In the page: shows a story and waits until it has played; throws what its play has thrown. */
export async function renderStory(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  const errorEvents = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  await new Promise<void>((resolve, reject) => {
    const finish = () => settle(resolve);
    const fail = (why: unknown) =>
      settle(() => reject(why instanceof Error ? why : new Error(JSON.stringify(why))));
    const settle = (then: () => void) => {
      channel.off('storyFinished', finish);
      for (const event of errorEvents) channel.off(event, fail);
      then();
    };
    channel.on('storyFinished', finish);
    for (const event of errorEvents) channel.on(event, fail);
    scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * In the page: when the fonts are there and nothing has changed for a little while, seen from the
 * top.
 */
export async function waitUntilStable(): Promise<void> {
  await document.fonts.ready;
  scrollTo(0, 0);
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      document.removeEventListener('focusin', restartTimer);
      clearTimeout(maxTimer);
      resolve();
    };
    let quietTimer = setTimeout(done, 60);
    const maxTimer = setTimeout(done, 3_000);
    const restartTimer = () => {
      clearTimeout(quietTimer);
      quietTimer = setTimeout(done, 60);
    };
    const observer = new MutationObserver(restartTimer);
    document.addEventListener('focusin', restartTimer);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  });
}
