import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuItem, MenuLabel } from '~/ui/Menu';
import { iframeInDocs } from '../../iframeInDocs';
import { OpenMenu } from './OpenMenu';

const meta = {
  title: 'ui/MenuLabel',
  parameters: iframeInDocs,
  component: MenuLabel,
} satisfies Meta<typeof MenuLabel>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuLabel title="Ada Lovelace" detail="ada@example.com" />
      <MenuItem>Logout</MenuItem>
    </OpenMenu>
  ),
};
