import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Moon, PowerOff } from 'lucide-react';
import { fn, screen, userEvent } from 'storybook/test';
import { Divider } from '~/ui/layout';
import { MenuCheckboxItem, MenuItem, MenuLabel, MenuLinkItem, MenuNote } from '~/ui/Menu';
import { MenuButton } from '~/ui/MenuButton';

const items = (
  <>
    <MenuLabel title="Robin Hale" detail="robin.hale@provider.example" />
    <Divider />
    <MenuCheckboxItem icon={<Moon size={16} />} checked onCheckedChange={fn()}>
      Dark theme
    </MenuCheckboxItem>
    <MenuItem icon={<Copy size={16} />}>Copy summary</MenuItem>
    <MenuItem icon={<PowerOff size={16} />} disabled>
      Deactivate
    </MenuItem>
    <MenuLinkItem current link={<a href="#view">View</a>}>
      Renewals of the quarter in the Nordic countries, by the seats that are left
    </MenuLinkItem>
    <Divider />
    <MenuNote>Version 1.2.3 (abc1234)</MenuNote>
  </>
);

const meta = {
  title: 'ui/Menu',
  component: MenuButton,
  tags: ['!autodocs'],
  args: { label: 'More', icon: <Ellipsis size={16} />, items },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of item. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
  },
};
