import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { MissingValue } from '~/ui/text/MissingValue';
import type { ElementNode } from './ElementNode';

export interface DefinitionItemProps {
  /** The name of the value. */
  readonly term: string;
  /** The value. Null, undefined and '' show as a missing value. */
  readonly children?: ReactNode;
  /** A CopyButton for the value. */
  readonly copy?: ElementNode;
  /** Starts a new group, with a line above. */
  readonly separated?: boolean;
}

/** A term with its value, inside a DefinitionList. */
export function DefinitionItem({ term, children, copy, separated = false }: DefinitionItemProps) {
  const missing = children === null || children === undefined || children === '';
  return (
    <Item separated={separated}>
      <dt>{term}</dt>
      <dd>
        <span>{missing ? <MissingValue /> : children}</span>
        {missing ? null : copy}
      </dd>
    </Item>
  );
}

const separatedStyle = `
  margin-block-start: ${theme.space[2]};
  padding-block-start: ${theme.space[2]};
  border-block-start: 1px solid ${theme.border.hairline};
`;
// Copy buttons show on hover and focus; always where there is no hover.
const Item = styled.div<Required<Pick<DefinitionItemProps, 'separated'>>>`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${theme.space[2]};
  min-inline-size: 0;
  ${({ separated }) => separated && separatedStyle}
  & > dt {
    padding-block: 5px;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
  & > dd {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${theme.space[1]};
    min-block-size: 26px;
    padding-block: 3px;
  }
  & > dd button {
    margin-block: -4px;
  }
  @media (hover: hover) {
    & > dd {
      position: relative;
    }
    & > dd button {
      position: absolute;
      inset-block-start: 3px;
      inset-inline-end: 0;
      background: ${theme.surface.card};
    }
    & > dd button:not(:focus-visible) {
      opacity: 0;
    }
    &:hover > dd button {
      opacity: 1;
    }
  }
  & > dd > span:first-of-type {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Terms of 96 px beside their values. */
export const DefinitionList = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  margin-block: -6px;
`;
