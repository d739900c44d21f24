// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '~/screens/Organizations/SearchBox';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderSearchBox() {
  const onSearch = vi.fn<(q: string) => void>();
  const onLeave = vi.fn();
  const box = (q: string, hasResults: boolean) => (
    <SearchBox q={q} onSearch={onSearch} hasResults={hasResults} onLeave={onLeave} />
  );
  const { rerender } = render(box('', true));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    onSearch,
    onLeave,
    input,
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    wait: (delay: number) => act(() => void vi.advanceTimersByTime(delay)),
    press: (key: string) => fireEvent.keyDown(input, { key }),
    changeUrl: (q: string, hasResults = true) => rerender(box(q, hasResults)),
  };
}

it('SearchBox searches once, 350 ms after the last key, by the trimmed text', () => {
  const { onSearch, type, wait } = renderSearchBox();
  for (const text of ['a', 'ac', 'acme ']) {
    type(text);
    wait(349);
  }
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  wait(1000);
  expect(onSearch.mock.calls).toEqual([['acme']]);
});

it('SearchBox searches at once on Enter, and when it is cleared', () => {
  const { onSearch, input, type, wait } = renderSearchBox();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSearch).not.toHaveBeenCalled();
  type('acme');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['acme']]);
  type('');
  expect(onSearch.mock.calls).toEqual([['acme'], ['']]);
  wait(1000);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it.each(['Enter', 'ArrowDown'])(
  'SearchBox moves focus to the results on %s, at once or when they have arrived',
  (key) => {
    const { onLeave, type, press, changeUrl } = renderSearchBox();
    press(key);
    expect(onLeave).toHaveBeenCalledTimes(1);
    type('acme');
    press(key);
    changeUrl('acme', false);
    expect(onLeave).toHaveBeenCalledTimes(1);
    changeUrl('acme');
    changeUrl('acme');
    expect(onLeave).toHaveBeenCalledTimes(2);
  },
);

it('SearchBox keeps focus when the user goes on typing or leaves it before the results arrive', () => {
  const { onLeave, input, type, press, changeUrl } = renderSearchBox();
  type('acme');
  press('Enter');
  type('acme l');
  changeUrl('acme l');
  type('nova');
  press('Enter');
  fireEvent.blur(input);
  changeUrl('nova');
  expect(onLeave).not.toHaveBeenCalled();
});

it('SearchBox drops what was typed when the URL changes', () => {
  const { onSearch, input, type, wait, changeUrl } = renderSearchBox();
  type('acme');
  changeUrl('other');
  wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
  expect(input.value).toBe('other');
});
