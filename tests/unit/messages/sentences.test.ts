import { describe, expect, it } from 'vitest';
import { blankOrganization } from '~/domain/organizationValues';
import { activitySentence } from '~/messages/activityText';
import { revokeConfirmation, statusConfirmation } from '~/messages/confirmations';
import { actionFailureText } from '~/messages/failures';
import { fieldMessage } from '~/messages/fieldMessage';
import { message, sentence, pageTitle } from '~/messages/catalogue';
import { editChanges, savedText, seatChanges } from '~/messages/savedText';
import { buildEntry, buildSubscription } from '../stores/organizationFixtures';

const values = (name: string) => ({ ...blankOrganization, name });
const added = (seat_type: string) =>
  buildEntry({
    action: 'subscription_added',
    subscription: { id: 's', seat_type },
    changes: [{ pointer: '/total_seats', before: null, after: 5 }],
  });

/** Every kind of sentence, with a value that someone has typed. */
const sentences: Readonly<Record<string, (name: string) => string>> = {
  'a confirmation’s title': (name) => statusConfirmation('deactivate', name).title,
  'a confirmation’s text': (name) => statusConfirmation('activate', name).text,
  'the revocation of a token': (name) => revokeConfirmation(name, null).title,
  'a greeting': (name) => sentence`Welcome, ${name}!`,
  'a message of the catalogue': (name) => message('not_undone', { name }),
  'a failure': (name) =>
    actionFailureText({ reason: 'status', status: 412 }, 'organization', name).detail,
  'a message of a field': (name) => fieldMessage({ code: 'unique' }, name),
  'what was saved': (name) => savedText({ name, changes: [] }),
  'a value before': (name) => editChanges(values(name), values('x'))[0] ?? '',
  'a value after': (name) => editChanges(values('x'), values(name))[0] ?? '',
  'a seat type': (name) =>
    seatChanges(
      buildSubscription('s', { seat_type: name, used_seats: 1 }),
      buildSubscription('s', { seat_type: name, used_seats: 2 }),
    )[0] ?? '',
  'an entry of the activity': (name) => activitySentence(added(name)).onProfile,
  'a page title': pageTitle,
};

describe.each(Object.entries(sentences))('the direction of %s', (_, write) => {
  it.each(['שלום', 'Acme\u202Eevil', 'شركة', 'a\u200Fb'])('is not changed by %j in it', (name) =>
    expect(write(name)).toContain(`\u2068${name}\u2069`),
  );

  it('can’t be changed by a value that ends its own isolation', () =>
    expect(write('a\u2069\u202Eb')).toContain('\u2068a\u202Eb\u2069'));

  it('needs no marks for any other value', () =>
    expect(write('Acme Ltd')).not.toMatch(/[\u2066-\u2069]/));
});
