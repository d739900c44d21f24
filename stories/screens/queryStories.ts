import { screen } from 'storybook/test';
import type { FaultEffect } from '~~/mocks/control';
import type { StoryAppProps } from '../StoryApp';

/** Ways in which a screen's main query can fail, and what the screen then shows. */
const queryErrors = {
  NotFound: { effect: { status: 404 }, shows: 'Page Not Found' },
  TooManyRequests: {
    effect: { status: 429, headers: { 'Retry-After': '30' } },
    shows: /Try again in 30 seconds/,
  },
  Failed: { effect: { status: 500 }, shows: 'Something went wrong' },
} as const satisfies Record<string, { effect: FaultEffect; shows: string | RegExp }>;

/** A story of a screen whose query fails in the given way. */
export function failedStory(call: string, failure: keyof typeof queryErrors) {
  const { effect, shows } = queryErrors[failure];
  const prepare: StoryAppProps['prepare'] = ({ control }) =>
    void control.failNext({ call, effect, times: 'always' });
  return { args: { prepare }, play: async () => void (await screen.findByText(shows)) };
}

/** A story of a screen whose requests never complete, so that it shows its skeleton. */
export function loadingStory(skeleton: string) {
  const prepare: StoryAppProps['prepare'] = ({ control }) =>
    void control.failNext({ effect: 'hang', times: 'always' });
  return {
    args: { prepare },
    play: async () => void (await screen.findByRole('table', { name: skeleton, busy: true })),
  };
}
