import { editBody, editContent, editQuery, on, rowsOf, type Json } from './edits';
import { testViolations } from './testViolations';

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

const isOtherSort = (query: URLSearchParams) =>
  query.has('sort') && !query.has('sort', 'relevance');

/** Sorts by name instead. */
const byName = (isConcerned: (query: URLSearchParams) => boolean) =>
  on(
    list,
    editQuery((query) => {
      if (!isConcerned(query)) return;
      query.set('sort', 'name');
      query.delete('order');
    }),
  );

/** Without accents and invisible characters. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}|\u200B/gu, '');
}

/** What searches, lookups and reasons lack. */
testViolations([
  {
    name: 'search treats % and _ as wildcards',
    message: /what q=\S+ 100% finds is \[".*",".*"\], expected \["[^,]*"\]/,
    create: () =>
      on(
        list,
        editQuery((query) => query.set('q', (query.get('q') ?? '').replace(/%\S*/g, ''))),
      ),
  },
  ...['', 'and accents'].map((accents) => ({
    name: `search compares case ${accents}`.trim(),
    message: /q=\S+ Third finds an organization, q=\S+ tHIRD none: search compares case/,
    create: () =>
      on(
        list,
        editContent((content, { path }) => {
          const q = new URL(path, 'http://localhost').searchParams.get('q') ?? '';
          const fold = accents === '' ? plain : (text: string) => text;
          const found = rowsOf(content).filter(({ id, name, subdomain, billing }) => {
            const text = [id, name, subdomain, ...Object.values(billing as Json)].join('\n');
            // Not in the address or in the digits of the phone.
            const isHere = (word: string) =>
              plain(text).toLowerCase().includes(plain(word).toLowerCase());
            return fold(q)
              .split(/\s+/)
              .every((word) => fold(text).includes(word) || !isHere(word));
          });
          if (found.length === rowsOf(content).length) return;
          const { meta } = content;
          const totals = { total: found.length, total_pages: Math.ceil(found.length / 10) };
          Object.assign(content, { data: found, meta: { ...(meta as Json), ...totals } });
        }),
      ),
  })),
  {
    name: 'search compares accents',
    message: /what q=\S+ Zoe finds is \[\]/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          if (query.get('q')?.endsWith(' Zoe')) query.set('q', 'nothing has this text');
        }),
      ),
  },
  {
    name: 'a phone is searched as it is written',
    message: /what q=\S+ 79460958 finds is \[\]/,
    create: () => withoutMatch(/79460958|442079460958|\(20\)7946-0958|7946\.0958/),
  },
  {
    name: 'each word of a phone is searched alone',
    message: /what q=\S+ 794 609 finds is \[\]/,
    create: () => withoutMatch(/\d \d/),
  },
  {
    name: 'letters that don’t decompose are compared as they are',
    message: /what q=\S+ Pawel finds is \[\]/,
    create: () => withoutMatch(/Pawel|STRASSE|Strasse|Orsted|Dorde|Aether|Oeuvre|Isik$/),
  },
  {
    name: 'apostrophes and dashes are compared as they are',
    message: /what q=\S+ O'Brien finds is \[\]/,
    create: () => withoutMatch(/O['‘]Brien|-Ay|—Ay/),
  },
  {
    name: 'searches are sorted by name',
    message: /the order by relevance is \["is the name","starts the name",/,
    create: () =>
      byName((query) => query.has('q') && !isOtherSort(query) && !query.has('order', 'asc')),
  },
  {
    name: 'only sort=relevance sorts searches by relevance',
    message: /the order of a search without sort is \["is the name","starts the name",/,
    create: () => byName((query) => query.has('q') && !query.has('sort')),
  },
  {
    name: 'sort=relevance is ignored without q',
    message: /listOrganizations responded 200, expected 400/,
    create: () => byName((query) => !query.has('q') && query.has('sort', 'relevance')),
  },
  {
    name: 'the address is not searched',
    message: /what q=\S+ Quay finds is \[\]/,
    create: () => withoutMatch(/Quay|Hull/),
  },
  {
    name: 'lookup sorts the values',
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
    message:
      /the note of the entry of updateOrganization with a reason is null|\/reason .*got 200, expected 422/,
    create: () =>
      on(
        /^(PATCH|PUT)/,
        editBody((body) => ({ ...body, reason: undefined })),
      ),
  },
]);
