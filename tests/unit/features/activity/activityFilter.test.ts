import { expect, it } from 'vitest';
import { activityActions } from '~/api/contract/activityActions';
import {
  activityKinds,
  actorsOf,
  filterQuery,
  type ActivityKind,
} from '~/features/activity/activityFilter';
import { buildActivity } from './activityEntry';

const kinds = Object.keys(activityKinds) as ActivityKind[];

it('each action of the contract is of one kind', () => {
  const actions = kinds.flatMap((kind) => activityKinds[kind].actions);
  expect(actions.toSorted()).toEqual(activityActions.toSorted());
});

it('filterQuery has the actions of the kind and the person’s id', () => {
  expect(filterQuery({})).toEqual({});
  expect(filterQuery({ kind: 'details', actorId: 'usr_sam' })).toEqual({
    action: 'organization_created,organization_updated',
    actor: 'usr_sam',
  });
});

it('actorsOf has each person once, by name, without the system', () => {
  const by = (actor: { id: string; name: string | null } | null) => buildActivity('a', { actor });
  const entries = [by({ id: '1', name: 'Sam' }), by(null), by({ id: '2', name: null })];
  expect(
    actorsOf([...entries, by({ id: '3', name: 'Ada' }), by({ id: '1', name: 'Sam' })]),
  ).toEqual([
    { id: '3', name: 'Ada' },
    { id: '1', name: 'Sam' },
    { id: '2', name: 'Unknown user' },
  ]);
});
