import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '~/ui/Button';
import { Tooltip } from '~/ui/Tooltip';
import { TOOLTIP_OFFSET } from '~/ui/TooltipPopup';
import { iframeInDocs } from '../../iframeInDocs';
import { withoutSnapshot } from '../../withoutSnapshot';

const meta = {
  title: 'ui/Tooltip',
  parameters: iframeInDocs,
  component: Tooltip,
  args: { content: 'Reload all seats', children: <Button>Reload</Button>, side: 'bottom' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const tooltip = await waitFor(() => screen.getByRole('tooltip'));
    await waitFor(() =>
      expect(
        tooltip.getBoundingClientRect().top - button.getBoundingClientRect().bottom,
      ).toBeCloseTo(TOOLTIP_OFFSET, 0),
    );
  },
};

export const ClosesOnPointerLeave: Story = {
  parameters: withoutSnapshot('It ends as Disabled does.'),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => screen.getByRole('tooltip'));
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    content: 'The Incorporated Society for the Preservation of Exceedingly Long Organization Names',
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
