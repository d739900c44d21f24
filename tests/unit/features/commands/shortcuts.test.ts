// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { shortcutIds, shortcuts, type ShortcutId } from '~/features/commands/shortcuts';
import { shortcutListener } from '~/features/commands/useShortcuts';

describe('the registry of shortcuts', () => {
  test('no two shortcuts collide, and none begins with the keys of another', () => {
    const sequences = shortcutIds.map((id) => {
      const { keys, withControl = false } = shortcuts[id];
      return { id, text: (withControl ? 'Control+' : '') + keys.join(' ') };
    });
    const collisions = sequences.flatMap(({ id, text }) =>
      sequences
        .filter((other) => other.id !== id && `${other.text} `.startsWith(`${text} `))
        .map((other) => `${id} and ${other.id}: ${text}`),
    );
    expect(collisions).toEqual([]);
  });
});

describe('shortcutListener', () => {
  let listener: ((event: KeyboardEvent) => void) | undefined;
  afterEach(() => {
    if (listener) document.removeEventListener('keydown', listener);
    document.body.innerHTML = '';
  });

  function listen(): ShortcutId[] {
    const run: ShortcutId[] = [];
    listener = shortcutListener((id) => run.push(id));
    document.addEventListener('keydown', listener);
    return run;
  }

  function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  }

  function render(html: string): Element {
    document.body.innerHTML = html;
    const element = document.querySelector('[data-target]');
    if (!element) throw new Error('No target');
    return element;
  }

  test('runs the shortcut of a single key or a sequence', () => {
    const run = listen();
    for (const key of ['j', 'g', 'a', 'g', 'j', 'x', 'z', 'g', 'g', 'h']) press(key);
    expect(run).toEqual(['next', 'accounts', 'next', 'select', 'home']);
  });

  test('Caps Lock doesn’t matter, Shift does', () => {
    const run = listen();
    press('J');
    press('J', { shiftKey: true });
    press('?', { shiftKey: true });
    press('/', { shiftKey: true });
    expect(run).toEqual(['next', 'help', 'search']);
  });

  test.each([
    ['Russian', 'о', 'KeyJ'],
    ['Greek', 'ξ', 'KeyJ'],
    ['Dvorak', 'j', 'KeyC'],
  ])('a letter of a %s layout', (_, key, code) => {
    const run = listen();
    press(key, { code });
    press(key, { code, shiftKey: true });
    expect(run).toEqual(['next']);
  });

  test('a Latin letter is used as it is, not by the position of its key', () => {
    const run = listen();
    press('h', { code: 'KeyJ' });
    press('.', { code: 'KeyE' });
    press('å', { code: 'KeyE' });
    expect(run).toEqual([]);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'])('nothing with %s', (flag) => {
    const run = listen();
    press('j', { [flag]: true });
    expect(run).toEqual([]);
  });

  test.each([
    '<input data-target>',
    '<input type="search" data-target>',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable="true"><b data-target></b></div>',
  ])('nothing while typing in %s', (html) => {
    const run = listen();
    press('j', {}, render(html));
    expect(run).toEqual([]);
  });

  test.each(['dialog', 'alertdialog', 'menu'])('nothing while a %s is open', (role) => {
    const run = listen();
    press(
      'j',
      {},
      render(`<p data-target></p><div data-base-ui-portal><div role="${role}"></div></div>`),
    );
    expect(run).toEqual([]);
    press(
      'j',
      {},
      render(
        `<p data-target></p><div data-base-ui-portal><div role="${role}" data-closed></div></div>`,
      ),
    );
    expect(run).toEqual(['next']);
  });

  test('a checkbox in a row doesn’t take keys, a held key repeats only where it moves', () => {
    const run = listen();
    const checkbox = render('<input type="checkbox" data-target>');
    press('x', {}, checkbox);
    press('x', { repeat: true }, checkbox);
    press('j', { repeat: true }, checkbox);
    expect(run).toEqual(['select', 'next']);
  });
});
