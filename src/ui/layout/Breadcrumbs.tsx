import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface Breadcrumb {
  readonly label: string;
  /** A link element from any router. The current page has none. */
  readonly link?: ReactNode;
}

/** The path from the list to the current page. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map(({ label, link }, index) => (
          <li key={label}>
            {index > 0 ? <ChevronRight size={14} aria-hidden="true" /> : null}
            {link ?? <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  align-items: center;
  color: ${theme.text.muted};
  & > li {
    display: flex;
    flex: none;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 24px;
  }
  & > li:last-child {
    flex: 0 1 auto;
  }
  & > li > svg {
    flex: none;
    margin-inline: 6px;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    border-radius: 2px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.text.primary};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & [aria-current] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.medium};
  }
`;
