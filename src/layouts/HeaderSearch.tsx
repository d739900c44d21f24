import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useChunkErrorToast } from '~/hooks/useChunkErrorToast';
import { whenIdle } from '~/lib/whenIdle';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { useIntent } from '~/ui/hooks/useIntent';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

const Commands = lazyComponent(() =>
  import('~/components/commands/Commands').then(({ Commands }) => Commands),
);

/**
 * "Search" in the header, which opens the command menu, also by Ctrl K or Cmd K. The menu and the
 * other shortcuts are loaded when the page is idle, or on first use.
 */
export const HeaderSearch = observer(function HeaderSearch() {
  const { commands } = useStores();
  const showChunkError = useChunkErrorToast();
  const [isIdle, setIsIdle] = useState(false);
  const isOpen = commands.dialog !== undefined;
  const handlers = useIntent(Commands.preload);
  // In the commit that shows the button: a key may follow at once.
  useLayoutEffect(() => {
    const openMenu = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      // A modal dialog keeps focus to itself.
      if (!document.querySelector('[data-base-ui-portal] [role$="dialog"]:not([data-closed])'))
        commands.open('menu');
    };
    document.addEventListener('keydown', openMenu);
    return () => document.removeEventListener('keydown', openMenu);
  }, [commands]);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    <>
      <SearchButton
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-shortcut={/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
        onClick={() => commands.open('menu')}
        {...handlers}
      >
        <Search size={16} aria-hidden="true" />
        <span>Search</span>
      </SearchButton>
      {(isIdle || isOpen) && (
        <Commands
          retryKey={isOpen}
          fallback={isOpen && <PageLoadingBar />}
          onLoadError={() => {
            if (isOpen) showChunkError();
            commands.close();
          }}
        />
      )}
    </>
  );
});

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
