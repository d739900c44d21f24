import { useEffect, useState } from 'react';
import { lookUpOrganizations } from '~/api/lookup';
import { useDraft } from '~/hooks/useDraft';
import { useStores } from '~/stores/context';
import { readExisting, updateExisting } from '~/features/import/existing/updateExisting';
import { ImportStore } from './ImportStore';
import { matchingMemory } from './matchingMemory';
import { createOrganization } from '~/stores/mutations/organizationMutations';
import { workerReader } from '~/features/import/reading/workerReader';

/**
 * The import of this dialog: restored if the same user's session ended during an import, otherwise
 * new.
 */
export function useImportStore(): ImportStore {
  const stores = useStores();
  const { restored, update: updateDraft } = useDraft<ImportStore>('import');
  const [store] = useState(
    () =>
      restored ??
      new ImportStore({
        createReader: workerReader,
        memory: matchingMemory(stores.storage),
        existing: {
          lookUp: (values, options) => lookUpOrganizations(stores, values, options),
          read: (id, signal) => readExisting(stores, id, signal),
        },
        updateOrganization: (update, key) => updateExisting(stores, update, key),
        createOrganization: (creation, key) => createOrganization(stores, creation, key),
      }),
  );
  useEffect(() => {
    updateDraft(store);
    return () => store.suspend();
  }, [updateDraft, store]);
  return store;
}
