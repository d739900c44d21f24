import { createHash } from 'node:crypto';

/** The inline scripts and style elements of a page, as a Content Security Policy names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: hashContents(html, /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    styles: hashContents(html, /<style[^>]*>(.*?)<\/style>/gs),
  };
}

/** The hash of a text, in quotation marks as a policy wants it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashContents(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => hashSource(text));
}
