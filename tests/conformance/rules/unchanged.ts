import { check, checkEqual } from '../check';
import { unchangedReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Organization } from '../wire';

const section = 'versions';

/** Changes that change nothing. */
export const unchangedRules: readonly Rule[] = [
  {
    id: 'versions.unchanged',
    title: 'updateOrganization with what is stored, or with nothing, keeps ETag and updated_at',
    section,
    async run({ api, records }) {
      const { id, etag, organization } = await records.createOrganization();
      const { name, billing } = organization;
      for (const body of [{ name, billing }, {}, { billing: {} }, { favourite_colour: 'blue' }]) {
        const input = { path: { id }, ifMatch: etag, body };
        const {
          data,
          etag: after,
          reply,
        } = await api.succeed<Organization>('updateOrganization', input);
        const what = `after updateOrganization with ${JSON.stringify(Object.keys(body))}, which changes nothing`;
        checkEqual(after, etag, `the ETag ${what}`, reply, unchangedReason);
        const { updated_at } = organization;
        checkEqual(data.updated_at, updated_at, `updated_at ${what}`, reply, unchangedReason);
      }
    },
  },
  {
    id: 'versions.null-billing',
    title: 'updateOrganization rejects null as billing: required',
    section,
    async run({ api, records }) {
      const { id, etag: ifMatch } = await records.createOrganization();
      const input = { path: { id }, ifMatch, body: { billing: null } };
      const { errors = [] } = await api.reject('updateOrganization', input, {
        status: 422,
        code: 'validation_failed',
      });
      const required = errors.filter(
        ({ pointer, code }) => pointer.startsWith('/billing') && code === 'required',
      );
      check(required.length > 0, 'errors has no required at /billing');
    },
  },
];
