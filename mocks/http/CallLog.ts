/** A logged call; passwords, bearer tokens and secrets are masked. */
export interface LoggedCall {
  readonly number: number;
  /** When the request arrived, RFC 3339. */
  readonly at: string;
  readonly call: string | undefined;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly request?: unknown;
  /** Absent until the response; 0 for a broken connection. */
  readonly status?: number;
  /** The `X-Request-Id` of the response. */
  readonly requestId?: string;
  /** Milliseconds. */
  readonly duration?: number;
  readonly response?: unknown;
  /** The failure was injected. */
  readonly fault?: true;
}

/** The last calls, oldest first. */
export class CallLog {
  private calls: readonly LoggedCall[] = [];
  private count = 0;

  /** `onChange` gets all logged calls after each change. */
  constructor(
    private readonly capacity: number,
    private readonly onChange: (calls: readonly LoggedCall[]) => void,
  ) {}

  /** Logs the start of a call; returns a function that logs its end and returns the entry. */
  begin(call: Omit<LoggedCall, 'number'>): (end: Partial<LoggedCall>) => LoggedCall {
    let entry: LoggedCall = { number: (this.count += 1), ...call };
    this.setCalls([...this.calls, entry].slice(-this.capacity));
    return (end) => {
      const next = { ...entry, ...end };
      this.setCalls(this.calls.map((loggedCall) => (loggedCall === entry ? next : loggedCall)));
      entry = next;
      return next;
    };
  }

  clear(): void {
    this.setCalls([]);
  }

  private setCalls(calls: readonly LoggedCall[]): void {
    this.calls = calls;
    this.onChange(calls);
  }
}
