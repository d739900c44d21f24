import { describe, expect, it } from 'vitest';
import { formatFileSize } from '~/lib/formatFileSize';

const KB = 1024;

describe('formatFileSize', () => {
  it.each([
    [0, '0 bytes'],
    [-1, '0 bytes'],
    [Number.NaN, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1300, '1.27 KB'],
    [1_048_000, '1023.44 KB'],
    [1_048_575, '1 MB'],
    [2.5 * KB ** 3, '2.5 GB'],
    [KB ** 4, '1 TB'],
    [KB ** 8, '1 YB'],
    [KB ** 9, '1024 YB'],
  ])('formats %s bytes as %s', (size, text) => expect(formatFileSize(size)).toBe(text));

  it.each([
    [1_234_567, 0, '1 MB'],
    [1_048_575, 4, '1023.999 KB'],
    [1_048_575, 0, '1 MB'],
    [1536, -3, '2 KB'],
  ])('formats %s bytes with %s decimals as %s', (size, decimals, text) =>
    expect(formatFileSize(size, decimals)).toBe(text),
  );
});
