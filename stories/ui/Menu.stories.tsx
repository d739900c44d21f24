import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { Menu } from '../../src/ui/Menu';
import { MenuItem } from '../../src/ui/MenuItem';
import { framedInDocs } from '../framedInDocs';
import { OpenMenu } from './OpenMenu';

const meta = { title: 'ui/Menu', parameters: framedInDocs, component: Menu } satisfies Meta<
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
