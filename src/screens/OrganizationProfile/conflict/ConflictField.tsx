import styled from '@emotion/styled';
import { useId } from 'react';
import type { MergedField } from '~/domain/threeWayMerge';
import { theme } from '~/theme/theme';
import { FieldError, Fieldset } from '~/ui/Field';
import { MissingValue, VisuallyHidden } from '~/ui/text';
import { VersionChoice, type ConflictSide } from './VersionChoice';

interface ConflictFieldProps {
  /** The id of the first control, which the error summary links to. */
  readonly id: string;
  readonly label: string;
  readonly merged: MergedField;
  /** That it is undecided: for screen readers from the start, visible once saving has failed. */
  readonly error: string | undefined;
  readonly showError: boolean;
  readonly choice: ConflictSide | undefined;
  readonly onChoose: (side: ConflictSide) => void;
}

/** A field that both sides changed: its value before, theirs and yours, of which one is chosen. */
export function ConflictField({
  id,
  label,
  merged,
  error,
  showError,
  choice,
  onChoose,
}: ConflictFieldProps) {
  const name = useId();
  const errorId = error && `${id}-error`;
  const choices = { name, errorId, choice, onChoose };
  return (
    <Fieldset legend={label}>
      <Columns>
        <Before>
          <span>Before</span>
          <span>{merged.loaded || <MissingValue />}</span>
        </Before>
        <VersionChoice {...choices} id={id} side="theirs" label="Theirs" value={merged.theirs} />
        <VersionChoice {...choices} side="yours" label="Yours" value={merged.yours} />
      </Columns>
      <ErrorLine>
        {error &&
          (showError ? (
            <FieldError id={errorId}>{error}</FieldError>
          ) : (
            <VisuallyHidden id={errorId}>{error}</VisuallyHidden>
          ))}
      </ErrorLine>
    </Fieldset>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** Reserved: choosing moves nothing. */
const ErrorLine = styled.div`
  min-block-size: 16px;
`;
const Before = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
  overflow-wrap: anywhere;
  & > span {
    display: block;
  }
  & > span:first-of-type {
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`;
