import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { theme } from '~/theme/theme';
import { ColumnCorrections } from './ColumnCorrections';
import { FindAndReplace } from './FindAndReplace';
import { ImportRows } from './ImportRows';
import { ImportStatus } from './ImportStatus';
import type { ImportStore } from './ImportStore';
import { ImportToolbar } from './ImportToolbar';
import { useRowListing } from './useRowListing';

/** The rows of all files, to be corrected and imported. */
export const CheckStep = observer(function CheckStep({ store }: { readonly store: ImportStore }) {
  const listing = useRowListing(store);
  const [isReplacing, setReplacing] = useState(false);
  const hasRows = store.rows.length > 0;
  const isIdle = store.run.status === 'idle';
  return (
    <Column>
      {hasRows && (
        <ImportToolbar
          store={store}
          filter={listing.filter}
          onFilter={listing.setFilter}
          isReplacing={isReplacing}
          onReplace={() => setReplacing(!isReplacing)}
        />
      )}
      <Notices>
        <ImportStatus store={store} />
        {hasRows && isIdle && isReplacing && (
          <FindAndReplace store={store} onClose={() => setReplacing(false)} />
        )}
        {hasRows && isIdle && <ColumnCorrections store={store} />}
      </Notices>
      {hasRows && <ImportRows key={listing.filter} store={store} listing={listing} />}
    </Column>
  );
});

// On large screens the rows scroll below the toolbar, else the whole step does.
const Column = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  ${theme.media.fromLarge} {
    flex: 1 1 0;
    min-block-size: 0;
  }
`;
const Notices = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline: ${theme.space[5]};
  & > :last-child:not([role='status']) {
    margin-block-end: ${theme.space[2]};
  }
`;
