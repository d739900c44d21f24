import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '~/ui/Button';
import { ChangeHighlight } from '~/ui/Feedback';

const meta = {
  title: 'ui/ChangeHighlight',
  component: ChangeHighlight,
  args: { value: 4, children: '4' },
} satisfies Meta<typeof ChangeHighlight>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first value isn't highlighted, each change is. */
export const Change: Story = {
  render: function Render() {
    const [value, setValue] = useState<number>();
    return (
      <>
        <p>
          Available seats: <ChangeHighlight value={value}>{value ?? 'loading'}</ChangeHighlight>
        </p>
        <Button onClick={() => setValue((value ?? 3) + 1)}>Next value</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next value' });
    // In a translated page, a text is in elements of its own.
    const shown = (text: string) => canvas.getByText(text).closest(':not(font)');
    await userEvent.click(next);
    await expect(shown('4')).toHaveStyle({ animationName: 'none' });
    await userEvent.click(next);
    await expect(shown('5')).not.toHaveStyle({ animationName: 'none' });
  },
};
