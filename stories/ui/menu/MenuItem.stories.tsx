import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut } from 'lucide-react';
import { MenuItem } from '~/ui/menu/MenuItem';
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
