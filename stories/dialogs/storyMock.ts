import type { MockApi } from '~~/mocks/createMockApi';
import type { FaultEffect } from '~~/mocks/http/Fault';
import { addStoryOrganization } from './storyOrganization';

/** The mock API of the story on screen, for a dialog whose mutation is `call`. */
export function storyMock(call: string) {
  let current: MockApi | undefined;
  return {
    get api(): MockApi {
      if (!current) throw new Error('The story has not been prepared with `withFault`.');
      return current;
    },
    /** Prepares the organization and, if given, what the first request of the call fails with. */
    withFault: (effect?: FaultEffect) => (api: MockApi) => {
      current = api;
      addStoryOrganization(api);
      if (effect) api.control.failNext({ call, effect });
    },
  };
}
