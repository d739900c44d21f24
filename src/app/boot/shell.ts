import { productTitle } from '../../messages/catalogue';
import { theme } from '../../theme/theme';

/**
 * Static markup shown before any script runs, with the geometry of the app; `data-shell` on the
 * root element selects a shell (inlineScript.ts).
 */
export function shellHtml(provider: string): string {
  const powered = `Powered by ${escape(provider)}`;
  const field = '<i></i><b></b>';
  return (
    `<div data-shell-of="landing"><main><div><h1>${productTitle}</h1><p>Sign in with your staff account.</p>${field}${field}<b></b></div></main><footer>${powered}</footer></div>` +
    '<div data-shell-of="app"><div></div><header></header></div>'
  );
}

/** Styles of the shells only; the app doesn't depend on them. */
export function shellCss(): string {
  const { space, surface, border, radius, text, accent, type, fontWeight, control, shadow } = theme;
  const landing = '[data-shell-of="landing"]';
  const failed = '[data-shell-of="failed"]';
  return [
    '[data-shell-of]{display:none}',
    `:root[data-shell="landing"] ${landing}{display:flex;flex-direction:column;min-height:100dvh;background:${surface.side}}`,
    ':root[data-shell="app"] [data-shell-of="app"]{display:flex;min-height:100dvh}',
    `${landing} main{flex:1;display:flex;flex-direction:column;align-items:center;padding:min(128px,16vh) ${space[4]} ${space[6]}}`,
    `${landing} main>div{width:min(376px,calc(100vw - 32px));padding:${space[8]};border:1px solid ${border.hairline};border-radius:${radius.dialog};background:${surface.card};box-shadow:${shadow.login}}`,
    `${landing} h1{${type[20]}}`,
    `${landing} h1+p{margin:${space[1]} 0 ${space[6]};color:${text.muted}}`,
    `${landing} i{display:block;height:16px;margin-bottom:6px}`,
    `${landing} b{display:block;height:${control.large};border-radius:${radius.control};background:${surface.hover}}`,
    `${landing} b:not(:last-child){margin-bottom:${space[6]}}`,
    `${landing} footer{padding:${space[6]};text-align:center;color:${text.muted};overflow-wrap:anywhere}`,
    `:root[data-shell="failed"] ${failed}{display:grid;place-items:center;min-height:100dvh;padding:${space[4]};text-align:center}`,
    `${failed} h1{${type[20]}}`,
    `${failed} p{margin:${space[3]} 0 ${space[5]};color:${text.muted}}`,
    `${failed} button{height:${control.medium};padding:0 ${space[4]};border:0;border-radius:${radius.control};background:${accent.solid};color:${accent.onSolid};font-weight:${fontWeight.medium}}`,
    `[data-shell-of="app"]>div{width:224px;border-right:1px solid ${border.hairline};background:${surface.side}}`,
    `:root[data-rail] [data-shell-of="app"]>div{width:68px}`,
    `[data-shell-of="app"]>header{flex:1;height:${theme.headerHeight};border-bottom:1px solid ${border.hairline}}`,
    `${theme.media.belowMedium}{${landing} main>div{padding:${space[6]} ${space[5]}}[data-shell-of="app"]>div{display:none}}`,
  ].join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
