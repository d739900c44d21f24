import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import type { ExistingDependencies } from '~/features/import/existing/ExistingOrganizations';
import type { ExistingUpdate } from '~/features/import/existing/existingUpdate';
import type { SheetReader } from '~/features/import/reading/SheetReader';
import type { MatchingMemory } from './matchingMemory';

/** What an import reads files with, and sends. */
export interface ImportDependencies {
  readonly createReader: () => SheetReader;
  readonly memory: MatchingMemory;
  /** Creates an organization; repeating the key returns the same one. */
  readonly createOrganization: (
    creation: CreateOrganizationPayload,
    key: string,
  ) => Promise<unknown>;
  readonly existing: ExistingDependencies;
  /** Sends what differs; the first call carries the ETag of the version that it was compared with. */
  readonly updateOrganization: (update: ExistingUpdate, key: string) => Promise<void>;
}
