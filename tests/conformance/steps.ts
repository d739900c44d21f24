/** A step of building a server (docs/api.md, "Build a server in this order"). */
interface Step {
  /** The calls that the step adds. */
  readonly calls: readonly string[];
  /** Rules that pass with the calls of this step and those before it. */
  readonly only: readonly string[];
}

/** Rules about more than one call, by step. */
const rules: readonly (readonly string[])[] = [
  ['sessions', 'headers.content-type', 'headers.cache-control', 'headers.www-authenticate'],
  [
    'headers.etag',
    'headers.location.createOrganization',
    'ids.encoded',
    'ids.punctuation',
    'ids.broken-encoding',
    'instants.created',
    'versions.compressed',
    'seats.created',
    'shapes',
    'duplicates.createOrganization',
    'text',
  ],
  ['cors'],
  [
    'versions.updateOrganization',
    'versions.activateOrganization',
    'versions.deactivateOrganization',
    'versions.times',
    'instants.changed',
    'versions.partial',
    'versions.unknown-member',
    'versions.unchanged',
    'versions.null-billing',
    'order.401-404',
    'order.401-422',
    'order.404-422',
    'order.404-428',
    'order.422-428',
    'order.422-412',
    'order.428-409',
    'order.412-409',
    'duplicates',
    'seats.status',
  ],
  [
    'versions.addSubscription',
    'versions.assignSeats',
    'versions.changeTotalSeats',
    'headers.location.addSubscription',
    'seats.sums',
    'seats.assign',
    'seats.exceeded',
    'seats.in-use',
    'seats.unique-type',
  ],
  [
    'list',
    'queries.listOrganizations',
    'seats.summary',
    'unused-seats.unknown',
    'unused-seats.filter',
    'unused-seats.summary',
    'queries.form-encoded',
    'versions.row',
    'ids.existing',
  ],
  [
    'idempotency.createOrganization',
    'idempotency.addSubscription',
    'idempotency.failures',
    'idempotency.conflicts',
    'idempotency.invalid',
  ],
  [
    'activity',
    'instants.activity',
    'order.404-400',
    'queries.listOrganizationActivity',
    'queries.listActivity',
    'versions.note',
    'idempotency.addNote',
    'idempotency.paths',
  ],
  ['daily-seats', 'unused-seats.peaks', 'queries.listDailySeats', 'versions.reads'],
  ['tokens', 'instants.tokens', 'idempotency.tokens', 'order.403-422', 'methods'],
];

const callsByStep: readonly (readonly string[])[] = [
  ['login', 'logout'],
  ['createOrganization', 'readOrganization', 'listSubscriptions'],
  [],
  ['updateOrganization', 'activateOrganization', 'deactivateOrganization'],
  ['addSubscription', 'assignSeats', 'changeTotalSeats'],
  ['listOrganizations', 'lookUpOrganizations', 'readSummary'],
  [],
  ['listOrganizationActivity', 'listActivity', 'addNote'],
  ['listDailySeats'],
  ['listTokens', 'createToken', 'revokeToken'],
];

/** By `--step`, from 1. */
export const steps: readonly Step[] = rules.map((ownRules, index) => {
  const calls = callsByStep[index] ?? [];
  return { calls, only: [...calls.flatMap(rulesOfCall), ...ownRules] };
});

function rulesOfCall(call: string): readonly string[] {
  return ['responses', 'authentication', 'not-found', 'payloads', 'fields', 'properties'].map(
    (group) => `${group}.${call}`,
  );
}
