import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { columnFixes } from '~/features/import/rows/columnFixes';
import { formatNumber } from '~/lib/format';
import { FindAndReplace } from './FindAndReplace';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { BidiText } from '~/ui/text/BidiText';
import { Button } from '~/ui/button/Button';
import { MutedText } from '~/ui/text/MutedText';

/** Corrections of many cells at once: of a fault that repeats in a column, or by find and replace. */
export const ColumnCorrections = observer(function ColumnCorrections({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { invalidRows } = store;
  const [isReplacing, setReplacing] = useState(false);
  const fixes = useMemo(
    () => columnFixes(invalidRows, (row) => store.issuesOf(row)),
    [invalidRows, store],
  );
  return (
    <Section aria-label="Corrections">
      {fixes.map(({ field, text, cells, example }) => (
        <p key={text}>
          <span>{text}</span>
          <MutedText>
            <BidiText text={example} />
          </MutedText>
          <Button size="small" onClick={() => store.correctColumn(field, cells)}>
            {`Correct ${formatNumber(cells.size)} cells`}
          </Button>
        </p>
      ))}
      {isReplacing ? (
        <FindAndReplace store={store} onClose={() => setReplacing(false)} />
      ) : (
        <Button size="small" onClick={() => setReplacing(true)}>
          Find and replace
        </Button>
      )}
    </Section>
  );
});

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    overflow-wrap: anywhere;
  }
`;
