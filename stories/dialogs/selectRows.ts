import { screen, userEvent, within } from 'storybook/test';

/** Selects the page's first rows, by a range; resolves to the selection's region. */
export async function selectRows(count: number) {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all on)/ });
  // One user: separate calls don't share the state of the keys.
  const user = userEvent.setup();
  const click = (index: number) => user.click(boxes[index] ?? document.body);
  await click(0);
  const region = within(await screen.findByRole('region', { name: 'Selection' }));
  if (count > 1) {
    await user.keyboard('{Shift>}');
    await click(count - 1);
    await user.keyboard('{/Shift}');
  }
  await region.findByText(`${count} selected`);
  return region;
}
