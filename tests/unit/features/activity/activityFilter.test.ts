import { expect, it } from 'vitest';
import { activityActions } from '~/api/contract/activityActions';
import { activityKinds, type ActivityKind } from '~/domain/activityFilter';
import { actorsOf, filterQuery } from '~/features/activity/activityFilter';
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
  const days = { from: '2026-03-01', to: '2026-03-02' };
  expect(filterQuery(days)).toEqual(days);
});

it('actorsOf has the signed-in user first, as "You", whether in the entries or not', () => {
  const by = (id: string, name: string) => buildActivity('a', { actor: { id, name } });
  const you = { id: 'me' };
  expect(actorsOf([by('1', 'Ada'), by('me', 'Robin')], you).map(({ name }) => name)).toEqual([
    'You',
    'Ada',
  ]);
  expect(actorsOf([], you)).toEqual([{ id: 'me', name: 'You' }]);
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
