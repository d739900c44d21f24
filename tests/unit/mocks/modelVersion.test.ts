import { expect, it } from 'vitest';
import { models } from '~~/mocks/models';
import { modelVersion } from '~~/mocks/modelVersion';
import { organizationRecord, subscriptionRecord, tokenRecord } from '~~/mocks/records';
import { scenarioDigests } from './seedDigest';

/** What the version covers: the rows stored in browsers, and the seed that they are based on. */
const expected = {
  version: 2,
  organization:
    'id name address subdomain status registered_at updated_at billing_name billing_email billing_phone amount currency version',
  subscription:
    'id organization_id seat_type total_seats used_seats daily_start daily_end daily_counts daily_seed',
  token: 'id name secret revoked created_at expires_at last_used_at',
  seed: '467d502d',
};

it('modelVersion is raised when the model or the seed changes (then update `expected`)', () => {
  const fields = (model: object) => Object.keys(model).join(' ');
  expect({
    version: modelVersion,
    organization: fields(models.organization),
    subscription: fields(models.subscription),
    token: fields(models.token),
    seed: scenarioDigests.default.slice(0, 8),
  }).toEqual(expected);
});

it('record schemas have the same fields as the models', () => {
  for (const [model, shape] of [
    [models.organization, organizationRecord],
    [models.subscription, subscriptionRecord],
    [models.token, tokenRecord],
  ] as const) {
    expect(Object.keys(shape.entries)).toEqual(Object.keys(model));
  }
});
