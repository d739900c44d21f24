import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuItem, MenuNote, MenuSeparator } from '~/ui/Menu';
import { iframeInDocs } from '../../iframeInDocs';
import { OpenMenu } from './OpenMenu';

const meta = {
  title: 'ui/MenuNote',
  parameters: iframeInDocs,
  component: MenuNote,
} satisfies Meta<typeof MenuNote>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuItem>Logout</MenuItem>
      <MenuSeparator />
      <MenuNote>Version 1.2.3 (abc1234)</MenuNote>
    </OpenMenu>
  ),
};
