import type { Actor } from '../activity/ActivityEntry';
import type { StaffRecord } from '../database/records';

/** The demo accounts; their passwords are public. */
export const staff: readonly [StaffRecord, ...StaffRecord[]] = [
  { id: 'usr_demo', name: 'Robin Hale', email: 'demo@example.com', password: 'demo' },
  { id: 'usr_sam', name: 'Sam Rivera', email: 'sam@example.com', password: 'sam' },
  { id: 'usr_ada', name: 'Ada Okafor', email: 'ada@example.com', password: 'ada' },
];

/** Colleagues without a demo account. The last one has left: his account no longer exists. */
export const colleagues: readonly [mira: Actor, jonas: Actor] = [
  { id: 'usr_mira', name: 'Mira Solano' },
  { id: 'usr_jonas', name: 'Jonas Weber' },
];
