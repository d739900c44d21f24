import { login, logout } from '../../src/api/contract/auth';
import { ApiProblem } from '../http/ApiProblem';
import { handle } from '../http/handle';
import { endSessions, startSession } from '../http/sessions';

export const authRoutes = [
  handle(login, ({ world, body }) => {
    const email = body.email.toLowerCase();
    const staff = world.database.staff
      .all()
      .find((person) => person.email.toLowerCase() === email && person.password === body.password);
    if (!staff) throw new ApiProblem(401, 'invalid_credentials');
    const { id, name } = staff;
    return {
      data: { user: { id, name, email: staff.email }, token: startSession(world, staff).id },
    };
  }),

  handle(logout, ({ world, bearer }) => {
    endSessions(world, bearer);
    return {};
  }),
];
