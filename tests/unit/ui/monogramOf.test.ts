import { expect, it } from 'vitest';
import { initials, monogramHue, monogramHues } from '~/ui/Seats';

it.each([
  ['Acme Robotics', 'AR'],
  ['Kuhn & Hamill & Sons', 'KH'],
  ['Åkerlund', 'Å'],
  ['ßtraße eins', 'SE'],
  ['3M', '3'],
  ['東京 電力', '東電'],
  ['𝒳yz 𝒜bc', '𝒳𝒜'],
  ['---', '·'],
  ['', '·'],
])('initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('monogramHue depends on the name only and uses all hues', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Organization ${index}`);
  expect(names.map(monogramHue)).toEqual(names.map(monogramHue));
  const counts = monogramHues.map(
    (hue) => names.filter((name) => monogramHue(name) === hue).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(15);
});
