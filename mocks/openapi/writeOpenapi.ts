import { writeFileSync } from 'node:fs';
import { openapiText } from './openapi';

writeFileSync(new URL('../../src/api/contract/openapi.json', import.meta.url), openapiText());
