import { Router } from 'express';
import { createRequire } from 'node:module';
import { openapiDocument } from '../contract/openapi/openapi';

const { resolve } = createRequire(import.meta.url);

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
      init('/openapi.json', { disableTelemetry: true }, document.getElementById('redoc'));
    </script>
  </body>
</html>
`;

/**
 * The API's document at `/openapi.json` and as a page at `/docs`, which loads nothing from other
 * hosts.
 */
export function documentRouter(): Router {
  const router = Router();
  router.get('/openapi.json', (_, res) => res.json(openapiDocument()));
  router.get('/docs', (_, res) => {
    res.set('Content-Security-Policy', policy).type('html').send(page);
  });
  router.get('/docs/redoc.js', (_, res) => res.sendFile(resolve(redoc)));
  return router;
}
