import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationId, type Configuration } from '../src/lib/configuration';

/** The demo's page says that it is the demo: its policy differs, and it needs no configuration. */
export interface PageConfiguration extends Configuration {
  readonly demo?: true | undefined;
}

/** Where the block is inserted when the page is built. */
export const blockPlaceholder = '<!--configuration-->';

/**
 * Collects what nothing else catches before the console is loaded (src/app/reporting), in a page that
 * reports errors. Source text, because the console's bundle must not contain it.
 */
const collector = `<script>(()=>{let errors=self.amsErrors=[],collect=event=>{errors.length<20&&errors.push({event,path:location.pathname})};for(let type of["error","unhandledrejection"])addEventListener(type,collect)})()</script>`;

const blockStart = `<script type="application/json" id="${configurationId}">`;
const blocks = new RegExp(`${blockStart}([^<]*)</script>(?:<link rel="preconnect"[^>]*>)?`, 'g');

/**
 * The configuration as the page's data block, with an early connection to the API. The JSON is
 * escaped so that no value can end the element or start a comment in it
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function configurationBlock(configuration: PageConfiguration): string {
  const json = JSON.stringify(configuration).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const { api, sentryDsn } = configuration;
  const preconnect =
    api === undefined ? '' : `<link rel="preconnect" href="${escapeHtml(api)}" crossorigin />`;
  return `${blockStart}${json}</script>${preconnect}${sentryDsn === undefined ? '' : collector}`;
}

/** The configuration that a page has; throws an error with one line if it has no block, or several. */
export function configurationOf(html: string): PageConfiguration {
  const [block, ...others] = html.matchAll(blocks);
  if (!block || others.length > 0)
    throw new Error('index.html does not have exactly one configuration block: build it again');
  return JSON.parse(block[1] ?? '') as PageConfiguration;
}

/** The page of the build in a folder; throws an error with one line if there is none. */
export function readPage(folder: string): string {
  const file = join(folder, 'index.html');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(`No build found in ${folder}: run npm run build or npm run build:demo first`);
}

/**
 * A page with another configuration: its block, the provider in the static shell, and the URLs of its
 * files if the base path differs. `build` in the block is a hash of the page without it, which changes
 * with every file of the build, because the page names them by their content.
 */
export function configurePage(
  html: string,
  configuration: PageConfiguration,
): { readonly html: string; readonly release: string } {
  const { base: previousBase } = configurationOf(html);
  const { base, name = '', version, commit } = configuration;
  const moved = ['"', "'", '('].reduce(
    (page, quote) =>
      page.replaceAll(`${quote}${previousBase}assets/`, () => `${quote}${base}assets/`),
    html
      .replace(collector, '')
      .replace(
        /(<footer>Powered by )[^<]*(<\/footer>)/g,
        (_, start: string, end: string) => start + escapeHtml(name) + end,
      ),
  );
  const withBuild = (build: string | undefined) =>
    moved.replace(blocks, () => configurationBlock({ ...configuration, build }));
  const build = hash('hex', withBuild(undefined)).slice(0, 12);
  return {
    html: withBuild(build),
    release: `${JSON.stringify({ version, commit, build })}\n`,
  };
}

/**
 * CSP hash sources of a page's inline scripts and style elements. Data blocks are no scripts, so the
 * policy doesn't restrict them
 * (https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type).
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const script = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gs;
  const sources = (element: RegExp) =>
    Array.from(html.matchAll(element), ([, text = '']) => hashSource(text));
  return { scripts: sources(script), styles: sources(/<style[^>]*>(.*?)<\/style>/gs) };
}

/** The CSP hash source of a text, including the quotation marks. */
export function hashSource(text: string): string {
  return `'sha256-${hash('base64', text)}'`;
}

function hash(encoding: 'hex' | 'base64', text: string): string {
  return createHash('sha256').update(text).digest(encoding);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
