/** One call, as told by the log: no password, bearer token or secret in it. */
export interface LoggedCall {
  readonly number: number;
  /** When it came, RFC 3339. */
  readonly at: string;
  readonly call: string | undefined;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly request?: unknown;
  /** What is absent until it is answered; 0 is a connection that broke. */
  readonly status?: number;
  /** Milliseconds. */
  readonly duration?: number;
  readonly response?: unknown;
  /** It went wrong because it was told to. */
  readonly fault?: true;
}

/** The last calls, oldest first. */
export class CallLog {
  private calls: readonly LoggedCall[] = [];
  private count = 0;

  /** `onChange` hears of all its calls, the same array until they change. */
  constructor(
    private readonly capacity: number,
    private readonly onChange: (calls: readonly LoggedCall[]) => void,
  ) {}

  /** Notes a call that came; gives a function that adds how it ended, and gives all of it. */
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
