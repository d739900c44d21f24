import { computeScenarioDigests } from './computeScenarioDigests';

// Run by seed.test.ts in processes of other time zones.
process.stdout.write(JSON.stringify(await computeScenarioDigests()));
