import { productTitle } from '../../messages/pageTitle';
import { theme } from '../../theme/theme';

/**
 * Static markup shown before any script runs, with the geometry of the app; `data-shell` on the
 * root element selects a shell (setInitialShell.ts, handleEntryError.ts).
 */
export function shellHtml(provider: string): string {
  const powered = `Powered by ${escape(provider)}`;
  const field = '<i></i><b></b>';
  return (
    `<div data-shell-of="landing"><main><div><h1>${productTitle}</h1>${field}${field}<b></b></div></main><footer>${powered}</footer></div>` +
    '<div data-shell-of="app"><div></div></div>'
  );
}

/** Styles of the shells only; the app doesn't depend on them. */
export function shellCss(): string {
  const { space, surface, border, radius, text, accent, type, fontWeight, control } = theme;
  const landing = '[data-shell-of="landing"]';
  const failed = '[data-shell-of="failed"]';
  return [
    '[data-shell-of]{display:none}',
    `:root[data-shell="landing"] ${landing}{display:flex;flex-direction:column;min-height:100dvh;background:${surface.side}}`,
    ':root[data-shell="app"] [data-shell-of="app"]{display:flex;min-height:100dvh}',
    `${landing} main{flex:1;display:grid;place-items:center;padding:${space[4]}}`,
    `${landing} main>div{width:min(400px,100%);padding:${space[8]};border:1px solid ${border.hairline};border-radius:${radius.card};background:${surface.card}}`,
    `${landing} h1{margin-bottom:${space[6]};${type[20]};text-align:center}`,
    `${landing} i{display:block;height:19px;margin-bottom:${space[1]}}`,
    `${landing} b{display:block;height:${control.medium};border-radius:${radius.control};background:${surface.hover}}`,
    `${landing} b:not(:last-child){margin-bottom:${space[4]}}`,
    `${landing} footer{padding:${space[6]};text-align:center;color:${text.muted};${type[13]};overflow-wrap:anywhere}`,
    `:root[data-shell="failed"] ${failed}{display:grid;place-items:center;min-height:100dvh;padding:${space[4]};text-align:center}`,
    `${failed} h1{${type[20]}}`,
    `${failed} p{margin:${space[3]} 0 ${space[5]};color:${text.muted}}`,
    `${failed} button{height:${control.medium};padding:0 ${space[4]};border:0;border-radius:${radius.control};background:${accent.solid};color:${accent.onSolid};font-weight:${fontWeight.medium}}`,
    `[data-shell-of="app"]>div{width:232px;border-right:1px solid ${border.hairline};background:${surface.side}}`,
    `${theme.media.belowMedium}{${landing} main>div{padding:${space[6]} ${space[5]}}[data-shell-of="app"]>div{display:none}}`,
  ].join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
