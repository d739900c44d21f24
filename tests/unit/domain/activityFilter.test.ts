import { expect, it } from 'vitest';
import { activityActionValues } from '~/domain/openapi';
import {
  activityKinds,
  actorsOf,
  dayChoice,
  daysOf,
  filterQuery,
  type ActivityKind,
} from '~/domain/Activity';
import { buildActivity } from '../features/activity/activityEntry';

const kinds = Object.keys(activityKinds) as ActivityKind[];

it('each action of the contract is of one kind', () => {
  const actions = kinds.flatMap((kind) => activityKinds[kind].actions);
  expect(actions.toSorted()).toEqual(activityActionValues.toSorted());
});

it('filterQuery has the actions of the kind, the person and the days', () => {
  expect(filterQuery({})).toEqual({});
  const days = { from: '2026-03-01', to: '2026-03-02' };
  expect(filterQuery({ kind: 'details', actorId: 'usr_sam', ...days })).toEqual({
    action: 'organization_created,organization_updated',
    actor: 'usr_sam',
    ...days,
  });
});

it('actorsOf has each person once, by name, the signed-in user first and the system never', () => {
  const by = (actor: { id: string; name: string | null } | null) => buildActivity('a', { actor });
  const entries = [
    by({ id: '1', name: 'Sam' }),
    by(null),
    by({ id: 'me', name: 'Robin' }),
    by({ id: '2', name: 'Ada' }),
    by({ id: '3', name: null }),
    by({ id: '1', name: 'Sam' }),
  ];
  const names = (you?: { id: string }) => actorsOf(entries, you).map(({ name }) => name);
  expect(names({ id: 'me' })).toEqual(['You', 'Ada', 'Sam', 'Unknown user']);
  expect(names()).toEqual(['Ada', 'Robin', 'Sam', 'Unknown user']);
});

it.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['yesterday', '2026-03-01', '2026-03-01'],
  ['week', '2026-02-24', '2026-03-02'],
  ['month', '2026-02-01', '2026-03-02'],
] as const)('%s is from %s to %s, and back', (name, from, to) => {
  expect(daysOf(name, '2026-03-02')).toEqual({ from, to });
  expect(dayChoice({ from, to }, '2026-03-02')).toBe(name);
});

it('no choice stands for other days', () =>
  expect(dayChoice({ from: '2026-02-10', to: '2026-02-12' }, '2026-03-02')).toBeUndefined());
