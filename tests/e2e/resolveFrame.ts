import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

interface Frame {
  readonly filename: string;
  readonly lineno?: number;
  readonly colno?: number;
}

/** The source line of a frame, with its path, by the source maps of the build that it comes from. */
export function resolveFrame(build: string, { filename, lineno = 0, colno = 1 }: Frame): string {
  const file = /^app:\/\/(\/assets\/.*\.js)$/.exec(filename)?.[1];
  if (file === undefined) return filename;
  const map = new TraceMap(readFileSync(join(build, '.ops/maps', `${file}.map`), 'utf8'));
  const { source, line } = originalPositionFor(map, { line: lineno, column: colno - 1 });
  if (source === null) return filename;
  const text = map.sourcesContent?.[map.sources.indexOf(source)]?.split('\n')[line - 1] ?? '';
  return `${source.replace(/^(\.\.\/)+/, '')}: ${text.trim()}`;
}
