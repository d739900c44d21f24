import styled from '@emotion/styled';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import type { ImportStore } from './ImportStore';
import { outcomeDetail, outcomeTitle } from './importTexts';

/** The files and their rows; once the import has ended, its outcome. */
export const ImportDescription = observer(function ImportDescription({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { run, isComplete } = store;
  if (run.status !== 'done' && !isComplete)
    return <span>{filesText(store) ?? 'Creates one organization per row.'}</span>;
  const Icon = isComplete ? CircleCheck : TriangleAlert;
  const tone = isComplete ? theme.success : theme.warning;
  return (
    <Outcome>
      <Icon size={18} color={tone.text} aria-hidden="true" />
      <strong>{outcomeTitle(store)}</strong> <span>{outcomeDetail(store) ?? filesText(store)}</span>
    </Outcome>
  );
});

/** "customers.csv · 6 rows", "3 files · 1,200 rows". */
function filesText({ files: { importable } }: ImportStore): string | undefined {
  const [first, ...others] = importable;
  if (!first) return undefined;
  const count = importable.reduce((sum, { sheet }) => sum + sheet.rows, 0);
  const name = others.length > 0 ? `${importable.length} files` : first.file.name;
  return `${name} · ${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
}

const Outcome = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  & > strong {
    color: ${theme.text.primary};
    ${theme.type[16]};
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
