import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuItem } from '~/ui/menu/MenuItem';
import { MenuSeparator } from '~/ui/menu/MenuLabel';
import { iframeInDocs } from '../../iframeInDocs';
import { OpenMenu } from './OpenMenu';

const meta = {
  title: 'ui/MenuSeparator',
  parameters: iframeInDocs,
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
