import { login, logout } from '~/api/contract/auth';
import { ApiProblem } from '../http/ApiProblem';
import { defineHandler } from '../http/defineHandler';
import { endSessions, startSession } from '../http/sessions';

export const authHandlers = [
  defineHandler(login, ({ backend, body }) => {
    const staff = backend.database.staff.findFirst({
      where: { email: { equals: body.email.toLowerCase() }, password: { equals: body.password } },
    });
    if (!staff) throw new ApiProblem(401, 'invalid_credentials');
    const { id, name } = staff;
    return {
      data: { user: { id, name, email: staff.email }, token: startSession(backend, staff).id },
    };
  }),

  defineHandler(logout, ({ backend, bearer }) => {
    endSessions(backend, bearer);
    return {};
  }),
];
