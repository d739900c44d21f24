import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const document = new URL('../../docs/openapi.yaml', import.meta.url);

/** Redoc as @redocly/cli contains it, for the pages that it builds. */
const redoc = '@redocly/cli/lib/chunks/redoc.standalone.js';

/** Redoc would load icons and its logo from other hosts. */
const policy = "default-src 'self' 'unsafe-inline' data:";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Accounts Management System API</title>
    <style>body { margin: 0 }</style>
  </head>
  <body>
    <div id="redoc"></div>
    <script type="module">
      import { init } from '/docs/redoc.js';
      init('/openapi.yaml', { disableTelemetry: true }, document.getElementById('redoc'));
    </script>
  </body>
</html>
`;

/**
 * The API's document at `/openapi.yaml` and as a page at `/docs`, which loads nothing from other
 * hosts; undefined for other paths.
 */
export async function respondWithDocument(path: string): Promise<Response | undefined> {
  if (path === '/openapi.yaml')
    return new Response(await readFile(document), {
      headers: { 'Content-Type': 'application/yaml' },
    });
  if (path === '/docs')
    return new Response(page, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
    });
  if (path === '/docs/redoc.js')
    return new Response(await readFile(resolve(redoc)), {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    });
  return undefined;
}
