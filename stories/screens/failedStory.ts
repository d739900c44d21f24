import { screen } from 'storybook/test';
import type { StoryAppProps } from '../StoryApp';

/** A story of a screen whose main call fails. */
export function failedStory(call: string) {
  const prepare: StoryAppProps['prepare'] = ({ control }) =>
    void control.failNext({ call, effect: { status: 500 }, times: 'always' });
  return {
    args: { prepare },
    play: async () => void (await screen.findByText('Something went wrong')),
  };
}
