import { createHash } from 'node:crypto';

/**
 * CSP hash sources of a page's inline scripts and style elements. Data blocks are no scripts, so the
 * policy doesn't restrict them
 * (https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type).
 */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: hashContents(
      html,
      /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gs,
    ),
    styles: hashContents(html, /<style[^>]*>(.*?)<\/style>/gs),
  };
}

/** The CSP hash source of a text, including the quotation marks. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashContents(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => hashSource(text));
}
