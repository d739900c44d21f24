import styled from '@emotion/styled';
import { importLabel, type ImportField } from '~/features/import/rows/importFields';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/Tooltip';
import { useClipped } from './useClipped';

interface RowFaultsProps {
  readonly line: number;
  /** The fields that are wrong. */
  readonly fields: readonly ImportField[];
  /** What is wrong with the row as a whole. */
  readonly reason: string | undefined;
  /** Called with the field whose name is pressed. */
  readonly onChoose: ((field: ImportField) => void) | undefined;
}

/** What is wrong with a row, in one line: its fields, each of which leads to its cell. */
export function RowFaults({ line, fields, reason, onChoose }: RowFaultsProps) {
  const { ref, isClipped, handlers } = useClipped<HTMLDivElement>();
  if (fields.length === 0 && !reason) return null;
  const texts = [...fields.map((field) => importLabel(field)), ...(reason ? [reason] : [])];
  return (
    <Tooltip content={texts.join(', ')} side="bottom" disabled={!isClipped}>
      {/* A tab stop for the tooltip where no name is one. */}
      <Line ref={ref} tabIndex={fields.length === 0 ? 0 : undefined} {...handlers}>
        {fields.map((field) => (
          <Fault
            key={field}
            type="button"
            aria-label={`Correct ${importLabel(field)}, line ${line}`}
            onClick={() => onChoose?.(field)}
          >
            {importLabel(field)}
          </Fault>
        ))}
        {reason && <span>{reason}</span>}
      </Line>
    </Tooltip>
  );
}

// The ellipsis replaces the buttons that aren't wholly in view.
const Line = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.danger.text};
  ${theme.type[12]};
  &:focus-visible {
    outline-offset: -2px;
  }
  & > :not(:last-child)::after {
    content: ',\\a0';
    content: ',\\a0' / '';
  }
`;
const Fault = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
