import { writeFileSync } from 'node:fs';
import { openapiText } from './document/openapi';

writeFileSync(new URL('openapi.json', import.meta.url), openapiText());
