import { useEffect, useState } from 'react';
import { useDraft } from '../../../layouts/useDraft';
import { useStores } from '../../../stores/context';
import { ImportStore } from '../../../stores/import/ImportStore';
import { threadedReader } from '../../../stores/import/threadedReader';

/**
 * The import of this dialog: the one that stood here when the session of the same person ended, or
 * a new one.
 */
export function useImport(): ImportStore {
  const { organizations } = useStores();
  const { found, note } = useDraft<ImportStore>('import');
  const [store] = useState(
    () =>
      found ??
      new ImportStore({
        openReader: threadedReader,
        create: async (creation, key) => (await organizations.writes()).create(creation, key),
      }),
  );
  useEffect(() => {
    note(store);
    return () => store.leave();
  }, [note, store]);
  return store;
}
