import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox } from '~/ui/Combobox';
import { SearchDialog } from '~/ui/dialog/SearchDialog';
import { iframeInDocs } from '../../iframeInDocs';

const meta = {
  title: 'ui/SearchDialog',
  parameters: iframeInDocs,
  component: SearchDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Command menu',
    restoresFocus: () => true,
    children: (
      <Combobox
        label="Search"
        value=""
        onChange={() => undefined}
        onSelect={() => undefined}
        groups={[{ label: 'Commands', items: [{ id: 'home', label: 'Home' }] }]}
        status="1 result"
      />
    ),
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Command menu' });
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
