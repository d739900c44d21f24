import { dark } from './dark';
import { light } from './light';
import { variableName, type ThemeTokens } from './tokens';
import { theme } from './theme';

/**
 * The variables of both themes and the base rules as one string. The build puts it into the page's
 * head, so that no script is needed before first paint; Storybook uses it as a global style.
 * `data-theme="dark"` on the root selects the dark theme, except in print: paper is white.
 */
export function rootCss(): string {
  return `
:root{color-scheme:light;${declarations(light)}}
@media not print{:root[data-theme="dark"]{color-scheme:dark;${declarations(dark)}}}
${fallbackFontFace}
${baseRules}
${themeTransition}
${reducedMotion}
`.trim();
}

/** `{ surface: { onInverse: c } }` as `--surface-on-inverse:c;`. */
function declarations(values: ThemeTokens): string {
  return Object.entries(values)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens as Record<string, string>).map(
        ([token, value]) => `${variableName(group, token)}:${value};`,
      ),
    )
    .join('');
}

// Arial (or Liberation Sans, which has the same metrics) scaled to Inter's widths and line box, so
// that nothing shifts when Inter has loaded:
// https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
const fallbackFontFace = `
@font-face{font-family:'Inter Fallback';font-style:normal;font-weight:100 900;src:local('Arial'),local('Liberation Sans'),local('ArialMT'),local('Helvetica');size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}`;

// Selected text is coloured on the body, whose descendants inherit it in Chromium: with a rule for
// every element, Chromium would recalculate the style of the whole page when a view transition starts
// and when it ends.
// Without `text-rendering: optimizeLegibility`: Inter kerns with the space, so Blink would shape each
// text as a whole instead of caching the shapes of its words. Letters are kerned anyway.
const baseRules = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(2 * ${theme.headerHeight} + 40px)}
body{margin:0;min-height:100vh;min-height:100dvh;background:${theme.surface.page};color:${theme.text.primary};font-family:${theme.fontFamily.sans};${theme.type[13]};-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
h1,h2,h3,h4,h5,h6,p,dl,dd,ul,ol,figure,fieldset,legend{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:${theme.fontWeight.semibold}}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{cursor:pointer}
button:disabled,button[aria-disabled="true"]{cursor:default}
a{color:inherit;text-decoration-skip-ink:auto}
img,svg{display:block;max-width:100%}
.lucide{stroke-width:1.75}
table{border-collapse:separate;border-spacing:0}
time,input[type="number"],.tabular{font-variant-numeric:tabular-nums}
[hidden]{display:none!important}
:focus{outline:none}
:focus-visible{outline:2px solid ${theme.focus.ring};outline-offset:2px;border-radius:${theme.radius.small}}
h1[tabindex="-1"]:focus-visible{outline:none}
body::selection{background:${theme.accent.solid};color:${theme.accent.onSolid}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}`;

// The page stays usable while two snapshots of it cross-fade (`applyTheme`).
const themeTransition = `
::view-transition{pointer-events:none}
::view-transition-group(root),::view-transition-old(root),::view-transition-new(root){animation-duration:${theme.duration.theme};animation-timing-function:linear}`;

const reducedMotion = `
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition-duration:0s!important;animation-duration:0.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}`;
