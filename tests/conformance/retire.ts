import { memberOf, type Reply } from './client/Reply';
import { isObject } from './json';
import type { Suite } from './Suite';

/** What a run leaves behind: nothing can be deleted. */
export interface Leftover {
  readonly kind: 'organization' | 'token';
  readonly id: string;
  /** As the server has it now. */
  readonly name: string;
  /** Why it is still active; undefined if it isn't. */
  readonly problem?: string;
}

/** Deactivates the organizations and revokes the tokens of the run. */
export async function retire(suite: Suite): Promise<readonly Leftover[]> {
  const { organizations, tokens, namePrefix } = suite.records;
  const leftovers: Leftover[] = [];
  for (const [id, name] of organizations) {
    const leftover = await endRecord(suite, 'organization', id, name);
    const isRenamed = !leftover.name.startsWith(namePrefix);
    leftovers.push(
      isRenamed && name.startsWith(namePrefix) ? await rename(suite, leftover, name) : leftover,
    );
  }
  for (const [id, name] of tokens) leftovers.push(await endRecord(suite, 'token', id, name));
  return leftovers;
}

const ends = {
  organization: { call: 'deactivateOrganization', status: 'inactive' },
  token: { call: 'revokeToken', status: 'revoked' },
} as const;

async function endRecord(
  { api }: Suite,
  kind: Leftover['kind'],
  id: string,
  createdAs: string,
): Promise<Leftover> {
  const { call, status } = ends[kind];
  const reply = await api.send(call, { path: { id } }).catch((error: Error) => error.message);
  if (typeof reply === 'string') return { kind, id, name: createdAs, problem: reply };
  const record = recordOf(reply);
  const name = typeof record['name'] === 'string' ? record['name'] : createdAs;
  if (record['status'] === status && reply.status === 200) return { kind, id, name };
  return { kind, id, name, problem: `${call} responded ${reply.status}` };
}

/** Rules rename organizations: the prefix tells whose they are. */
async function rename({ api }: Suite, leftover: Leftover, name: string): Promise<Leftover> {
  const path = { id: leftover.id };
  try {
    const ifMatch = (await api.send('readOrganization', { path })).headers.get('ETag') ?? undefined;
    const reply = await api.send('updateOrganization', { path, ifMatch, body: { name } });
    return reply.status === 200 ? { ...leftover, name } : leftover;
  } catch {
    return leftover;
  }
}

function recordOf(reply: Reply): Readonly<Record<string, unknown>> {
  const data = memberOf(reply, 'data');
  return isObject(data) ? data : {};
}
