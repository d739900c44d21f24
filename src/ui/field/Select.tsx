import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { theme } from '~/theme/theme';
import { closeListOnly } from './closeListOnly';
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

/** A native select, with the platform's own keyboard and touch behaviour. */
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
      <select onKeyDown={closeListOnly} {...rest}>
        {optionElements}
        {children}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </Box>
  );
}

const Box = styled.span`
  ${controlStyle}
  & > select {
    padding-inline-end: 32px;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 9px;
    color: ${theme.text.muted};
    pointer-events: none;
  }
`;
