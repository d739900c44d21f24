import { ApiClient } from './client/ApiClient';
import { Transport } from './client/Transport';
import { Records } from './Records';

export interface SuiteOptions {
  /** Origin of the API. */
  readonly host: string;
  readonly email: string;
  readonly password: string;
  /** Origin of a console, for the CORS rules. */
  readonly origin?: string | undefined;
  /** Requests per second; 0 for as many as possible. */
  readonly rate: number;
  readonly fetch?: typeof fetch | undefined;
}

interface Session {
  readonly user: { readonly id: string };
  readonly token: string;
}

/** What the rules work with. */
export class Suite {
  readonly transport: Transport;
  readonly api: ApiClient;
  readonly records: Records;
  /** The id of the signed-in user. */
  userId = '';
  /** What no data of the host has shown, for the report. */
  readonly unchecked = new Set<string>();

  constructor(readonly options: SuiteOptions) {
    this.transport = new Transport(options);
    this.api = new ApiClient(this.transport);
    this.records = new Records(this.api);
  }

  /** Starts the session that the rules use, again if it has ended. */
  async start(): Promise<void> {
    const { user, token } = await this.signIn();
    this.userId = user.id;
    this.api.bearer = token;
  }

  /** Starts another session. */
  async signIn(): Promise<Session> {
    const { email, password } = this.options;
    const { data } = await this.api.succeed<Session>('login', {
      body: { email, password },
      bearer: null,
    });
    return data;
  }
}
