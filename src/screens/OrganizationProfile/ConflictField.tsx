import styled from '@emotion/styled';
import { useId } from 'react';
import type { MergedField } from '../../domain/mergeValues';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { FieldError } from '../../ui/FieldError';
import { Fieldset } from '../../ui/Fieldset';
import { Missing } from '../../ui/Missing';

export type Side = 'theirs' | 'yours';

interface ConflictFieldProps {
  /** Of the first control: what the error summary points at. */
  readonly id: string;
  readonly label: string;
  readonly merged: MergedField;
  readonly error: string | undefined;
  readonly choice: Side | undefined;
  readonly onChoice: (side: Side) => void;
}

const taken: Readonly<
  Record<Exclude<MergedField['changedBy'], 'conflict'>, { label: string; side: Side }>
> = {
  them: { label: 'Theirs is kept', side: 'theirs' },
  you: { label: 'Yours is kept', side: 'yours' },
  both: { label: 'The same change', side: 'yours' },
};

/** One field that somebody changed: as it was loaded, theirs and yours; a choice where both did. */
export function ConflictField({ id, label, merged, error, choice, onChoice }: ConflictFieldProps) {
  const name = useId();
  const { changedBy, loaded } = merged;
  const settled = changedBy === 'conflict' ? undefined : taken[changedBy];
  const side = (which: Side, words: string) => {
    const text = (
      <Value data-kept={(settled?.side ?? choice) === which ? '' : undefined}>
        {merged[which] || <Missing />}
      </Value>
    );
    if (settled) {
      return (
        <Line>
          <Name>{words}</Name>
          {text}
        </Line>
      );
    }
    return (
      <Choice>
        <input
          type="radio"
          id={which === 'theirs' ? id : undefined}
          name={name}
          checked={choice === which}
          onChange={() => onChoice(which)}
          aria-describedby={error && `${id}-error`}
        />
        <Name>{words}</Name>
        {text}
      </Choice>
    );
  };
  return (
    <Fieldset legend={label} actions={settled && <Badge>{settled.label}</Badge>}>
      <div>
        <Line data-beside-choices={settled ? undefined : ''}>
          <Name>Loaded</Name>
          <Value>{loaded || <Missing />}</Value>
        </Line>
        {side('theirs', 'Theirs')}
        {side('yours', 'Yours')}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  );
}

const line = `
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  padding: 6px ${theme.space[2]};
`;
const Line = styled.div`
  ${line}
  &[data-beside-choices] {
    /* Under the radios' own words. */
    padding-inline-start: 32px;
  }
`;
const Choice = styled.label`
  ${line}
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
  font-size: ${theme.fontSize[13]};
`;
const Value = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[data-kept] {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
