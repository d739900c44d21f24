import type { ModeName, Viewport } from '../../.storybook/visualModes';

/** A story's `chromatic` parameters, which the local visual test honours too. */
export interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  readonly modes?: Partial<
    Record<ModeName, { readonly disable?: boolean; readonly viewport?: Viewport }>
  >;
}

/** Globals of Storybook's preview page. */
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

/** Runs in the page: waits for the preview, sets the theme, and turns automatic axe runs off. */
export async function initializeStorybook(theme: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as StorybookWindow;
  await preview.ready();
  channel.emit('updateGlobals', { globals: { theme, a11y: { manual: true } } });
}

/** Runs in the page. */
export async function readChromaticParameters(storyId: string): Promise<ChromaticParameters> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const { parameters } = await preview.storyStoreValue.loadStory({ storyId });
  return parameters.chromatic ?? {};
}

/** Runs in the page: renders a story and waits for its play function; rejects if that throws. */
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
    const fail = (reason: unknown) =>
      settle(() => reject(reason instanceof Error ? reason : new Error(JSON.stringify(reason))));
    const settle = (callback: () => void) => {
      channel.off('storyFinished', finish);
      for (const event of errorEvents) channel.off(event, fail);
      callback();
    };
    channel.on('storyFinished', finish);
    for (const event of errorEvents) channel.on(event, fail);
    scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page: waits for the fonts and until nothing has changed for 60 ms (at most 3 s). */
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
