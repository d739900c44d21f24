/**
 * Replaces the package @emotion/is-prop-valid in the builds: a list of all HTML and SVG attributes,
 * 1.6 kB (Brotli) of what each screen loads. It keeps props that only styles use off the DOM; ours
 * are data attributes, and the components with other props have a `shouldForwardProp` of their own.
 * Emotion itself uses `as`, the element to render instead.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as';
}
