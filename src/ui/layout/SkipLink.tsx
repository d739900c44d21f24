import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { theme } from '~/theme/theme';

/** The first tab stop of every page: skips the menu and focuses the content. */
export function SkipLink() {
  // Moves focus without following the link: a hash in the URL would be a navigation.
  const focusContent = (event: MouseEvent) => {
    const content = document.getElementById('content');
    if (!content) return;
    event.preventDefault();
    content.focus();
  };
  return (
    <Link href="#content" onClick={focusContent}>
      Skip to content
    </Link>
  );
}

const Link = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.layer.toast};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.overlay};
  color: ${theme.accent.text};
  font-weight: ${theme.fontWeight.medium};
  box-shadow: ${theme.shadow.overlay};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
