import { createHash } from 'node:crypto';
import { errorCollector } from './errorCollector';
import { configurationId, type Configuration } from '../../src/lib/configuration';

/** Where the block is inserted when the page is built. */
export const blockPlaceholder = '<!--configuration-->';

const blockStart = `<script type="application/json" id="${configurationId}">`;
const collector = `<script>${errorCollector}</script>`;
const blocks = new RegExp(`${blockStart}[^<]*</script>(?:<link rel="preconnect"[^>]*>)?`, 'g');
const footers = /(<footer>Powered by )[^<]*(<\/footer>)/g;

/**
 * The configuration as the page's data block, with an early connection to the API and, if errors
 * are reported, the script that collects them. The JSON is
 * escaped so that no value can end the element or start a comment in it
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function configurationBlock(configuration: Configuration): string {
  const json = JSON.stringify(configuration).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const { api, sentryDsn } = configuration;
  const preconnect =
    api === undefined ? '' : `<link rel="preconnect" href="${escapeHtml(api)}" crossorigin />`;
  return `${blockStart}${json}</script>${preconnect}${sentryDsn === undefined ? '' : collector}`;
}

/**
 * A built page with another configuration: its block, the provider in the static shell, and the
 * URLs of its files if the base path differs. Throws an error with a one-line message for a page
 * without exactly one block.
 */
export function configurePage(
  html: string,
  configuration: Configuration & { readonly name: string },
  previousBase: string,
): string {
  const { base, name } = configuration;
  if (html.match(blocks)?.length !== 1)
    throw new Error('index.html does not have exactly one configuration block: build it again');
  const moved = ['"', "'", '('].reduce(
    (page, quote) =>
      page.replaceAll(`${quote}${previousBase}assets/`, () => `${quote}${base}assets/`),
    html,
  );
  return moved
    .replace(footers, (_, start: string, end: string) => start + escapeHtml(name) + end)
    .replace(collector, '')
    .replace(blocks, () => configurationBlock(configuration));
}

/**
 * A page whose block has the configuration and a `build`: a hash of the page without it, which
 * changes with every file of the build, because the page names them by their content.
 */
export function identifyBuild(
  html: string,
  configuration: Configuration,
): { readonly html: string; readonly build: string } {
  const withBlock = (build: string | undefined) =>
    html
      .replace(collector, '')
      .replace(blocks, () => configurationBlock({ ...configuration, build }));
  const build = createHash('sha256').update(withBlock(undefined)).digest('hex').slice(0, 12);
  return { html: withBlock(build), build };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
