import type { ColleagueField } from '../../handlers/changeAsColleague';

export const colleagueFieldLabels: Readonly<Record<ColleagueField, string>> = {
  billing_email: 'Billing email',
  total_seats: 'Total seats',
  status: 'Status',
};
