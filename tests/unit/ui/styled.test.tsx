// @vitest-environment jsdom
import { CacheProvider, css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

const whenIdle = vi.hoisted(() => vi.fn<(run: () => void) => void>());
vi.mock('~/lib/whenIdle', () => ({ whenIdle }));
// Test files share their modules: another one may have loaded it without the mock.
vi.resetModules();
// And may have left its styles in the page.
document.head.replaceChildren();
const { styled } = await import('~/ui/layout/styled');
const { emotionCache } = await import('~/ui/layout/emotionCache');
const { staticClassName } = await import('~/ui/layout/staticClassName');

const insertedCss = () =>
  Array.from(document.querySelectorAll('style'), (style) => style.textContent).join('');
const render = (content: ReactNode) =>
  flushSync(() =>
    createRoot(document.createElement('div')).render(
      <CacheProvider value={emotionCache}>{content}</CacheProvider>,
    ),
  );
const runIdleCallbacks = () => {
  for (const [run] of whenIdle.mock.calls) run();
  whenIdle.mockClear();
};

it('inserts the constant styles of a component when the page is idle, before it is rendered', () => {
  void styled.div`
    outline: 1px solid;
  `;
  expect(insertedCss()).not.toContain('outline:1px solid');
  runIdleCallbacks();
  expect(insertedCss()).toContain('outline:1px solid');
});

it('renders with the class inserted when idle, also for a component that extends another', () => {
  const Base = styled.div`
    outline: 2px solid;
  `;
  const Extended = styled(Base)`
    outline: 3px solid;
  `;
  runIdleCallbacks();
  const before = insertedCss();
  render(
    <>
      <Base />
      <Extended />
    </>,
  );
  expect(insertedCss()).toBe(before);
});

it('inserts a style that depends on props when the component is rendered', () => {
  const Box = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{ width: number }>`
    outline-width: ${({ width }) => width}px;
  `;
  runIdleCallbacks();
  expect(insertedCss()).not.toContain('outline-width');
  render(<Box width={4} />);
  expect(insertedCss()).toContain('outline-width:4px');
});

it('inserts the styles of a component after the static class that they override, whatever was rendered before', () => {
  const Rendered = styled.div`
    outline-offset: 3px;
  `;
  render(<Rendered />);
  const base = staticClassName(css`
    outline-offset: 4px;
  `);
  const Overriding = styled((props: { readonly className?: string }) => (
    <div className={`${base} ${props.className ?? ''}`} />
  ))`
    outline-offset: 5px;
  `;
  render(<Overriding />);
  expect(insertedCss().match(/outline-offset:[345]px/g)).toStrictEqual([
    'outline-offset:3px',
    'outline-offset:4px',
    'outline-offset:5px',
  ]);
});
