// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { useTask } from '~/hooks/useMutation';
import type { Stores } from '~/stores/context';
import { renderWithStores } from '../app/renderWithStores';

const unauthorized = new ApiError({ reason: 'status', status: 401 });
const endsSession = (session: AbortController) => {
  session.abort();
  throw unauthorized;
};

function Task({ task }: { readonly task: () => void }) {
  const { isPending, error, run } = useTask(async () => task());
  return (
    <button type="button" onClick={() => void run()}>
      {isPending ? 'pending' : (error?.status ?? error?.reason ?? 'idle')}
    </button>
  );
}

/** Runs a task that may end the session, and returns what it shows. */
async function runTask(task: (session: AbortController) => void) {
  const session = new AbortController();
  const http = { sessionSignal: session.signal };
  renderWithStores({ http } as unknown as Partial<Stores>, <Task task={() => task(session)} />);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  return screen.getByRole('button').textContent;
}

it.each<[string, (session: AbortController) => void, string]>([
  ['succeeds', () => undefined, 'idle'],
  [
    'fails with 500',
    () => {
      throw new ApiError({ reason: 'status', status: 500 });
    },
    '500',
  ],
  [
    'is aborted',
    () => {
      throw new DOMException('Aborted', 'AbortError');
    },
    'idle',
  ],
  ['gets a 401 that ends the session', endsSession, 'idle'],
  [
    'gets a 401 while another tab has renewed the session',
    () => {
      throw unauthorized;
    },
    '401',
  ],
])('a task that %s shows what there is to show', async (_, task, shown) => {
  expect(await runTask(task)).toBe(shown);
});
