import { colours } from './colours';
import { variableName, type ThemeTokens } from './tokens';
import { theme } from './theme';

/**
 * The variables of both themes and the base rules as one string. The build puts it into the page's
 * head, so that no script is needed before first paint; Storybook uses it as a global style.
 * `data-theme="dark"` on the root selects the dark theme, except in print: paper is white.
 */
export function rootCss(): string {
  return `
:root{color-scheme:light;${declarations(colours.light)}}
@media not print{:root[data-theme="dark"]{color-scheme:dark;${declarations(colours.dark)}}}
${fallbackFontFace}
${baseRules}
${selects}
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

// As large as the text beside them; an attribute's pixels don't grow with it.
const iconSizes = [14, 16, 18, 20]
  .map(
    (size) =>
      `.lucide[width="${size}"]{flex:none;inline-size:${size / 16}rem;block-size:${size / 16}rem}`,
  )
  .join('\n');

// Selected text is coloured on the body, whose descendants inherit it.
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
::placeholder{color:${theme.text.muted};opacity:1}
:is(input,select,textarea):disabled{color:${theme.text.disabled};opacity:1}
button{padding:0;border:0;background:none;cursor:pointer}
button:disabled,button[aria-disabled="true"]{cursor:default}
a{color:inherit;text-decoration-skip-ink:auto}
img,svg{display:block;max-width:100%}
.lucide{stroke-width:1.75}
${iconSizes}
b,strong{font-weight:${theme.fontWeight.semibold}}
mark{background:none;color:inherit;font-weight:${theme.fontWeight.semibold}}
table{border-collapse:separate;border-spacing:0}
time,input[type="number"],.tabular{font-variant-numeric:tabular-nums}
[hidden]{display:none!important}
:focus{outline:none}
:focus-visible{outline:2px solid ${theme.focus.ring};outline-offset:2px;border-radius:${theme.radius.small}}
h1[tabindex="-1"]:focus-visible{outline:none}
body::selection{background:${theme.accent.solid};color:${theme.accent.onSolid}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}:is([aria-selected="true"],a[aria-current="page"]){outline:2px solid Highlight;outline-offset:-2px}}`;

/**
 * The list of every select, in browsers where it can be styled; others show their own. It is in the top
 * layer, so that no dialog or scroller clips it. On Windows a list of the browser's inherits the
 * control's colours. The tick is drawn: not every font has one.
 */
const selects = `
select{appearance:none}
option{background:${theme.surface.overlay};color:${theme.text.primary}}
@supports (appearance:base-select){
select,::picker(select){appearance:base-select}
select{align-items:center}
select::picker-icon{display:none}
::picker(select){min-inline-size:anchor-size(self-inline);max-inline-size:min(360px,100vw - 16px);max-block-size:min(60vh,400px);margin-block:4px;padding:4px;border:0;border-radius:${theme.radius.card};background:${theme.surface.overlay};color:${theme.text.primary};box-shadow:${theme.shadow.overlay};outline:1px solid transparent;outline-offset:-1px;${theme.type[13]};cursor:default}
option{display:flex;align-items:center;gap:${theme.space[4]};min-block-size:${theme.control.medium};padding:4px ${theme.space[2]};border-radius:${theme.radius.control};background:none;white-space:normal;cursor:pointer}
option:is(:hover,:focus){background:${theme.surface.hover}}
option:focus{background:${theme.surface.pressed};outline:none}
option:focus-visible{outline:2px solid ${theme.focus.ring};outline-offset:-2px}
option:disabled{color:${theme.text.disabled}}
option::checkmark{content:'';order:1;flex:none;inline-size:5px;block-size:10px;margin-inline:auto 3px;margin-block-start:-3px;border:solid;border-width:0 1.5px 1.5px 0;rotate:45deg}
${theme.media.belowMedium}{option{min-block-size:${theme.control.large}}}
}`;

// After a change of the theme the page fades in, which the compositor does alone: a transition of its
// colours recalculates every element in every frame, and those of controls are off meanwhile.
const themeTransition = `
@keyframes theme-fade{from{opacity:.4}}
:root[data-theme-fade]{animation:theme-fade ${theme.duration.theme} linear}
:root[data-theme-fade] :is(a,button,input,select,textarea,span){transition:none!important}`;

const reducedMotion = `
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition-duration:0s!important;animation-duration:0.01ms!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}`;
