import { ApiClient } from './client/ApiClient';
import { Secrets } from './client/Secrets';
import { Transport } from './client/Transport';
import { Records } from './Records';
import { check } from './check';

export interface SuiteOptions {
  /** Origin of the API. */
  readonly host: string;
  readonly email: string;
  readonly password: string;
  /** Starts the names of all records that the suite creates. */
  readonly prefix: string;
  /** Origin of a console, for the CORS rules. */
  readonly origin?: string | undefined;
  /** Requests per second; 0 for as many as possible. */
  readonly rate: number;
  /** Random payloads per call. */
  readonly runs: number;
  /** The same seed sends the same random payloads. */
  readonly seed: number;
  /** Seconds within which a token's `last_used_at` follows its use. */
  readonly lastUseSeconds: number;
}

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What the rules work with. */
export class Suite {
  readonly secrets = new Secrets();
  readonly transport: Transport;
  readonly api: ApiClient;
  readonly records: Records;
  /** The signed-in user. */
  user: User | undefined;

  constructor(readonly options: SuiteOptions) {
    const { host, rate, password, prefix } = options;
    this.secrets.add(password);
    this.transport = new Transport({ host, rate, secrets: this.secrets });
    this.api = new ApiClient(this.transport);
    this.records = new Records(this.api, this.secrets, prefix);
  }

  /** Starts the session that the rules use. */
  async start(): Promise<void> {
    const { user, token } = await this.signIn();
    this.user = user;
    this.api.bearer = token;
  }

  /** Starts the session again if it has ended. */
  async resume(): Promise<void> {
    try {
      const { status } = await this.api.send('listTokens');
      if (status === 401) await this.start();
    } catch {
      // The next rule reports it.
    }
  }

  /** Starts another session. */
  async signIn(): Promise<{ readonly user: User; readonly token: string }> {
    const { email, password } = this.options;
    const reply = await this.api.send('login', { body: { email, password }, bearer: null });
    check(reply.status === 200, `Sign-in failed: ${reply.status}`, reply);
    const { data } = (reply.content ?? {}) as { data?: { user: User; token: string } };
    check(typeof data?.token === 'string', 'The response has no /data/token', reply);
    this.secrets.add(data.token);
    return data;
  }
}
