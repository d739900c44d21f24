import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '~/ui/button/Button';
import { Row } from '~/ui/layout/Row';
import { Stack } from '~/ui/layout/Stack';
import { hovered, pressed } from '../../pseudoStates';
import { withoutSnapshot } from '../../withoutSnapshot';

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
    </Stack>
  ),
};

export const WithIcon: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="primary" icon={<Plus size={16} />}>
        New organization
      </Button>
      <Button {...args} icon={<Trash2 size={16} />}>
        Remove subscription
      </Button>
    </Row>
  ),
};

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
};

export const BusyIgnoresClicks: Story = {
  parameters: withoutSnapshot('It looks as Busy does.'),
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const BusyKeepsWidth: Story = {
  parameters: withoutSnapshot('It looks as Busy does.'),
  render: (args) => (
    <Row>
      <Button {...args} data-testid="idle" />
      <Button {...args} data-testid="busy" busy />
    </Row>
  ),
  play: async ({ canvas }) => {
    const width = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width;
    await expect(width('busy')).toBe(width('idle'));
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled />
      ))}
    </Row>
  ),
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
