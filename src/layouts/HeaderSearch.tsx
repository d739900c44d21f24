import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import { focusSearch } from './focusSearch';

/** Opens the list with its search focused, also by Ctrl K or Cmd K. */
export function HeaderSearch() {
  const { organizations } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const openSearch = () => {
    if (pathname === '/accounts') focusSearch();
    else
      void navigate(`/accounts${organizations.listSearch ?? ''}`, { state: { focus: 'search' } });
  };
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    // A dialog keeps focus to itself.
    if (!isShortcut || event.altKey || event.shiftKey || document.querySelector('[role$="dialog"]'))
      return;
    event.preventDefault();
    openSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onShortcut(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <SearchButton
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      data-shortcut={/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
      onClick={openSearch}
    >
      <Search size={16} aria-hidden="true" />
      <span>Search</span>
    </SearchButton>
  );
}

const SearchButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: 240px;
  block-size: ${theme.control.medium};
  padding: 0 6px 0 9px;
  border: 1px solid ${theme.border.button};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  color: ${theme.text.muted};
  box-shadow: ${theme.shadow.soft};
  cursor: text;
  transition: border-color ${theme.duration.quick};
  &:hover {
    border-color: ${theme.border.control};
  }
  & > span {
    flex: 1;
    text-align: start;
  }
  /* Not an element: the button's text is its accessible name (WCAG 2.5.3). */
  &::after {
    content: attr(data-shortcut);
    content: attr(data-shortcut) / '';
    padding: 0 5px;
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.small};
    ${theme.type[12]};
  }
  ${theme.media.belowMedium} {
    inline-size: 40px;
    block-size: 40px;
    justify-content: center;
    padding: 0;
    border-color: transparent;
    background: none;
    color: ${theme.text.primary};
    box-shadow: none;
    cursor: pointer;
    & > span {
      ${visuallyHiddenStyle}
    }
    &::after {
      display: none;
    }
  }
`;
