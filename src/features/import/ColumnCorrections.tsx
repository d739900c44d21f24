import styled from '@emotion/styled';
import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { columnFixes } from '~/features/import/rows/columnFixes';
import { formatNumber } from '~/lib/format';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { BidiText, MutedText } from '~/ui/text';
import { Button } from '~/ui/Button';

/** Faults that repeat in a column, each corrected in all of its cells at once. */
export const ColumnCorrections = observer(function ColumnCorrections({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { invalidRows } = store;
  const fixes = useMemo(
    () => columnFixes(invalidRows, (row) => store.issuesOf(row)),
    [invalidRows, store],
  );
  if (fixes.length === 0) return null;
  return (
    <Section aria-label="Corrections">
      {fixes.map(({ field, text, cells, example }) => (
        <Strip key={text}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            <strong>{text}</strong>{' '}
            <MutedText>
              <BidiText text={example} />
            </MutedText>
          </span>
          <Button size="small" onClick={() => store.correctColumn(field, cells)}>
            {`Correct ${formatNumber(cells.size)} cells`}
          </Button>
        </Strip>
      ))}
    </Section>
  );
});

const Section = styled.section`
  display: grid;
  gap: ${theme.space[1]};
`;
const Strip = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  min-block-size: 40px;
  padding: 5px 5px 5px ${theme.space[3]};
  border: 1px solid ${theme.warning.border};
  border-radius: ${theme.radius.control};
  background: ${theme.warning.subtle};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    color: ${theme.warning.text};
  }
  & > span {
    flex: 1 1 160px;
    min-inline-size: 0;
  }
  & strong {
    margin-inline-end: ${theme.space[1]};
    font-weight: ${theme.fontWeight.semibold};
  }
  & > button {
    margin-inline-start: auto;
  }
`;
