import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '~/ui/layout/Breadcrumbs';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Accounts', link: <a href="#accounts">Accounts</a> },
      { label: 'Northwind Traders' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Profile: StoryObj<typeof meta> = {};

export const LongName: StoryObj<typeof meta> = {
  args: {
    items: [
      { label: 'Accounts', link: <a href="#accounts">Accounts</a> },
      {
        label:
          'The Incorporated Society for the Preservation of Exceedingly Long Organization Names',
      },
    ],
  },
};

/** All hover styles at once. */
export const Hovered: StoryObj<typeof meta> = { ...Profile, play: undefined, globals: hovered };
