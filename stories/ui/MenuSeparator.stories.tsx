import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuItem } from '../../src/ui/MenuItem';
import { MenuSeparator } from '../../src/ui/MenuSeparator';
import { framedInDocs } from '../framedInDocs';
import { OpenMenu } from './OpenMenu';

const meta = {
  title: 'ui/MenuSeparator',
  parameters: framedInDocs,
  component: MenuSeparator,
} satisfies Meta<typeof MenuSeparator>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuItem>Above</MenuItem>
      <MenuSeparator />
      <MenuItem>Below</MenuItem>
    </OpenMenu>
  ),
};
