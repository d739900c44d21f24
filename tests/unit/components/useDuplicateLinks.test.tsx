// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { useDuplicateLinks } from '~/components/useDuplicateLinks';
import type { Failure } from '~/lib/Failure';
import { StoresProvider, type Stores } from '~/stores/context';
import { buildSummary, organizationsFixture, pageOf } from '../stores/organizationFixtures';

const duplicate = (...pointers: string[]): Failure => ({
  reason: 'status',
  status: 409,
  errors: pointers.map((pointer) => ({ pointer, code: 'exists' })),
});
const values = { name: 'ACME', subdomain: 'acme' };

function setUp() {
  const { api, store } = organizationsFixture();
  const { result } = renderHook(() => useDuplicateLinks(), {
    wrapper: ({ children }) => (
      <StoresProvider value={{ organizations: store } as unknown as Stores}>
        {children}
      </StoresProvider>
    ),
  });
  return {
    api,
    find: (failure: Failure) => act(() => result.current.find(failure, values)),
    linkOf: (field: string) =>
      (result.current.renderError(field, 'x') as ReactElement<{ to: string }> | undefined)?.props
        .to,
  };
}

it('links the message to the organization that has the name, whatever its case', async () => {
  const { api, find, linkOf } = setUp();
  api.listOrganizations.mockResolvedValue(
    pageOf(buildSummary('b', { name: 'Acme Robotics' }), buildSummary('a', { name: 'Acme' })),
  );
  await find(duplicate('/name'));
  expect([linkOf('name'), linkOf('subdomain')]).toEqual(['/accounts/a', undefined]);
  await find({ reason: 'status', status: 500 });
  expect(linkOf('name')).toBeUndefined();
});

it('links nothing that the search does not find, or fails to', async () => {
  const { api, find, linkOf } = setUp();
  api.listOrganizations.mockResolvedValue(pageOf(buildSummary('b', { name: 'Acme Robotics' })));
  await find(duplicate('/name'));
  api.listOrganizations.mockRejectedValue(new Error('offline'));
  await find(duplicate('/name', '/subdomain'));
  expect([linkOf('name'), linkOf('subdomain')]).toEqual([undefined, undefined]);
});
