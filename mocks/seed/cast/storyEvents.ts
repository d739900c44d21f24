import type { Actor } from '../../activity/ActivityEntry';
import type { Random } from '../createRandom';
import { timeOn, workingDayUntil } from '../plans/calendar';
import type { PlannedEvent, PlannedSubscription } from '../plans/Plan';
import { colleagues, staff } from '../staff';

/** Events by days before today, each moved to a working day. */
export function storyEvents(random: Random, today: number) {
  const at = (daysAgo: number, fromHour: number, toHour: number) =>
    timeOn(random, workingDayUntil(today - daysAgo), fromHour, toHour);
  return {
    /** Assigns seats on each day of the list, the earliest first. */
    assign: (
      subscription: number,
      actor: Actor | null,
      steps: readonly (readonly [daysAgo: number, seats: number])[],
    ): PlannedEvent[] => {
      // Several days can become the same working day, but the order of the steps stays.
      const times = steps.map(([daysAgo]) => at(daysAgo, 12, 17)).toSorted((a, b) => a - b);
      return steps.map(([, seats], index) => ({
        kind: 'assign',
        subscription,
        seats,
        at: times[index] ?? 0,
        actor,
      }));
    },
    /** Changes the total, and the amount with it. */
    total: (subscription: number, actor: Actor, daysAgo: number, seats: number): PlannedEvent[] => {
      const time = at(daysAgo, 8, 11);
      return [
        { kind: 'total', subscription, seats, at: time, actor },
        { kind: 'price', at: time + 260_000, actor },
      ];
    },
    note: (actor: Actor, daysAgo: number, text: string): PlannedEvent => ({
      kind: 'note',
      text,
      at: at(daysAgo, 8, 17),
      actor,
    }),
    fields: (
      actor: Actor,
      daysAgo: number,
      fields: Extract<PlannedEvent, { kind: 'fields' }>['fields'],
    ): PlannedEvent => ({ kind: 'fields', fields, at: at(daysAgo, 8, 17), actor }),
  };
}

function actorOf(id: string): Actor {
  const person = [...staff, ...colleagues].find((candidate) => candidate.id === id);
  if (!person) throw new Error(`Nobody on the team has the id ${id}.`);
  return { id: person.id, name: person.name };
}

export const robin = actorOf('usr_demo');
export const sam = actorOf('usr_sam');
export const ada = actorOf('usr_ada');
export const mira = actorOf('usr_mira');
export const jonas = actorOf('usr_jonas');

export function subscription(
  id: string,
  seat_type: string,
  initialTotal: number,
  daily_seed: number,
): PlannedSubscription {
  return { id, seat_type, initialTotal, daily_seed };
}
