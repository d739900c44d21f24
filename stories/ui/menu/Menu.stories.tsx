import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { Menu, MenuItem } from '~/ui/Menu';
import { iframeInDocs } from '../../iframeInDocs';
import { OpenMenu } from './OpenMenu';

const meta = { title: 'ui/Menu', parameters: iframeInDocs, component: Menu } satisfies Meta<
  typeof Menu
>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuItem icon={<Pencil size={16} />}>Edit</MenuItem>
      <MenuItem disabled>Activate</MenuItem>
    </OpenMenu>
  ),
};
