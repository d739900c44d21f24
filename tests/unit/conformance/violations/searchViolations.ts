import { editBody, editContent, editQuery, on, rowsOf, type Json } from './edits';
import type { Violation } from './Violation';

const list = /^GET \/api\/accounts\?/;
const lookup = /^POST \/api\/accounts\/lookup$/;

/** Finds nothing if `q` matches. */
const withoutMatch = (pattern: RegExp) =>
  on(
    list,
    editQuery((query) => {
      if (pattern.test(query.get('q') ?? '')) query.set('q', 'nothing has this text');
    }),
  );

/** What searches, lookups and reasons of contract 1.2 lack. */
export const searchViolations: readonly Violation[] = [
  {
    name: 'a phone is searched as it is written',
    rule: 'list.search.phone',
    message: /what q=\S+ 79460958 finds is \[\]/,
    create: () => withoutMatch(/79460958|442079460958|\(20\)7946-0958|7946\.0958/),
  },
  {
    name: 'the address is not searched',
    rule: 'list.search.address',
    message: /what q=\S+ Quay finds is \[\]/,
    create: () => withoutMatch(/Quay|Hull/),
  },
  {
    name: 'lookup sorts the values',
    rule: 'lookup.order',
    message: /the values that lookup has is/,
    create: () =>
      on(
        lookup,
        editContent((content) => {
          rowsOf(content).sort((a, b) => (String(a['value']) < String(b['value']) ? -1 : 1));
        }),
      ),
  },
  {
    name: 'lookup compares texts as received',
    rule: 'lookup.text',
    message: /what lookup of \S+ SÖDER CAFÉ finds is \[\]/,
    create: () =>
      on(
        lookup,
        editContent((content) => {
          for (const row of rowsOf(content))
            row['matches'] = rowsOf({ data: row['matches'] }).filter(
              ({ id, name, subdomain, billing }) =>
                [id, name, subdomain, ...Object.values(billing as Json)].includes(row['value']),
            );
        }),
      ),
  },
  {
    name: 'lookup suggests the farthest first',
    rule: 'lookup.suggestions',
    message: /what lookup of .* suggests is/,
    create: () =>
      on(
        lookup,
        editContent((content) => {
          for (const { suggestions } of rowsOf(content))
            if (Array.isArray(suggestions)) suggestions.reverse();
        }),
      ),
  },
  {
    name: 'reasons of seats and edits are dropped',
    rule: 'activity.reasons',
    message:
      /the note of the entry of updateOrganization with a reason is null|\/reason .*got 200, expected 422/,
    create: () =>
      on(
        /^(PATCH|PUT)/,
        editBody((body) => ({ ...body, reason: undefined })),
      ),
  },
];
