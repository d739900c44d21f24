// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PathLink, PathLinkProvider } from '~/components/PathLink';

afterEach(cleanup);

function renderLink() {
  const links = { basename: '/console', navigate: vi.fn(), prefetch: vi.fn() };
  render(
    <PathLinkProvider value={links}>
      <PathLink to="/accounts/a">Acme</PathLink>
    </PathLinkProvider>,
  );
  return { ...links, link: screen.getByRole('link') };
}

describe('PathLink', () => {
  it('prefetches its path when pressed, and navigates when clicked', () => {
    const { link, prefetch, navigate } = renderLink();
    expect(link.getAttribute('href')).toBe('/console/accounts/a');
    fireEvent.pointerDown(link, { pointerType: 'mouse' });
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/accounts/a');
    expect(fireEvent.click(link)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/accounts/a');
  });

  it.each([
    ['a touch, which may scroll', { pointerType: 'touch' }],
    ['a press that opens a tab', { pointerType: 'mouse', ctrlKey: true }],
    ['a press of another button', { pointerType: 'mouse', button: 1 }],
  ])('prefetches nothing for %s', (_, init) => {
    const { link, prefetch } = renderLink();
    fireEvent.pointerDown(link, init);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each([
    [64, 0],
    [65, 1],
  ])('hovered or focused for %i ms, it prefetches %i times', (milliseconds, times) => {
    vi.useFakeTimers();
    const { link, prefetch } = renderLink();
    for (const [start, end] of [
      [fireEvent.pointerEnter, fireEvent.pointerLeave],
      [fireEvent.focus, fireEvent.blur],
    ] as const) {
      prefetch.mockClear();
      start(link);
      vi.advanceTimersByTime(milliseconds);
      end(link);
      vi.advanceTimersByTime(100);
      expect(prefetch).toHaveBeenCalledTimes(times);
    }
    vi.useRealTimers();
  });
});
