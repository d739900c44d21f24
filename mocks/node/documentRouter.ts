import { Router } from 'express';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openapiDocument } from '../openapi/openapi';

const { resolve } = createRequire(import.meta.url);

/** Redoc shows its logo from a CDN; an empty image replaces it. */
const logoUrl = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini\.svg/g;
const emptyImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

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
    <redoc spec-url="/openapi.json"></redoc>
    <script src="/docs/redoc.js"></script>
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
  router.get('/docs', (_, res) => res.type('html').send(page));
  router.get('/docs/redoc.js', (_, res) => {
    const script = readFileSync(resolve('redoc/bundles/redoc.standalone.js'), 'utf8');
    res.type('js').send(script.replace(logoUrl, emptyImage));
  });
  return router;
}
