import { expect, it } from 'vitest';
import { catalogue } from '~/messages/catalogue';
import { pageTitle, productTitle } from '~/messages/pageTitle';

it('catalogue has a message for each of the three file rules', () => {
  expect(catalogue.file_added).toMatch(/^file already added\.?$/i);
  expect(catalogue.file_size).toMatch(/^file size exceeded the limit\.?$/i);
  expect(catalogue.file_type).toMatch(/^file type not accepted\.?$/i);
});

it('catalogue has no duplicate texts and only the specified placeholders', () => {
  const texts = Object.values<string>(catalogue);
  expect(new Set(texts).size).toBe(texts.length);
  const placeholders = texts.flatMap((text) => text.match(/\{\w*\}/g) ?? []);
  expect([...new Set(placeholders)].toSorted()).toEqual([
    '{count}',
    '{field}',
    '{name}',
    '{unit}',
    '{value}',
  ]);
  expect(texts.join('').replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
});

it('pageTitle appends the product title', () => {
  expect(productTitle).toBe('Accounts Management System');
  expect(pageTitle('Home')).toBe('Home | Accounts Management System');
});
