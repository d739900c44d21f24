import { expect, it } from 'vitest';
import { models } from '~~/mocks/database/models';
import { modelVersion } from '~~/mocks/persistence/modelVersion';
import { recordSchemas } from '~~/mocks/persistence/recordSchemas';
import { scenarioDigests } from './seed/seedDigest';

/** What the version covers: the rows stored in browsers, and the seed that they are based on. */
const expected = {
  version: 3,
  organization:
    'id name address subdomain status registered_at updated_at billing_name billing_email billing_phone amount currency version derived',
  derived: 'lowercase_name lowercase_billing_name searched total_seats used_seats',
  subscription:
    'id organization_id seat_type total_seats used_seats daily_start daily_end daily_counts daily_seed',
  token: 'id name secret revoked created_at expires_at last_used_at',
  seed: '7a77a53d',
};

const fields = (model: object) => Object.keys(model).join(' ');

it('modelVersion is raised when the model or the seed changes (then update `expected`)', () => {
  expect({
    version: modelVersion,
    organization: fields(models.organization),
    derived: fields(models.organization.derived),
    subscription: fields(models.subscription),
    token: fields(models.token),
    seed: scenarioDigests.default.slice(0, 8),
  }).toEqual(expected);
});

it('record schemas have the same fields as the models', () => {
  const { organization, subscription, token } = recordSchemas;
  expect({
    organization: fields(organization.entries),
    derived: fields(organization.entries.derived.entries),
    subscription: fields(subscription.entries),
    token: fields(token.entries),
  }).toEqual({
    organization: fields(models.organization),
    derived: fields(models.organization.derived),
    subscription: fields(models.subscription),
    token: fields(models.token),
  });
});
