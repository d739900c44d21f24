// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { Notifications } from '~/components/Notifications';
import { ActivityEntry, ActivityGroup } from '~/features/activity/ActivityEntry';
import { message } from '~/messages/catalogue';
import { ToastsStore } from '~/stores/ToastsStore';
import { FieldError } from '~/ui/Field';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { renderWithStores } from '../app/renderWithStores';
import { buildEntry } from '../stores/organizationFixtures';

afterEach(cleanup);

const name = 'שלום';
const text = message('not_undone', { name });
const toasts = new ToastsStore({ storage: memoryStorage() });
toasts.show({ type: 'info', text });
const entry = buildEntry({ actor: { id: 'u', name } });

const contents: Readonly<Record<string, ReactNode>> = {
  'an entry of the activity': <ActivityEntry entry={entry} onHome={false} />,
  'an entry on home': <ActivityEntry entry={entry} onHome />,
  'a group of entries': (
    <ActivityGroup entries={[entry]} mayHaveMore={false} currencyOf={() => undefined} />
  ),
  'the message of a failed action': (
    <MutationErrorAlert
      mutation={{ error: { reason: 'status', status: 412 }, reset: () => undefined }}
      entity="organization"
      entityName={name}
    />
  ),
  'the message of a field': <FieldError id="error">{text}</FieldError>,
  'a toast': <Notifications />,
};

it.each(Object.entries(contents))(
  '%s isolates a name by an element, without marks in the text',
  (_, content) => {
    const { container } = renderWithStores({ toasts }, content);
    expect(container.querySelector('bdi')?.textContent).toBe(name);
    expect(container.innerHTML).not.toMatch(/[\u2066-\u2069]/);
  },
);
