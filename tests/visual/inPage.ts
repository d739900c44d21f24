import type { Look, Viewport } from '../../.storybook/looks';

/** What a story says to Chromatic, and so to its twin. */
export interface Plan {
  readonly disableSnapshot?: boolean;
  readonly modes?: Partial<
    Record<Look, { readonly disable?: boolean; readonly viewport?: Viewport }>
  >;
}

/** The parts of Storybook's preview that its page lays open. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>;
    readonly storyStoreValue: {
      loadStory: (query: { storyId: string }) => Promise<{ parameters: { chromatic?: Plan } }>;
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listener: (payload: unknown) => void) => void;
    off: (event: string, listener: (payload: unknown) => void) => void;
  };
}

/** In the page: once the gallery is there, puts it into a theme; axe has nothing to do here. */
export async function enterGallery(theme: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as Preview;
  await preview.ready();
  channel.emit('updateGlobals', { globals: { theme, a11y: { manual: true } } });
}

/** In the page: what this story wants of the camera. */
export async function readPlan(storyId: string): Promise<Plan> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
  const { parameters } = await preview.storyStoreValue.loadStory({ storyId });
  return parameters.chromatic ?? {};
}

/** In the page: shows a story and waits until it has played; throws what its play has thrown. */
export async function enterStory(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
  const wrong = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  await new Promise<void>((played, failed) => {
    const finish = () => leave(played);
    const fail = (why: unknown) =>
      leave(() => failed(why instanceof Error ? why : new Error(JSON.stringify(why))));
    const leave = (then: () => void) => {
      channel.off('storyFinished', finish);
      for (const event of wrong) channel.off(event, fail);
      then();
    };
    channel.on('storyFinished', finish);
    for (const event of wrong) channel.on(event, fail);
    scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * In the page: when the fonts are there and nothing has changed for a little while, seen from the
 * top.
 */
export async function whenStill(): Promise<void> {
  await document.fonts.ready;
  scrollTo(0, 0);
  await new Promise<void>((still) => {
    const done = () => {
      watch.disconnect();
      document.removeEventListener('focusin', wait);
      clearTimeout(last);
      still();
    };
    let quiet = setTimeout(done, 60);
    const last = setTimeout(done, 3_000);
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(done, 60);
    };
    const watch = new MutationObserver(wait);
    document.addEventListener('focusin', wait);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  });
}
