import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import type { FaultEffect } from '~~/mocks/http/Fault';
import { addStoryOrganization, storyOrganizationId } from '../dialogs/storyOrganization';
import { StoryApp } from '../StoryApp';
import { submitKeys } from '../dialogs/submitKeys';
import {
  bulkDeactivation,
  entriesWithLinks,
  entryOfEachAction,
  unusualEntries,
} from './activityEntries';

let mockApi: MockApi | undefined;

/** The organization of the stories, whose activity has this outcome. */
const withActivity = (effect?: FaultEffect) => (api: MockApi) => {
  mockApi = api;
  addStoryOrganization(api);
  if (effect) api.control.failNext({ call: 'listOrganizationActivity', effect, times: 'always' });
};
const responseOf = (entries: readonly object[], next: string | null = null) => ({
  body: { data: entries, meta: { next } },
});

const meta = {
  title: 'screens/Activity',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: `/accounts/${storyOrganizationId}`, organizations: 0, prepare: withActivity() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const findActivity = async (canvasElement: HTMLElement, name = 'Activity') =>
  within(await within(canvasElement).findByRole('region', { name }));

const itemTexts = (region: Awaited<ReturnType<typeof findActivity>>) =>
  region.getAllByRole('listitem').map(({ textContent }) => textContent);

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await (await findActivity(canvasElement)).findByText('No activity yet');
  },
};

export const Loading: Story = {
  args: { prepare: withActivity('hang') },
  play: async ({ canvasElement }) => {
    await findActivity(canvasElement);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

/** Each action has its sentence, its changes with labels, and its reason or note. */
export const EachAction: Story = {
  args: { prepare: withActivity(responseOf(entryOfEachAction)) },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    await region.findByText('Contract ended on 28 February.');
    const texts = itemTexts(region);
    await expect(texts[0]).toMatch(/^Sam Carter deactivated the organization/);
    await expect(texts[0]).toContain('Status: Active → Inactive');
    await expect(texts[2]).toMatch(
      /^Sam Carter changed full seats in use 1,200 → 1,246 \(\+46\)(?!.*Used Seats)/,
    );
    await expect(texts[3]).toMatch(/^Ada Lovelace changed total full seats 1,250 → 1,300 \(\+50\)/);
    await expect(texts[4]).toContain('Amount: 3,200.00 → 3,371.42');
    await expect(texts[6]).toMatch(/^The system activated the organization/);
    const days = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['2 Mar 2026', '27 Feb 2026', '20 Feb 2026']);
    // The only one of its day.
    await expect(texts[6]).toContain('11 Feb, ');
  },
};

/** Unknown actions and pointers, deleted actors, hostile and very long text: no broken row. */
export const UnusualEntries: Story = {
  args: { prepare: withActivity(responseOf(unusualEntries)) },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    await region.findByText(/^: plan_migrated$/);
    const texts = itemTexts(region);
    await expect(texts[0]).toContain('/plan/tier: basic → {"seats":5}');
    await expect(texts[1]).toContain('Unknown user changed 4 fields');
    await expect(texts[1]).toContain('<img src=x onerror=alert(1)>');
    await expect(region.queryByRole('img')).toBeNull();
    await expect(texts[1]).not.toContain('a'.repeat(300));
    const [showAll] = region.getAllByRole('button', { name: 'Show all' });
    await userEvent.click(showAll as HTMLElement);
    await expect(itemTexts(region)[1]).toContain('a'.repeat(300));
    await expect(region.getByRole('button', { name: 'Show less' })).toHaveFocus();
    await expect(itemTexts(region).at(-1)).toContain('Not available');
  },
};

/** URLs and ticket keys in notes and addresses are links, also where a long note is cut. */
export const Links: Story = {
  args: {
    prepare: withActivity(responseOf(entriesWithLinks)),
    integrations: {
      tickets: { url: 'https://tickets.example.com/browse/{ticket}', keys: ['SUP'] },
    },
  },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    await region.findByRole('link', { name: 'SUP-7' });
    const hrefs = region.getAllByRole('link').map((link) => link.getAttribute('href'));
    const cut = `https://wiki.example.com/${'seats/'.repeat(12)}end`;
    await expect(hrefs).toEqual([
      'https://tickets.example.com/browse/SUP-7',
      cut,
      'https://wiki.example.com/a',
      'https://xn--mller-kva.example/',
      'https://maps.example.com/?q=Kingsway+2',
    ]);
    const [, long, reordered, foreign] = region.getAllByRole('link');
    await expect(long?.textContent).toMatch(/^https:\/\/wiki.*…$/);
    await expect(long).toHaveAttribute('title', cut);
    await expect(getComputedStyle(reordered as HTMLElement).unicodeBidi).toBe('isolate');
    await expect(foreign).toHaveAttribute('title', 'https://xn--mller-kva.example/');
    await userEvent.click(region.getByRole('button', { name: 'Show all' }));
    await expect(region.getByRole('link', { name: cut })).toHaveAttribute('href', cut);
    // axe counts what is below the header as too small.
    window.scrollTo(0, 0);
  },
};

/** "Show more" adds the next page; after the last one, focus moves to the first new entry. */
export const ShowMore: Story = {
  args: { path: '/', organizations: 3, prepare: (api) => (mockApi = api) },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement, 'Recent activity');
    await region.findAllByRole('link');
    for (let pages = 0; region.queryByRole('button', { name: 'Show more' }); pages += 1) {
      const before = region.getAllByRole('listitem').length;
      await userEvent.click(region.getByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(region.getAllByRole('listitem').length).toBeGreaterThan(before));
      await expect(pages).toBeLessThan(50);
      if (!region.queryByRole('button', { name: 'Show more' }))
        await waitFor(() => expect(region.getAllByRole('listitem')[before]).toHaveFocus());
    }
    await expect(itemTexts(region).at(-1)).toContain(' created ');
  },
};

async function addNote(region: Awaited<ReturnType<typeof findActivity>>, text: string) {
  const field = region.getByRole('textbox', { name: 'Note' });
  await userEvent.type(field, text);
  await userEvent.keyboard(submitKeys);
  await region.findByText(text);
  await waitFor(() => expect(field).toHaveValue(''));
}

/** The server filters by kind and by person; entries of both remain. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    await addNote(region, 'Called about the seats.');
    await expect(region.queryByLabelText('By')).toBeNull();
    await userEvent.selectOptions(await region.findByLabelText('Show'), 'Seats');
    await region.findByText('No matching activity');
    await userEvent.selectOptions(region.getByLabelText('Show'), 'Notes');
    await region.findByText('Called about the seats.');
    await addNote(region, 'Called again.');
    await userEvent.click(region.getByRole('button', { name: 'Clear filter' }));
    await expect(region.getByLabelText('Show')).toHaveFocus();
  },
};

/** Home shows what one person did to several organizations as one entry. */
export const Grouped: Story = {
  args: {
    path: '/',
    organizations: 3,
    prepare: (api) =>
      api.control.failNext({
        call: 'listActivity',
        effect: responseOf(bulkDeactivation),
        times: 'always',
      }),
  },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement, 'Recent activity');
    await region.findByText('deactivated 89 organizations');
    await expect(itemTexts(region)).toHaveLength(5);
    await expect(itemTexts(region)[0]).toContain('Trial ended');
    await userEvent.click(region.getByRole('button', { name: 'Show all' }));
    await expect(itemTexts(region)).toHaveLength(5 + 89);
    await expect(region.getByRole('button', { name: 'Show less' })).toHaveFocus();
    await userEvent.click(region.getByRole('button', { name: 'Show less' }));
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(itemTexts(region)).toHaveLength(9));
  },
};

/** The note appears first, without a toast. Ctrl Enter submits it. */
export const NoteAdded: Story = {
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    await region.findByText('No activity yet');
    const field = region.getByRole('textbox', { name: 'Note' });
    await userEvent.click(region.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Note is required.'));
    await addNote(region, 'Called about the seats.');
    await expect(itemTexts(region)[0]).toMatch(/^Robin Hale added a note/);
    await expect(field).toHaveValue('');
    await expect(within(canvasElement).queryByText(/^Saved Successfully!/)).toBeNull();
  },
};

/** What was typed stays. */
export const NoteFailed: Story = {
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    mockApi?.control.failNext({ call: 'addNote', effect: { status: 500 } });
    const field = region.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Called.');
    await userEvent.click(region.getByRole('button', { name: 'Add note' }));
    await region.findByRole('alert');
    await expect(field).toHaveValue('Called.');
    await userEvent.click(region.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(region.queryByRole('alert')).toBeNull();
  },
};

const twoPages = responseOf(entryOfEachAction, 'next');

/** The entries stay, and "Try again" repeats the page. */
export const NextPageFailed: Story = {
  args: { prepare: withActivity(twoPages) },
  play: async ({ canvasElement }) => {
    const region = await findActivity(canvasElement);
    const showMore = await region.findByRole('button', { name: 'Show more' });
    mockApi?.control.clearFaults();
    mockApi?.control.failNext({ call: 'listOrganizationActivity', effect: { status: 500 } });
    await userEvent.click(showMore);
    await region.findByText('Something went wrong');
    await expect(region.getAllByRole('listitem')).toHaveLength(entryOfEachAction.length);
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(region.queryByText('Something went wrong')).toBeNull());
  },
};

export const Failed: Story = {
  args: { prepare: withActivity({ status: 500 }) },
  play: async ({ canvasElement }) => {
    await (await findActivity(canvasElement)).findByRole('button', { name: 'Try again' });
  },
};
