import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuItem } from '../../src/ui/MenuItem';
import { MenuNote } from '../../src/ui/MenuNote';
import { framedInDocs } from '../framedInDocs';
import { OpenMenu } from './OpenMenu';

const meta = { title: 'ui/MenuNote', parameters: framedInDocs, component: MenuNote } satisfies Meta<
  typeof MenuNote
>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuNote title="Ada Lovelace" detail="ada@example.com" />
      <MenuItem>Logout</MenuItem>
    </OpenMenu>
  ),
};
