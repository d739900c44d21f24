import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { theme } from '~/theme/theme';
import { controlStyle } from './controlStyle';
import type { ElementNode } from '~/ui/layout/ElementNode';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  /** The choices. */
  readonly options?: readonly SelectOption[];
  /** `<option>` elements, instead of `options`. */
  readonly children?: ElementNode;
}

/** A native select, with the platform's own list, keyboard and touch behaviour. */
export function Select({ options, className, children, ...rest }: SelectProps) {
  // Avoids rendering a long list again on every keystroke elsewhere in the form.
  const optionElements = useMemo(
    () =>
      options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [options],
  );
  return (
    <Box className={className}>
      <select {...rest}>
        {optionElements}
        {children}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </Box>
  );
}

// On Windows the open list inherits the control's colours.
const Box = styled.span`
  ${controlStyle}
  & > select {
    appearance: none;
    padding-inline-end: 32px;
    cursor: pointer;
    text-overflow: ellipsis;
    & > option {
      background: ${theme.surface.overlay};
      color: ${theme.text.primary};
    }
  }
  & > svg {
    position: absolute;
    inset-inline-end: 9px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
`;
