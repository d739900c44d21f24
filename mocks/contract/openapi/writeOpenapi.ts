import { writeFileSync } from 'node:fs';
import { openapiText } from './openapi';

writeFileSync(new URL('../../../docs/openapi.json', import.meta.url), openapiText());
