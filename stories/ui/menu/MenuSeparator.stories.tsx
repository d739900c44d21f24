import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuItem, MenuSeparator } from '~/ui/Menu';
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
