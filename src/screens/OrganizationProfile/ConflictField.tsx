import styled from '@emotion/styled';
import { useId } from 'react';
import type { MergedField } from '~/domain/threeWayMerge';
import { theme } from '~/theme/theme';
import { Badge } from '~/ui/feedback/Badge';
import { FieldError } from '~/ui/field/FieldError';
import { Fieldset } from '~/ui/field/Fieldset';
import { MissingValue } from '~/ui/text/MissingValue';

export type ConflictSide = 'theirs' | 'yours';

interface ConflictFieldProps {
  /** The id of the first control, which the error summary links to. */
  readonly id: string;
  readonly label: string;
  readonly merged: MergedField;
  readonly error: string | undefined;
  readonly choice: ConflictSide | undefined;
  readonly onChoose: (side: ConflictSide) => void;
}

const autoResolved: Readonly<
  Record<Exclude<MergedField['changedBy'], 'conflict'>, { label: string; side: ConflictSide }>
> = {
  them: { label: 'Keeping theirs', side: 'theirs' },
  you: { label: 'Keeping yours', side: 'yours' },
  both: { label: 'Same change', side: 'yours' },
};

/**
 * A changed field: its original value, theirs and yours, with a choice if both sides changed it.
 */
export function ConflictField({ id, label, merged, error, choice, onChoose }: ConflictFieldProps) {
  const name = useId();
  const { changedBy, loaded } = merged;
  const resolution = changedBy === 'conflict' ? undefined : autoResolved[changedBy];
  const renderSide = (version: ConflictSide, versionLabel: string) => {
    const text = (
      <Value data-kept={(resolution?.side ?? choice) === version ? '' : undefined}>
        {merged[version] || <MissingValue />}
      </Value>
    );
    if (resolution) {
      return (
        <Line>
          <Name>{versionLabel}</Name>
          {text}
        </Line>
      );
    }
    return (
      <Choice>
        <input
          type="radio"
          id={version === 'theirs' ? id : undefined}
          name={name}
          checked={choice === version}
          onChange={() => onChoose(version)}
          aria-describedby={error && `${id}-error`}
        />
        <Name>{versionLabel}</Name>
        {text}
      </Choice>
    );
  };
  return (
    <Fieldset legend={label} actions={resolution && <Badge>{resolution.label}</Badge>}>
      <div>
        <Line data-beside-choices={resolution ? undefined : ''}>
          <Name>Original</Name>
          <Value>{loaded || <MissingValue />}</Value>
        </Line>
        {renderSide('theirs', 'Theirs')}
        {renderSide('yours', 'Yours')}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  );
}

const lineCss = `
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  padding: 6px ${theme.space[2]};
`;
const Line = styled.div`
  ${lineCss}
  &[data-beside-choices] {
    /* Aligned with the radios' labels. */
    padding-inline-start: 32px;
  }
`;
const Choice = styled.label`
  ${lineCss}
  min-block-size: 36px;
  border-radius: ${theme.radius.control};
  cursor: pointer;
  &:hover {
    background: ${theme.surface.hover};
  }
  &:has(:checked) {
    background: ${theme.surface.selected};
  }
  & > input {
    flex: none;
    align-self: center;
    margin: 0;
    inline-size: 16px;
    block-size: 16px;
    accent-color: ${theme.accent.solid};
  }
`;
const Name = styled.span`
  flex: none;
  inline-size: 64px;
  color: ${theme.text.muted};
  ${theme.type[13]};
`;
const Value = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[data-kept] {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
