// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { MenuItem } from '~/ui/Menu';
import { MenuButton } from '~/ui/MenuButton';

// Loaded before, as on a busy machine that takes longer than a query waits.
beforeAll(async () => void (await import('~/ui/MenuPopup')), 60_000);

const items = ['First', 'Second', 'Last'].map((label) => <MenuItem key={label}>{label}</MenuItem>);

it.each([
  ['ArrowDown', 'First'],
  ['ArrowUp', 'Last'],
])('opens by %s with focus on the item "%s", and gets it back', async (key, label) => {
  render(<MenuButton label="More" items={items} />);
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  fireEvent.keyDown(button, { key });
  const item = await screen.findByRole('menuitem', { name: label });
  await waitFor(() => expect(document.activeElement).toBe(item));
  fireEvent.keyDown(item, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole('menu')).toBeNull();
});
