import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { LayoutCorner } from './LoadingIndicator';

/**
 * The sign-in's layout: no logo, and the provider in the footer (docs/product.md, "Sign-in and session").
 */
export const LandingLayout = observer(function LandingLayout() {
  const { brand } = useStores();
  return (
    <Page>
      <Seats aria-hidden="true" />
      <LayoutCorner />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer>{`Powered by ${brand.name}`}</footer>
    </Page>
  );
});

// `padding`: a fixed top edge: the card grows downward.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  position: relative;
  isolation: isolate;
  min-block-size: 100dvh;
  background: ${theme.surface.side};
  & > main {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: min(128px, 16vh) ${theme.space[4]} ${theme.space[6]};
  }
  & > footer {
    padding: ${theme.space[6]};
    text-align: center;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
`;

/** Pixels from one seat of the background to the next. */
const pitch = 28;
const taken = `color-mix(in srgb, ${theme.accent.solid} 60%, transparent)`;
const faint = `color-mix(in srgb, ${theme.accent.solid} 20%, transparent)`;

/** A seat of the background, by its column and row. */
function seat(colour: string, column: number, row: number): string {
  return `linear-gradient(${colour}, ${colour}) ${column * pitch + 8}px ${row * pitch + 8}px / 12px 12px no-repeat`;
}

// Empty seats that fade towards the card, a few of them taken.
const Seats = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background:
    ${seat(taken, 3, 2)}, ${seat(faint, 4, 2)}, ${seat(taken, 3, 3)}, ${seat(faint, 5, 4)},
    repeating-linear-gradient(
      ${theme.surface.side} 0 8px,
      transparent 8px 20px,
      ${theme.surface.side} 20px ${pitch}px
    ),
    repeating-linear-gradient(
      90deg,
      transparent 0 8px,
      ${theme.border.row} 8px 20px,
      transparent 20px ${pitch}px
    );
  mask-image: linear-gradient(90deg, currentcolor, transparent 32% 68%, currentcolor);
  @media print, (forced-colors: active) {
    display: none;
  }
`;
