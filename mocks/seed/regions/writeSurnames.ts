import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { surnamesFromFaker } from './surnamesFromFaker';

// Run it after an update of faker: npx tsx mocks/seed/regions/writeSurnames.ts && npx oxfmt
writeFileSync(join(import.meta.dirname, 'surnames.json'), JSON.stringify(surnamesFromFaker()));
