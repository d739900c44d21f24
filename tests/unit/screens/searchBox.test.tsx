// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '~/screens/Organizations/SearchBox';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderSearchBox() {
  const onSearch = vi.fn<(q: string) => void>();
  const { rerender } = render(<SearchBox q="" onSearch={onSearch} />);
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    onSearch,
    input,
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    wait: (delay: number) => act(() => void vi.advanceTimersByTime(delay)),
    changeUrl: (q: string) => rerender(<SearchBox q={q} onSearch={onSearch} />),
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

it('SearchBox drops what was typed when the URL changes', () => {
  const { onSearch, input, type, wait, changeUrl } = renderSearchBox();
  type('acme');
  changeUrl('other');
  wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
  expect(input.value).toBe('other');
});
