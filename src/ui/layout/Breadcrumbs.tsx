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
    <nav aria-label="Breadcrumbs">
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
  flex-wrap: wrap;
  align-items: center;
  ${theme.type[13]};
  color: ${theme.text.muted};
  & > li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 24px;
  }
  & > li > svg {
    flex: none;
    margin-inline: ${theme.space[1]};
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
    max-inline-size: min(60ch, 60vw);
    white-space: nowrap;
    color: ${theme.text.primary};
  }
`;
