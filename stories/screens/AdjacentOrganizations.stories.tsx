import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { hasProfileMenu, runProfileAction } from '../profileActions';
import { StoryApp } from '../StoryApp';

const meta = {
  title: 'screens/AdjacentOrganizations',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts?per_page=10', organizations: 12 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

let mockApi: MockApi | undefined;

/** Opens the last organization of the list's first page; the next one is on the second page. */
async function openLastRow(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const table = within(await canvas.findByRole('table', { name: 'Organizations', busy: false }));
  const link = table.getAllByRole('link').at(-1) as HTMLElement;
  const name = link.textContent;
  await userEvent.click(link);
  await canvas.findByRole('heading', { level: 1, name });
  return { canvas, name };
}

/**
 * Previous and next follow the list that the user came from, across its pages. The breadcrumb leads
 * to the page reached.
 */
export const FromTheList: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name } = await openLastRow(canvasElement);
    await runProfileAction('Next organization', 'link');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent(name),
    );
    const breadcrumb = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await waitFor(() =>
      expect(breadcrumb.getByRole('link', { name: 'Accounts' })).toHaveAttribute(
        'href',
        expect.stringContaining('page=2'),
      ),
    );
    await runProfileAction('Previous organization', 'link');
    await canvas.findByRole('heading', { level: 1, name });
  },
};

/** The next page of the list can't be loaded: a toast says so, and the profile stays. */
export const NextPageFailed: Story = {
  args: {
    prepare: (api) => (mockApi = api),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', { name: 'Organizations', busy: false });
    mockApi?.control.failNext({
      effect: { status: 500 },
      call: 'listOrganizations',
      times: 'always',
    });
    const { canvas, name } = await openLastRow(canvasElement);
    await runProfileAction('Next organization');
    await canvas.findByText('The server could not complete the request. Try again in a moment.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    if (!hasProfileMenu())
      await expect(canvas.getByRole('button', { name: 'Next organization' })).not.toHaveAttribute(
        'aria-disabled',
      );
  },
};
