/** A step of building a server (docs/api.md, "Build a server in this order"). */
interface Step {
  /** The calls that the step adds. */
  readonly calls: readonly string[];
  /** Rules that pass with the calls of this step and those before it. */
  readonly only: readonly string[];
}

const rulesOf = (...calls: readonly string[]) =>
  calls.flatMap((call) =>
    ['responses', 'authentication', 'not-found', 'payloads', 'fields', 'properties'].map(
      (group) => `${group}.${call}`,
    ),
  );

function step(calls: readonly string[], ...only: readonly string[]): Step {
  return { calls, only: [...rulesOf(...calls), ...only] };
}

/** By `--step`, from 1. */
export const steps: readonly Step[] = [
  step(['login', 'logout'], 'sessions'),
  step(
    ['createOrganization', 'readOrganization', 'listSubscriptions'],
    'ids.encoded',
    'ids.punctuation',
    'versions.compressed',
    'seats.created',
    'shapes',
    'duplicates.createOrganization',
    'text',
  ),
  step([], 'cors'),
  step(
    ['updateOrganization', 'activateOrganization', 'deactivateOrganization'],
    'versions.updateOrganization',
    'versions.activateOrganization',
    'versions.deactivateOrganization',
    'versions.times',
    'versions.partial',
    'versions.unknown-member',
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
  ),
  step(
    ['addSubscription', 'assignSeats', 'changeTotalSeats'],
    'versions.addSubscription',
    'versions.assignSeats',
    'versions.changeTotalSeats',
    'responses.location',
    'seats.sums',
    'seats.assign',
    'seats.exceeded',
    'seats.in-use',
    'seats.unique-type',
  ),
  step(
    ['listOrganizations', 'lookUpOrganizations', 'readSummary'],
    'list',
    'queries.listOrganizations',
    'seats.summary',
    'versions.row',
    'ids.existing',
  ),
  step(
    [],
    'idempotency.createOrganization',
    'idempotency.addSubscription',
    'idempotency.failures',
    'idempotency.conflicts',
  ),
  step(
    ['listOrganizationActivity', 'listActivity', 'addNote'],
    'activity',
    'order.404-400',
    'queries.listOrganizationActivity',
    'queries.listActivity',
    'versions.note',
    'idempotency.addNote',
  ),
  step(['listDailySeats'], 'daily-seats', 'queries.listDailySeats', 'versions.reads'),
  step(
    ['createToken', 'listTokens', 'revokeToken'],
    'tokens',
    'idempotency.tokens',
    'order.403-422',
    'methods',
  ),
];
