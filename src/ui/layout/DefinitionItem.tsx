import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { MissingValue } from '~/ui/text/MissingValue';

export interface DefinitionItemProps {
  /** The name of the value. */
  readonly term: string;
  /** The value. Null, undefined and '' show as a missing value. */
  readonly children?: ReactNode;
  /** A CopyButton for the value. */
  readonly copy?: ReactNode;
  /** Spans all columns. */
  readonly wide?: boolean;
}

/** A term with its value, inside a DefinitionList. */
export function DefinitionItem({ term, children, copy, wide = false }: DefinitionItemProps) {
  const missing = children === null || children === undefined || children === '';
  return (
    <Item data-wide={wide ? '' : undefined}>
      <dt>{term}</dt>
      <dd>
        <span>{missing ? <MissingValue /> : children}</span>
        {missing ? null : copy}
      </dd>
    </Item>
  );
}

const Item = styled.div`
  min-inline-size: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
  & > dt {
    color: ${theme.text.muted};
    ${theme.type[13]};
  }
  & > dd {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-block-size: ${theme.control.small};
  }
  & > dd > span:first-of-type {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
