/** What the API returns, as far as the rules read it; the strict schemas check all of it. */
interface Seats {
  readonly id: string;
  readonly total_seats: number;
  readonly used_seats: number;
  readonly available_seats: number;
  readonly used_seats_30_days_ago: number | null;
  readonly peak_used_seats_90_days?: number | null;
}

export interface Organization extends Seats {
  readonly name: string;
  readonly subdomain: string;
  readonly status: string;
  readonly registered_at: string;
  readonly status_changed_at: string | null;
  readonly updated_at: string;
  readonly seat_level: string;
  readonly runs_out_in_days: number | null;
  readonly runs_out_seat_type: string | null;
  readonly tightest_subscription?: object | null;
  readonly billing: Readonly<Record<string, unknown>>;
}

export interface OrganizationRow extends Organization {
  readonly etag: string;
}

export interface Subscription extends Seats {
  readonly seat_type: string;
}

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly prefix: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  /** Only in the response that creates it. */
  readonly token: string;
}

export interface Activity {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly organization: { readonly id: string; readonly name: string };
  readonly changes: readonly {
    readonly pointer: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
  readonly note: string | null;
}

export interface Day {
  readonly date: string;
  readonly seats: number;
  readonly seat_type: string;
}

export type PageMeta = Readonly<Record<'page' | 'per_page' | 'total' | 'total_pages', number>>;

/** Counts; optional ones may be missing. */
export type Summary = Readonly<Record<string, number>>;

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly parameter?: string;
  readonly used_seats?: number;
  readonly errors?: readonly ValidationError[];
}

interface ValidationError {
  readonly pointer: string;
  readonly code: string;
}
