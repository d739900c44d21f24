import styled from '@emotion/styled';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text';
import type { ImportStep } from './importStepNames';
import type { ImportStore } from './ImportStore';
import { outcomeDetail, outcomeTitle } from './importTexts';

interface ImportDescriptionProps {
  readonly store: ImportStore;
  readonly step: ImportStep;
}

/** The files and their rows, once they are no longer in view; when the import has ended, its outcome. */
export const ImportDescription = observer(function ImportDescription({
  store,
  step,
}: ImportDescriptionProps) {
  const { run, isComplete } = store;
  if (step === 'Files') return <span>Creates one organization per row.</span>;
  if (run.status !== 'done' && !isComplete) return <span>{filesText(store)}</span>;
  const Icon = isComplete ? CircleCheck : TriangleAlert;
  const tone = isComplete ? theme.success : theme.warning;
  return (
    <Outcome>
      <Icon size={18} color={tone.text} aria-hidden="true" />
      <strong>{outcomeTitle(store)}</strong>
      <span>{outcomeDetail(store) ?? filesText(store)}</span>
    </Outcome>
  );
});

/** "customers.csv · 6 rows", "3 files · 1,200 rows". */
function filesText({ files: { importable } }: ImportStore): string {
  const [first, ...others] = importable;
  if (!first) return '';
  const count = importable.reduce((sum, { sheet }) => sum + sheet.rows, 0);
  const name = others.length > 0 ? `${importable.length} files` : first.file.name;
  return `${name} · ${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
}

// In the place of the title, which is visually hidden. On small screens it takes the whole line.
const Outcome = styled.span`
  display: flex;
  margin-inline-start: -${theme.space[3]};
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
    ${theme.media.belowMedium} {
      ${visuallyHiddenStyle}
    }
  }
`;
