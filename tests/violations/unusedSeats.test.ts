import { editContent, editQuery, editValues, on, rowsOf, type Json } from './edits';
import { testViolations } from './testViolations';

const peakName = 'peak_used_seats_90_days';
const subscriptions = /^GET .*\/subscriptions$/;

const editPeaks = (edit: (peak: unknown) => unknown) =>
  editValues((key, value) => (key === peakName ? edit(value) : value));

/** Sorts known peaks behind unknown ones on each page. */
const unknownFirst = editContent((content) => {
  const isKnown = (row: Json) => Number(row[peakName] !== null);
  rowsOf(content).sort((a, b) => isKnown(a) - isKnown(b));
});

/** Wrong peaks of the seats in use, and lists and sums that don't go by them. */
testViolations([
  {
    name: 'the unknown peak of a new subscription is 0',
    message: /peak_used_seats_90_days of what was created today is 0, expected null/,
    create: () =>
      on(
        subscriptions,
        editPeaks((peak) => peak ?? 0),
      ),
  },
  {
    name: 'a peak is below the seats in use',
    message: /peak_used_seats_90_days of a subscription is \d+, below its \d+ used_seats/,
    create: () =>
      on(
        subscriptions,
        editPeaks((peak) => (peak === null ? null : 1)),
      ),
  },
  {
    name: 'the peak of an organization is higher than the seats of any day',
    message: /peak_used_seats_90_days of an organization is \d+, expected \d+/,
    create: () =>
      on(
        /^GET \/api\/accounts\/[^/?]+$/,
        editPeaks((peak) => (peak === null ? null : Number(peak) + 1)),
      ),
  },
  {
    name: 'seats=underused finds organizations with an unknown peak',
    message: /what q=\S+&seats=underused finds is \["\S+"\], expected \[\]/,
    create: () =>
      on(
        /^GET \/api\/accounts\?.*seats=underused/,
        editQuery((query) => query.get('q')?.startsWith('zz-') && query.delete('seats')),
      ),
  },
  {
    name: 'seats=underused ignores the status',
    message: /what status=inactive&seats=underused finds is \[.+\], expected \[\]/,
    create: () =>
      on(
        /^GET \/api\/accounts\?.*seats=underused/,
        editQuery((query) => query.delete('status')),
      ),
  },
  ...(['asc', 'desc'] as const).map((order) => ({
    name: `sort=unused_seats&order=${order} has unknown peaks first`,
    message: /sorts unused_seats as null, .*\d/,
    create: () =>
      on(
        new RegExp(`sort=unused_seats.*order=${order}|order=${order}.*sort=unused_seats`),
        unknownFirst,
      ),
  })),
  {
    name: 'the summary counts one underused organization more than the list has',
    message: /underused of the summary is \d+, expected \d+/,
    create: () =>
      on(
        /^GET \/api\/summary/,
        editContent(({ data }) => {
          const { underused } = (data ?? {}) as Json;
          if (typeof underused === 'number')
            Object.assign(data as Json, { underused: underused + 1 });
        }),
      ),
  },
]);
