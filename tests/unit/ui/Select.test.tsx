// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Select } from '~/ui/Select';

const options = Array.from({ length: 21 }, (_, index) => ({
  value: `${index}`,
  label: `Option ${index}`,
}));

it('renders the options of a long select when it is reached, and its current one before', () => {
  render(<Select aria-label="Long" options={options} value="7" onChange={() => undefined} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Long' });
  const texts = () => Array.from(select.options, ({ text }) => text);
  expect(texts()).toEqual(['Option 7']);
  fireEvent.focus(select);
  expect(texts()).toEqual(options.map(({ label }) => label));
  expect(select.value).toBe('7');
});
