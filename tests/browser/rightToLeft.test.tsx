import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppProviders } from '~/app/AppProviders';
import { blankOrganization } from '~/domain/organizationValues';
import { changeText } from '~/messages/changeText';
import { message } from '~/messages/message';
import { editChanges, savedText } from '~/messages/savedText';
import { AutomaticMerge } from '~/screens/OrganizationProfile/conflict/AutomaticMerge';
import { BidiText } from '~/ui/text';
import { createStoryApp } from '../fixtures/createStoryApp';

const north = 'מעבדות הצפון';
const south = 'שירותי הדרום';

// Nothing wraps.
beforeEach(() => page.viewport(1600, 900));

let cleanUp = () => {};
afterEach(() => cleanUp());

function render(content: ReactNode): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(content);
  cleanUp = () => {
    root.unmount();
    host.remove();
  };
  return host;
}

/** Where a text is on screen. */
function boxOf(host: HTMLElement, text: string): DOMRect {
  const nodes = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode } = nodes;
    const start = currentNode.textContent?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(currentNode, start);
    range.setEnd(currentNode, start + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`No text ${text} in ${host.textContent}`);
}

/** The texts of one line stand in this order, from left to right. */
async function expectOrder(host: HTMLElement, ...texts: readonly string[]): Promise<void> {
  await vi.waitFor(() => texts.map((text) => boxOf(host, text)), 20_000);
  const centres = texts.map((text) => {
    const { left, right } = boxOf(host, text);
    return (left + right) / 2;
  });
  expect(centres).toEqual(centres.toSorted((a, b) => a - b));
}

it.each([
  [
    'the correction of a column of an import',
    <BidiText key="text" text={changeText(north, south)} />,
  ],
  [
    'a conflict that is merged automatically',
    <AutomaticMerge
      key="merge"
      label="Name"
      merged={{ field: 'name', loaded: north, theirs: south, yours: north, changedBy: 'them' }}
    />,
  ],
])(
  'shows the value before left of the arrow, and the one after right of it, in %s',
  async (_, content) => {
    await expectOrder(render(content), north, '→', south);
  },
);

it('shows a name, the values of a change and their arrow in this order in a toast and in activity, without invisible characters', async () => {
  const app = createStoryApp({
    path: '/',
    organizations: 3,
    prepare: (api) =>
      api.control.failNext({
        call: 'listActivity',
        effect: { body: { data: [seatsChange], meta: { next: null } } },
        times: 'always',
      }),
  });
  const values = { ...blankOrganization, billing_name: north };
  const changes = editChanges(values, { ...values, billing_name: south });
  app.stores.toasts.show({
    type: 'success',
    headline: message('saved'),
    text: savedText({ name: 'Acme', changes }),
  });
  const host = render(<AppProviders app={app} />);
  const find = (selector: string) =>
    vi.waitFor(() => {
      const found = host.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`No ${selector} yet`);
      return found;
    }, 20_000);
  const toast = await find('[role="status"] p');
  await expectOrder(toast, 'Billing name', north, '→', south);
  expect(toast.textContent).toBe(`Saved Successfully! Acme: Billing name ${north} → ${south}`);
  const sentence = await find('li p:has([title="צפון"])');
  await expectOrder(sentence, 'Al', 'צפון');
  await expectOrder(await find('li p + p'), '240', '→', '246', '(+6)');
  app.dispose();
}, 40_000);

const seatsChange = {
  id: 'act_1',
  at: '2026-03-02T09:12:00Z',
  actor: { id: 'usr_1', name: 'Al' },
  action: 'seats_assigned',
  organization: { id: 'org_1', name: 'צפון' },
  subscription: null,
  changes: [{ pointer: '/used_seats', before: 240, after: 246 }],
  note: null,
};
