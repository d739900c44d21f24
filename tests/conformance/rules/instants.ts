import { parseInstant } from '~/lib/time';
import { check } from '../check';
import type { Reply } from '../client/Reply';
import { clockReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Activity, Organization, Token } from '../wire';

const section = 'requests-and-responses';

/** How far the clock of an instant may be from the one of the `Date` header. */
const toleranceMs = 120_000;

/** Milliseconds from the time of the response to an instant in it; 0 if it isn't an instant. */
function offsetOf(instant: unknown, { headers }: Reply): number {
  const date = headers.get('Date');
  const now = date === null ? Date.now() : Date.parse(date);
  const time = parseInstant(String(instant));
  return time === undefined || Number.isNaN(now) ? 0 : time - now;
}

/** Fails if an instant that has just been set isn't now by the `Date` header. */
function checkIsNow(name: string, instant: unknown, reply: Reply): void {
  const offset = offsetOf(instant, reply);
  const distance = `${Math.round(Math.abs(offset) / 60_000)} minutes ${offset > 0 ? 'after' : 'before'}`;
  const message = `${name} of what has just been written is ${String(instant)}, ${distance} the Date header: it is not in UTC, or the clock is wrong`;
  check(Math.abs(offset) <= toleranceMs, message, reply, clockReason);
}

/** Whether instants are what they say. */
export const instantRules: readonly Rule[] = [
  {
    id: 'instants.created',
    title: 'registered_at and updated_at of a new organization are now, by the Date header',
    section,
    async run({ api, records }) {
      const body = records.newOrganization();
      const { data, reply } = await api.succeed<Organization>('createOrganization', { body });
      checkIsNow('registered_at', data.registered_at, reply);
      checkIsNow('updated_at', data.updated_at, reply);
    },
  },
  {
    id: 'instants.changed',
    title: 'updated_at and status_changed_at are now after a change, by the Date header',
    section,
    async run({ api, records }) {
      const { id } = await records.createOrganization();
      const path = { id };
      const { data, reply } = await api.succeed<Organization>('deactivateOrganization', { path });
      checkIsNow('updated_at', data.updated_at, reply);
      checkIsNow('status_changed_at', data.status_changed_at, reply);
    },
  },
  {
    id: 'instants.activity',
    title: 'at of a new entry is now, by the Date header',
    section,
    async run({ api, records }) {
      const { id } = await records.createOrganization();
      const { data, reply } = await api.succeed<Activity[]>('listOrganizationActivity', {
        path: { id },
      });
      checkIsNow('at', data[0]?.at, reply);
    },
  },
  {
    id: 'instants.tokens',
    title: 'created_at of a new token is now, by the Date header',
    section,
    async run({ api, records }) {
      const body = { name: records.uniqueName(), expires_at: null };
      const { data, reply } = await api.succeed<Token>('createToken', { body });
      checkIsNow('created_at', data.created_at, reply);
    },
  },
  {
    id: 'tokens.expiry',
    title: 'expires_at is the instant that was sent, to the second',
    section: 'post-apiauthcreate-token',
    async run({ api, records }) {
      const sent = `${new Date(Date.now() + 30.4 * 86_400_000).toISOString().slice(0, 19)}Z`;
      const body = { name: records.uniqueName(), expires_at: sent };
      const { data, reply } = await api.succeed<Token>('createToken', { body });
      // Of all instants: it isn't stored wrongly.
      checkIsNow('created_at', data.created_at, reply);
      const difference = Date.parse(String(data.expires_at)) - Date.parse(sent);
      const message = `expires_at is ${data.expires_at}, but ${sent} was sent`;
      check(Math.abs(difference) < 1000, message, reply, 'expires_at is changed');
      const { data: rows, reply: list } = await api.succeed<Token[]>('listTokens');
      const listed = rows.find(({ id }) => id === data.id)?.expires_at;
      const text = `expires_at is ${listed} in the list, but ${sent} was sent`;
      const isListed = Math.abs(Date.parse(String(listed)) - Date.parse(sent)) < 1000;
      check(isListed, text, list, 'expires_at is changed');
    },
  },
];
