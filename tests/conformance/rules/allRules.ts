import { secretReason } from '../reasons';
import type { Rule } from '../Rule';
import { check } from '../check';
import { activityRules } from './activity';
import { activityFeedRules } from './activityFeed';
import { authenticationRules } from './authentication';
import { concurrencyRules } from './concurrency';
import { crossOriginRules } from './crossOrigin';
import { dailySeatsRules } from './dailySeats';
import { fieldRules } from './fields/fieldRules';
import { propertyRules } from './fields/propertyRules';
import { shapeRules } from './fields/shapeRules';
import { headerRules } from './headers';
import { idempotencyRules } from './idempotency';
import { instantRules } from './instants';
import { listRules } from './list';
import { searchRules } from './search';
import { lookupRules } from './lookup';
import { orderRules } from './order';
import { pathRules } from './paths';
import { queryRules } from './queries';
import { relevanceRules } from './relevance';
import { payloadRules, responseRules } from './responses';
import { seatRules } from './seats';
import { sortingRules } from './sorting';
import { textRules } from './text';
import { tokenUseRules } from './tokenUse';
import { tokenRules } from './tokens';
import { unchangedRules } from './unchanged';
import { unusedSeatsRules } from './unusedSeats';
import { versionRules } from './versions';

/** Looks at the responses to all rules before it. */
const secretsRule: Rule = {
  id: 'secrets.responses',
  title: 'no response has a secret, except the one that creates it',
  section: 'authorization',
  async run({ api, records, secrets }) {
    // Whatever else is wrong with the responses.
    await api.send('createToken', { body: { name: records.uniqueName(), expires_at: null } });
    for (const name of ['listTokens', 'listActivity', 'listOrganizations'])
      if (await api.optional.has(name)) await api.send(name);
    const [leak] = secrets.leaks;
    const message = `${secrets.leaks.length} responses have a secret: ${leak?.what}`;
    check(leak === undefined, message, leak?.reply, secretReason);
  },
};

/** In the order in which a server is built (docs/api.md, "Build a server in this order"). */
export const allRules: readonly Rule[] = [
  ...responseRules,
  ...authenticationRules,
  ...pathRules,
  ...queryRules,
  ...payloadRules,
  ...fieldRules,
  ...shapeRules,
  ...propertyRules,
  ...textRules,
  ...instantRules,
  ...versionRules,
  ...unchangedRules,
  ...orderRules,
  ...idempotencyRules,
  ...concurrencyRules,
  ...searchRules,
  ...listRules,
  ...lookupRules,
  ...sortingRules,
  ...relevanceRules,
  ...seatRules,
  ...activityRules,
  ...activityFeedRules,
  ...dailySeatsRules,
  ...unusedSeatsRules,
  ...tokenRules,
  ...tokenUseRules,
  ...crossOriginRules,
  ...headerRules,
  secretsRule,
];
