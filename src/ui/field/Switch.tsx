import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { choiceStyle } from './choiceStyle';

export interface SwitchProps {
  /** The label and accessible name. */
  readonly label: string;
  /** What it does, in a few words: the accessible description, also shown on hover. */
  readonly description: string;
  /** Whether it is on. */
  readonly checked: boolean;
  /** Called with the new state. */
  readonly onChange: (checked: boolean) => void;
}

/** A setting that applies at once: a native checkbox with the role of a switch, which Space toggles. */
export function Switch({ label, description, checked, onChange }: SwitchProps) {
  return (
    <Wrap title={description}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        title={description}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Wrap>
  );
}

const Wrap = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${theme.control.small};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &:has(:checked) {
    color: ${theme.text.primary};
  }
  & > input {
    ${choiceStyle}
    inline-size: 26px;
    padding: 2px;
    border-radius: ${theme.radius.full};
    &::before {
      content: '';
      display: block;
      inline-size: 10px;
      block-size: 10px;
      border-radius: 50%;
      background: ${theme.border.control};
      transition: translate ${theme.duration.quick} ${theme.easing};
    }
    &:checked {
      border-color: ${theme.accent.solid};
      background: ${theme.accent.solid};
    }
    &:checked::before {
      background: ${theme.accent.onSolid};
      translate: 10px;
    }
    @media (forced-colors: active) {
      &::before {
        display: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      &::before {
        transition: none;
      }
    }
  }
  ${theme.media.belowMedium} {
    min-block-size: 36px;
  }
`;
