import styled from '@emotion/styled';
import { uniqBy } from 'es-toolkit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { OrganizationLink } from '~/components/OrganizationLink';
import { useQuery } from '~/hooks/useQuery';
import { useStores } from '~/stores/context';
import { Query } from '~/stores/Query';
import { theme } from '~/theme/theme';
import { findTexts, lookUpWith, pastedTexts } from './findTexts';

const atMost = 3;

/** The organizations that a search may mean that has found nothing; nothing where the server can't say. */
export const DidYouMean = observer(function DidYouMean({ search }: { readonly search: string }) {
  const stores = useStores();
  const lookup = useMemo(
    () =>
      new Query(async ({ signal }) => {
        const results = await findTexts(pastedTexts(search), lookUpWith(stores, signal));
        const found = results?.flatMap(({ matches, suggestions }) => [...matches, ...suggestions]);
        return uniqBy(found ?? [], ({ id }) => id).slice(0, atMost);
      }),
    [stores, search],
  );
  const { data = [] } = useQuery(lookup);
  return (
    <Region role="status">
      {data.length > 0 && (
        <>
          <span>Did you mean</span>
          <ul aria-label="Did you mean">
            {data.map(({ id, name }) => (
              <li key={id}>
                <OrganizationLink id={id} name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Region>
  );
});

const Region = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${theme.space[3]};
  color: ${theme.text.muted};
  & > ul {
    display: contents;
  }
  &:empty {
    display: none;
  }
`;
