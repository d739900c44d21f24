import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut } from 'lucide-react';
import { PathLink } from '~/components/PathLink';
import { MenuItem, MenuLinkItem } from '~/ui/Menu';
import { iframeInDocs } from '../../iframeInDocs';
import { OpenMenu } from './OpenMenu';

const meta = { title: 'ui/MenuItem', parameters: iframeInDocs, component: MenuItem } satisfies Meta<
  typeof MenuItem
>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuItem icon={<LogOut size={16} />}>Logout</MenuItem>
      <MenuItem disabled>Disabled</MenuItem>
    </OpenMenu>
  ),
};

/** Links; one is that of what is on screen. */
export const Links: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuLinkItem link={<PathLink to="/accounts?seats=low" />} current>
        Low on seats
      </MenuLinkItem>
      <MenuLinkItem link={<PathLink to="/accounts?seats=out" />}>Out of seats</MenuLinkItem>
    </OpenMenu>
  ),
};
