import type { Value } from '@mswjs/data/lib/glossary';
import type { models } from './models';

export type ModelName = keyof typeof models;

/** The type of a model's rows. */
export type RecordOf<Name extends ModelName> = Readonly<
  Value<(typeof models)[Name], typeof models>
>;

export type OrganizationRecord = RecordOf<'organization'>;
export type SubscriptionRecord = RecordOf<'subscription'>;
export type ActivityRecord = RecordOf<'activity'>;
export type StaffRecord = RecordOf<'staff'>;
export type TokenRecord = RecordOf<'token'>;
export type SessionRecord = RecordOf<'session'>;
