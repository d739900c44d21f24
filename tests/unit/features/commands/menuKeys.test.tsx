// @vitest-environment jsdom
import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { maxSearchLength } from '~/domain/urlState';
import { useMenuKeys } from '~/features/commands/useShortcuts';
import { CommandsStore } from '~/stores/CommandsStore';

afterEach(() => document.body.replaceChildren());

function openMenu() {
  const commands = new CommandsStore({
    storage: undefined,
    navigate: vi.fn(),
    pathname: () => '/',
  });
  commands.open('menu');
  renderHook(() => useMenuKeys(commands));
  /** Presses a key; returns whether the page gets it. */
  const press = (key: string, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  return { commands, press };
}

it('useMenuKeys types into the command menu while its field is loading', () => {
  const { commands, press } = openMenu();
  for (const key of ['n', 'o', '😀', 'Backspace', 'v', 'Shift', 'Enter', 'ArrowDown'])
    expect(press(key), key).toBe(false);
  expect(commands.text).toBe('nov');
  expect(press('r', { ctrlKey: true })).toBe(true);
  press('Escape');
  expect(commands.dialog).toBeUndefined();
});

it('useMenuKeys limits the text to the length of a search', () => {
  const { commands, press } = openMenu();
  for (let count = 0; count < 300; count += 1) press('x');
  expect(commands.text).toHaveLength(maxSearchLength);
});

it('useMenuKeys leaves all keys alone once the field has had the focus', () => {
  const { commands, press } = openMenu();
  document.body.innerHTML = '<div role="dialog"><input></div><button>Dismiss</button>';
  document.querySelector('input')?.focus();
  expect(press('n')).toBe(true);
  document.querySelector('button')?.focus();
  expect(press('Enter')).toBe(true);
  expect(commands.text).toBe('');
});
