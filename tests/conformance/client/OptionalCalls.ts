import { callPath } from '~/api/callPath';
import { calls } from '~~/mocks/calls';
import { callNamed } from '../openapi';
import type { Reply } from './Reply';

/** A rule needs a call, a member or a value of a query that the server leaves out. */
export class PartLeftOut extends Error {
  override readonly name = 'PartLeftOut';
  constructor(readonly part: string) {
    super(`${part} is left out`);
  }
}

interface Probe {
  /** The id of an organization that exists. */
  readonly findId: () => Promise<string>;
  readonly send: (method: string, path: string, body?: string) => Promise<Reply>;
}

/** Which of the optional calls the server has; each is tried once. */
export class OptionalCalls {
  private readonly probes = new Map<string, Promise<boolean>>();

  constructor(private readonly probe: Probe) {}

  /** Throws `PartLeftOut` if a call is one that the server leaves out. */
  async require(name: string): Promise<void> {
    if (!(await this.has(name))) throw new PartLeftOut(name);
  }

  async has(name: string): Promise<boolean> {
    if (!callNamed(name).isOptional) return true;
    const probe = this.probes.get(name) ?? this.find(name);
    this.probes.set(name, probe);
    return probe;
  }

  private async find(name: string): Promise<boolean> {
    const { method = 'GET', path = '', body } = calls[name] ?? {};
    const id = path.includes('{id}') ? await this.probe.findId() : '';
    // An empty payload is invalid, so that it leaves nothing behind.
    const reply = await this.probe.send(method, callPath(path, { id }), body && '{}');
    return !isRefused(reply);
  }
}

/** Whether a response is what a server without the call sends; it may also mean an unknown id. */
export function isRefused({ status }: Reply): boolean {
  return [404, 405, 501].includes(status);
}
