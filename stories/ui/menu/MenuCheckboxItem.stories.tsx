import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon } from 'lucide-react';
import { MenuCheckboxItem } from '~/ui/Menu';
import { iframeInDocs } from '../../iframeInDocs';
import { OpenMenu } from './OpenMenu';

const meta = {
  title: 'ui/MenuCheckboxItem',
  parameters: iframeInDocs,
  component: MenuCheckboxItem,
} satisfies Meta<typeof MenuCheckboxItem>;
export default meta;

export const Open: StoryObj = {
  render: () => (
    <OpenMenu>
      <MenuCheckboxItem icon={<Moon size={16} />} checked onCheckedChange={() => undefined}>
        Dark theme
      </MenuCheckboxItem>
      <MenuCheckboxItem checked={false} onCheckedChange={() => undefined}>
        Off
      </MenuCheckboxItem>
    </OpenMenu>
  ),
};
