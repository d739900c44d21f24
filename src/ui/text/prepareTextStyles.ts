import { theme } from '~/theme/theme';

const { regular, medium, semibold } = theme.fontWeight;

/** Sizes and weights, in Inter, of a profile and its dialogs that the list doesn't use. */
const textStyles = [
  [12, regular],
  [12, medium],
  [12, semibold],
  [13, semibold],
  [14, semibold],
  [16, semibold],
  [20, semibold],
] as const;

let isPrepared = false;

/**
 * Lays out a text in each style that the next screen uses, out of view; call it when the page is
 * idle. The browser sets up a font when it is first used in a size and weight: a first profile is laid
 * out in 41 instead of 55 ms at 4x CPU throttling.
 */
export function prepareTextStyles(): void {
  if (isPrepared) return;
  isPrepared = true;
  const sample = document.createElement('div');
  sample.ariaHidden = 'true';
  sample.style.cssText = 'position:fixed;visibility:hidden;contain:strict';
  const styles = [
    ...textStyles.map(([size, weight]) => `${theme.type[size]};font-weight:${weight}`),
    `font-family:${theme.fontFamily.mono}`,
  ];
  for (const style of styles) {
    const line = document.createElement('p');
    line.style.cssText = style;
    line.textContent = 'Abc 0123456789';
    sample.append(line);
  }
  document.body.append(sample);
  // Reading a size computes the layout now.
  sample.getBoundingClientRect();
  sample.remove();
}
