import type { StaffRecord } from '../database/records';

/** The demo accounts; their passwords are public. */
export const staff: readonly StaffRecord[] = [
  { id: 'usr_demo', name: 'Demo User', email: 'demo@example.com', password: 'demo' },
  { id: 'usr_sam', name: 'Sam Rivera', email: 'sam@example.com', password: 'sam' },
  { id: 'usr_ada', name: 'Ada Okafor', email: 'ada@example.com', password: 'ada' },
];
