import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '~/ui/Button';
import { Row, Stack } from '~/ui/Page';
import { hovered, pressed } from '../../pseudoStates';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} {...args} variant={variant} size={size} />
          ))}
        </Row>
      ))}
      <Row>
        <Button {...args} variant="primary" icon={<Plus size={16} />}>
          New organization
        </Button>
        <Button {...args} icon={<Trash2 size={16} />}>
          Remove subscription
        </Button>
      </Row>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} {...args} variant={variant} disabled />
        ))}
      </Row>
    </Stack>
  ),
};

/** A busy button keeps its width and focus, and ignores clicks. */
export const Busy: Story = {
  render: (args) => (
    <Stack>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} {...args} variant={variant} />
        ))}
      </Row>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} {...args} variant={variant} busy />
        ))}
      </Row>
      <Row>
        <Button {...args} icon={<Plus size={16} />} busy>
          Add subscription
        </Button>
        <Button {...args} size="small" busy />
      </Row>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Save changes' });
    for (const [index] of variants.entries()) {
      const [idle, busy] = [buttons[index], buttons[index + variants.length]];
      await expect(busy?.getBoundingClientRect().width).toBe(idle?.getBoundingClientRect().width);
    }
    const busy = buttons.at(-1) as HTMLElement;
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(busy).toHaveFocus();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    busy.blur();
  },
};

/** The focus ring, as shown for keyboard focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** All hover styles at once. */
export const Hovered: Story = { ...Variants, play: undefined, globals: hovered };

export const Pressed: Story = { ...Variants, play: undefined, globals: pressed };
