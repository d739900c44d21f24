import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCloseOnNavigation, useMenuKeys, useShortcuts } from '~/features/commands/useShortcuts';
import { lazyComponent, useShowLoadError } from '~/ui/lazyComponent';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { PageLoadingBar } from '~/ui/Feedback';

const CommandDialogs = lazyComponent(
  () => import('~/features/commands/CommandMenu').then((module) => module.CommandDialogs),
  'idle',
);

/** "Search" in the header, which opens the command menu; and the keyboard shortcuts. */
export const HeaderSearch = observer(function HeaderSearch() {
  const { commands } = useStores();
  const showLoadError = useShowLoadError();
  const isNarrow = useMediaQuery(theme.media.belowMedium);
  const isOpen = commands.dialog !== undefined;
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  useShortcuts(commands);
  useMenuKeys(commands);
  useCloseOnNavigation(commands);
  const open = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: () => commands.open('menu'),
  } as const;
  const icon = <Search size={16} aria-hidden="true" />;
  return (
    <>
      {isNarrow ? (
        <IconButton {...open} label="Search" icon={icon} />
      ) : (
        <SearchButton
          {...open}
          type="button"
          data-shortcut={/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
        >
          {icon}
          <span>Search</span>
        </SearchButton>
      )}
      {hasOpened && (
        <CommandDialogs
          retryKey={isOpen}
          fallback={isOpen && <PageLoadingBar />}
          onLoadError={(error) => {
            if (!isOpen) return;
            commands.close();
            showLoadError(error);
          }}
        />
      )}
    </>
  );
});

// Not an element: the button's text is its accessible name (WCAG 2.5.3).
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
  &::after {
    content: attr(data-shortcut);
    content: attr(data-shortcut) / '';
    padding: 0 5px;
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.small};
    ${theme.type[12]};
  }
`;
