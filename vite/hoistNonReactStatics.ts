/**
 * Replaces the package hoist-non-react-statics in the builds. Only Emotion's `withTheme` calls it,
 * which the console doesn't use, but the package and its react-is are CommonJS and so stay in every
 * bundle: 0.9 kB (Brotli) of what each screen loads.
 */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target;
}
