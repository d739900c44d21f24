import { expect, it } from 'vitest';
import { models } from '~~/mocks/database/models';
import { modelVersion } from '~~/mocks/persistence/modelVersion';
import { recordSchemas } from '~~/mocks/persistence/recordSchemas';
import { scenarioDigests } from './seed/seedDigest';

/** What the version covers: the rows stored in browsers, and the seed that they are based on. */
const expected = {
  version: 5,
  organization:
    'id name address subdomain status registered_at updated_at status_changed_at billing_name billing_email billing_phone amount currency version derived',
  derived:
    'lowercase_name lowercase_billing_name searched total_seats used_seats used_seats_30_days_ago seat_level seat_usage ascending_days_until_full descending_days_until_full',
  subscription:
    'id organization_id seat_type total_seats used_seats total_history used_history daily_seed',
  activity:
    'id sequence at actor_id actor_name action organization_id organization_name subscription_id seat_type changes note',
  token: 'id name secret revoked created_at expires_at last_used_at',
  seed: 'd8e75490',
};

const fields = (model: object) => Object.keys(model).join(' ');

it('modelVersion is raised when the model or the seed changes (then update `expected`)', () => {
  expect({
    version: modelVersion,
    organization: fields(models.organization),
    derived: fields(models.organization.derived),
    subscription: fields(models.subscription),
    activity: fields(models.activity),
    token: fields(models.token),
    seed: scenarioDigests.default.slice(0, 8),
  }).toEqual(expected);
});

it('record schemas have the same fields as the models', () => {
  const { organization, subscription, activity, token } = recordSchemas;
  expect({
    organization: fields(organization.entries),
    derived: fields(organization.entries.derived.entries),
    subscription: fields(subscription.entries),
    activity: fields(activity.entries),
    token: fields(token.entries),
  }).toEqual({
    organization: fields(models.organization),
    derived: fields(models.organization.derived),
    subscription: fields(models.subscription),
    activity: fields(models.activity),
    token: fields(models.token),
  });
});
