// Generated from docs/openapi.yaml by `npm run contract`.

/** Opaque. */
export type Id = string;

/** RFC 3339 in UTC. */
export type Instant = string;

export type NullableInstant = string | null;

export type Count = number;

/** Users of an inactive organization cannot use the product. */
export type OrganizationStatus = "active" | "inactive";

/** Expired: `expires_at` has passed. */
export type TokenStatus = "active" | "revoked" | "expired";

export type ActivityAction = "organization_created" | "organization_updated" | "organization_activated" | "organization_deactivated" | "subscription_added" | "total_seats_changed" | "seats_assigned" | "note_added";

/** "Levels" in docs/api.md. */
export type SeatLevel = "out" | "low" | "ok";

/** An ISO 4217 code of a currency in use. */
export type Currency = "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";

export type OrganizationName = string;

export type Address = string | null;

export type Subdomain = string;

/** Chosen by the server. */
export type SeatType = string;

export type TotalSeats = number;

/** Becomes the note of the entry that the write makes. */
export type ReasonText = string | null;

export type BillingFields = {
  readonly billing_name?: string;
  readonly billing_email?: string;
  /** 7 to 15 digits. */
  readonly billing_phone?: string | null;
  /** At most two decimals. */
  readonly amount?: number;
  readonly currency?: Currency;
};

export type Login = {
  readonly email: string;
  readonly password: string;
};

export type NewToken = {
  readonly name: string;
  /** Later than now and less than 366 days away; null for never. */
  readonly expires_at: string | null;
};

export type NewOrganization = {
  readonly name: OrganizationName;
  readonly address?: Address;
  readonly subdomain: Subdomain;
  readonly billing: {
    readonly billing_name: string;
    readonly billing_email: string;
    /** 7 to 15 digits. */
    readonly billing_phone?: string | null;
    /** At most two decimals. */
    readonly amount: number;
    readonly currency: Currency;
  };
  /** Their seat types differ. */
  readonly subscriptions: readonly (NewSubscription)[];
};

export type NewSubscription = {
  readonly seat_type: SeatType;
  readonly total_seats: TotalSeats;
};

export type OrganizationChange = {
  readonly name?: OrganizationName;
  readonly address?: Address;
  readonly subdomain?: Subdomain;
  readonly billing?: BillingFields;
  readonly reason?: ReasonText;
};

export type Reason = {
  readonly reason?: ReasonText;
};

export type AddedSubscription = {
  readonly seat_type: SeatType;
  readonly total_seats: TotalSeats;
  readonly reason?: ReasonText;
};

export type TotalSeatsChange = {
  readonly total_seats: TotalSeats;
  readonly reason?: ReasonText;
};

export type SeatAssignment = {
  readonly assigned_seats: number;
  readonly allow_excess?: boolean;
  readonly reason?: ReasonText;
};

export type Lookup = {
  readonly values: readonly (string)[];
};

export type Note = {
  readonly text: string;
};

export type User = {
  readonly id: Id;
  readonly name: string;
  readonly email: string;
};

export type SignIn = {
  readonly user: User;
  /** The bearer token of the session. */
  readonly token: string;
};

export type Token = {
  readonly id: Id;
  readonly name: string;
  readonly status: TokenStatus;
  /** Of the secret. */
  readonly prefix: string;
  readonly created_at: Instant;
  /** Null: never. */
  readonly expires_at: NullableInstant;
  /** Null: not yet. */
  readonly last_used_at: NullableInstant;
};

/** The only response with the secret. */
export type CreatedToken = {
  readonly id: Id;
  readonly name: string;
  readonly status: TokenStatus;
  /** Of the secret. */
  readonly prefix: string;
  readonly created_at: Instant;
  /** Null: never. */
  readonly expires_at: NullableInstant;
  /** Null: not yet. */
  readonly last_used_at: NullableInstant;
  /** The secret. */
  readonly token: string;
};

export type SeatCounts = {
  readonly total_seats: Count;
  readonly used_seats: Count;
  /** `total_seats` less `used_seats`. */
  readonly available_seats: number;
  /** Null: unknown. */
  readonly used_seats_30_days_ago: number | null;
  /** Optional. The most seats that were in use on one of the last 90 days, today included; of an organization the highest of the daily sums over its seat types, not the sum of their peaks. Null: the history is shorter. */
  readonly peak_used_seats_90_days?: number | null;
};

/** What a row of a list and a single organization have in common. */
export type OrganizationFields = {
  readonly total_seats: Count;
  readonly used_seats: Count;
  /** `total_seats` less `used_seats`. */
  readonly available_seats: number;
  /** Null: unknown. */
  readonly used_seats_30_days_ago: number | null;
  /** Optional. The most seats that were in use on one of the last 90 days, today included; of an organization the highest of the daily sums over its seat types, not the sum of their peaks. Null: the history is shorter. */
  readonly peak_used_seats_90_days?: number | null;
  readonly id: Id;
  readonly name: OrganizationName;
  readonly subdomain: Subdomain;
  readonly status: OrganizationStatus;
  readonly registered_at: Instant;
  /** Null: never. */
  readonly status_changed_at: NullableInstant;
  /** The worst level of the seat types. */
  readonly seat_level: SeatLevel;
  /** Days until the first seat type runs out: 0 if it is out, null for never. */
  readonly runs_out_in_days: number | null;
  /** The type that runs out first. Null: none does. */
  readonly runs_out_seat_type: string | null;
  /** Optional. The subscription that makes the organization out or low ("Levels" in docs/api.md). Null: none does. */
  readonly tightest_subscription?: {
    readonly seat_type: SeatType;
    readonly total_seats: Count;
    readonly used_seats: Count;
    /** `total_seats` less `used_seats`. */
    readonly available_seats: number;
  } | null;
  readonly billing: {
    readonly billing_name: string;
    readonly billing_email: string;
    /** 7 to 15 digits. */
    readonly billing_phone: string | null;
    /** At most two decimals. */
    readonly amount: number;
    readonly currency: Currency;
  };
};

export type OrganizationRow = {
  readonly total_seats: Count;
  readonly used_seats: Count;
  /** `total_seats` less `used_seats`. */
  readonly available_seats: number;
  /** Null: unknown. */
  readonly used_seats_30_days_ago: number | null;
  /** Optional. The most seats that were in use on one of the last 90 days, today included; of an organization the highest of the daily sums over its seat types, not the sum of their peaks. Null: the history is shorter. */
  readonly peak_used_seats_90_days?: number | null;
  readonly id: Id;
  readonly name: OrganizationName;
  readonly subdomain: Subdomain;
  readonly status: OrganizationStatus;
  readonly registered_at: Instant;
  /** Null: never. */
  readonly status_changed_at: NullableInstant;
  /** The worst level of the seat types. */
  readonly seat_level: SeatLevel;
  /** Days until the first seat type runs out: 0 if it is out, null for never. */
  readonly runs_out_in_days: number | null;
  /** The type that runs out first. Null: none does. */
  readonly runs_out_seat_type: string | null;
  /** Optional. The subscription that makes the organization out or low ("Levels" in docs/api.md). Null: none does. */
  readonly tightest_subscription?: {
    readonly seat_type: SeatType;
    readonly total_seats: Count;
    readonly used_seats: Count;
    /** `total_seats` less `used_seats`. */
    readonly available_seats: number;
  } | null;
  readonly billing: {
    readonly billing_name: string;
    readonly billing_email: string;
    /** 7 to 15 digits. */
    readonly billing_phone: string | null;
    /** At most two decimals. */
    readonly amount: number;
    readonly currency: Currency;
  };
  /** The value of the ETag header. */
  readonly etag: string;
};

export type Organization = {
  readonly total_seats: Count;
  readonly used_seats: Count;
  /** `total_seats` less `used_seats`. */
  readonly available_seats: number;
  /** Null: unknown. */
  readonly used_seats_30_days_ago: number | null;
  /** Optional. The most seats that were in use on one of the last 90 days, today included; of an organization the highest of the daily sums over its seat types, not the sum of their peaks. Null: the history is shorter. */
  readonly peak_used_seats_90_days?: number | null;
  readonly id: Id;
  readonly name: OrganizationName;
  readonly subdomain: Subdomain;
  readonly status: OrganizationStatus;
  readonly registered_at: Instant;
  /** Null: never. */
  readonly status_changed_at: NullableInstant;
  /** The worst level of the seat types. */
  readonly seat_level: SeatLevel;
  /** Days until the first seat type runs out: 0 if it is out, null for never. */
  readonly runs_out_in_days: number | null;
  /** The type that runs out first. Null: none does. */
  readonly runs_out_seat_type: string | null;
  /** Optional. The subscription that makes the organization out or low ("Levels" in docs/api.md). Null: none does. */
  readonly tightest_subscription?: {
    readonly seat_type: SeatType;
    readonly total_seats: Count;
    readonly used_seats: Count;
    /** `total_seats` less `used_seats`. */
    readonly available_seats: number;
  } | null;
  readonly billing: {
    readonly billing_name: string;
    readonly billing_email: string;
    /** 7 to 15 digits. */
    readonly billing_phone: string | null;
    /** At most two decimals. */
    readonly amount: number;
    readonly currency: Currency;
  };
  readonly address: Address;
  readonly updated_at: Instant;
};

export type PageMeta = {
  /** As requested, also past the end. */
  readonly page: number;
  readonly per_page: 10 | 25 | 50 | 100;
  /** Rows on all pages. */
  readonly total: number;
  readonly total_pages: Count;
};

export type LookedUp = {
  /** As sent. */
  readonly value: string;
  readonly matches: readonly (OrganizationRow)[];
  /** Optional, only for a value without matches, closest first: names that contain the value or that it contains, legal forms (Ltd, GmbH, AG, Inc.) left out, else names within two edits per ten characters. */
  readonly suggestions?: readonly (OrganizationRow)[];
};

export type Subscription = {
  readonly total_seats: Count;
  readonly used_seats: Count;
  /** `total_seats` less `used_seats`. */
  readonly available_seats: number;
  /** Null: unknown. */
  readonly used_seats_30_days_ago: number | null;
  /** Optional. The most seats that were in use on one of the last 90 days, today included; of an organization the highest of the daily sums over its seat types, not the sum of their peaks. Null: the history is shorter. */
  readonly peak_used_seats_90_days?: number | null;
  readonly id: Id;
  readonly seat_type: SeatType;
};

export type DailySeats = {
  /** A day of the provider’s calendar. */
  readonly date: string;
  /** Used on that day: at most those assigned then, mostly fewer. */
  readonly seats: Count;
  readonly seat_type: SeatType;
};

export type DailySeatsMeta = {
  /** Each total in effect during the period, oldest first; of several changes in a day the last. */
  readonly total_seats: readonly ({
    /** The day on which it took effect. */
    readonly from: string;
    readonly seat_type: SeatType;
    readonly total_seats: Count;
  })[];
};

export type Summary = {
  readonly total: Count;
  readonly active: Count;
  readonly inactive: Count;
  readonly total_seats: Count;
  readonly used_seats: Count;
  /** Organizations of which a seat type is low on seats, but none is out. */
  readonly low_on_seats: number;
  readonly out_of_seats: Count;
  /** Optional. */
  readonly underused?: number;
  /** Optional. The sum of the unused seats of the underused organizations. */
  readonly unused_seats?: number;
};

export type Activity = {
  readonly id: Id;
  readonly at: Instant;
  /** Null: the system. */
  readonly actor: {
    readonly id: Id;
    readonly name: string;
  } | null;
  readonly action: ActivityAction;
  /** With its name at that time. */
  readonly organization: {
    readonly id: Id;
    readonly name: string;
  };
  /** Null: the change is to the organization itself. */
  readonly subscription: {
    readonly id: Id;
    readonly seat_type: SeatType;
  } | null;
  /** Values as in the API’s JSON, null for none. */
  readonly changes: readonly ({
    /** RFC 6901, into the organization or the subscription. */
    readonly pointer: string;
    readonly before: unknown;
    readonly after: unknown;
  })[];
  readonly note: string | null;
};

export type ActivityMeta = {
  /** The cursor for `before`; null at the end. */
  readonly next: string | null;
};

/** Problem details (RFC 9457) with a stable code. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  /** The status of the response. */
  readonly status: number;
  /** For developers. */
  readonly detail: string;
  readonly code: string;
  /** With `invalid_query`: the parameter. */
  readonly parameter?: string;
  /** With `seats_in_use`: the seats in use. */
  readonly used_seats?: number;
  /** With `validation_failed` and `duplicate`: one for each invalid field. */
  readonly errors?: readonly (ValidationError)[];
};

/** Why one field of the payload is invalid. */
export type ValidationError = {
  /** RFC 6901, into the payload: `/billing/billing_email`. */
  readonly pointer: string;
  readonly code: "required" | "email" | "date" | "number" | "integer" | "format" | "min" | "too_long" | "less_than" | "greater_than" | "at_least_count" | "unique" | "exists" | "conflict" | "mismatch";
  /** The values of the message’s placeholders. */
  readonly params?: {
    /** With its unit: `2 characters`. */
    readonly value?: string | number;
    readonly unit?: string;
    readonly count?: number;
    /** The name of one row. */
    readonly name?: string;
  };
  /** For developers. */
  readonly detail?: string;
};

export const organizationStatusValues = ["active","inactive"] as const;

export const tokenStatusValues = ["active","revoked","expired"] as const;

export const activityActionValues = ["organization_created","organization_updated","organization_activated","organization_deactivated","subscription_added","total_seats_changed","seats_assigned","note_added"] as const;

export const seatLevelValues = ["out","low","ok"] as const;

export const currencyValues = ["AED","AFN","ALL","AMD","AOA","ARS","AUD","AWG","AZN","BAM","BBD","BDT","BHD","BIF","BMD","BND","BOB","BRL","BSD","BTN","BWP","BYN","BZD","CAD","CDF","CHF","CLP","CNY","COP","CRC","CUP","CVE","CZK","DJF","DKK","DOP","DZD","EGP","ERN","ETB","EUR","FJD","FKP","GBP","GEL","GHS","GIP","GMD","GNF","GTQ","GYD","HKD","HNL","HTG","HUF","IDR","ILS","INR","IQD","IRR","ISK","JMD","JOD","JPY","KES","KGS","KHR","KMF","KPW","KRW","KWD","KYD","KZT","LAK","LBP","LKR","LRD","LSL","LYD","MAD","MDL","MGA","MKD","MMK","MNT","MOP","MRU","MUR","MVR","MWK","MXN","MYR","MZN","NAD","NGN","NIO","NOK","NPR","NZD","OMR","PAB","PEN","PGK","PHP","PKR","PLN","PYG","QAR","RON","RSD","RUB","RWF","SAR","SBD","SCR","SDG","SEK","SGD","SHP","SLE","SOS","SRD","SSP","STN","SVC","SYP","SZL","THB","TJS","TMT","TND","TOP","TRY","TTD","TWD","TZS","UAH","UGX","USD","UYU","UZS","VED","VES","VND","VUV","WST","XAF","XCD","XCG","XOF","XPF","YER","ZAR","ZMW","ZWG"] as const;

/** The payloads of calls. */
export interface Payloads {
  readonly login: Login;
  readonly createToken: NewToken;
  readonly createOrganization: NewOrganization;
  readonly lookUpOrganizations: Lookup;
  readonly updateOrganization: OrganizationChange;
  readonly activateOrganization: Reason;
  readonly deactivateOrganization: Reason;
  readonly addSubscription: AddedSubscription;
  readonly changeTotalSeats: TotalSeatsChange;
  readonly assignSeats: SeatAssignment;
  readonly addNote: Note;
}

export const login = {"name":"login","method":"POST","path":"/api/auth/login","authorization":"none","status":200} as const;

export const logout = {"name":"logout","method":"POST","path":"/api/auth/logout","status":204} as const;

export const listTokens = {"name":"listTokens","method":"GET","path":"/api/auth/tokens","status":200} as const;

export const createToken = {"name":"createToken","method":"POST","path":"/api/auth/create-token","idempotencyKey":true,"status":201} as const;

export const revokeToken = {"name":"revokeToken","method":"POST","path":"/api/auth/tokens/{id}/revoke","status":200} as const;

export const listOrganizations = {"name":"listOrganizations","method":"GET","path":"/api/accounts","query":{"page":{"kind":"integer","min":1,"default":1},"per_page":{"kind":"integer","default":25,"options":[10,25,50,100]},"q":{"kind":"text"},"status":{"kind":"enum","options":["active","inactive"]},"seats":{"kind":"enum","options":["low","out","underused"]},"sort":{"kind":"enum","options":["name","billing_name","registered_at","total_seats","status","seat_usage","seats_run_out","unused_seats","relevance"]},"order":{"kind":"enum","options":["asc","desc"]}},"status":200} as const;

export const createOrganization = {"name":"createOrganization","method":"POST","path":"/api/accounts","idempotencyKey":true,"etag":true,"location":true,"status":201} as const;

export const lookUpOrganizations = {"name":"lookUpOrganizations","method":"POST","path":"/api/accounts/lookup","optional":true,"status":200} as const;

export const readOrganization = {"name":"readOrganization","method":"GET","path":"/api/accounts/{id}","etag":true,"status":200} as const;

export const updateOrganization = {"name":"updateOrganization","method":"PATCH","path":"/api/accounts/{id}","ifMatch":"required","etag":true,"status":200} as const;

export const activateOrganization = {"name":"activateOrganization","method":"POST","path":"/api/accounts/{id}/activate","optionalBody":true,"ifMatch":"honoured","etag":true,"status":200} as const;

export const deactivateOrganization = {"name":"deactivateOrganization","method":"POST","path":"/api/accounts/{id}/deactivate","optionalBody":true,"ifMatch":"honoured","etag":true,"status":200} as const;

export const listSubscriptions = {"name":"listSubscriptions","method":"GET","path":"/api/accounts/{id}/subscriptions","etag":true,"status":200} as const;

export const addSubscription = {"name":"addSubscription","method":"POST","path":"/api/accounts/{id}/subscriptions","ifMatch":"required","idempotencyKey":true,"etag":true,"location":true,"status":201} as const;

export const changeTotalSeats = {"name":"changeTotalSeats","method":"PATCH","path":"/api/accounts/{id}/subscriptions/{sid}","ifMatch":"required","etag":true,"status":200} as const;

export const assignSeats = {"name":"assignSeats","method":"PUT","path":"/api/accounts/{id}/subscriptions/{sid}/seats","ifMatch":"honoured","etag":true,"status":200} as const;

export const listDailySeats = {"name":"listDailySeats","method":"GET","path":"/api/accounts/{id}/daily-seats","query":{"days":{"kind":"integer","min":1,"max":366,"default":30},"from":{"kind":"day"},"to":{"kind":"day"}},"status":200} as const;

export const listOrganizationActivity = {"name":"listOrganizationActivity","method":"GET","path":"/api/accounts/{id}/activity","optional":true,"query":{"limit":{"kind":"integer","min":1,"max":100,"default":25},"before":{"kind":"text"},"action":{"kind":"list","options":["organization_created","organization_updated","organization_activated","organization_deactivated","subscription_added","total_seats_changed","seats_assigned","note_added"]},"actor":{"kind":"text"},"from":{"kind":"day"},"to":{"kind":"day"}},"status":200} as const;

export const addNote = {"name":"addNote","method":"POST","path":"/api/accounts/{id}/notes","optional":true,"idempotencyKey":true,"status":201} as const;

export const listActivity = {"name":"listActivity","method":"GET","path":"/api/activity","optional":true,"query":{"limit":{"kind":"integer","min":1,"max":100,"default":25},"before":{"kind":"text"},"action":{"kind":"list","options":["organization_created","organization_updated","organization_activated","organization_deactivated","subscription_added","total_seats_changed","seats_assigned","note_added"]},"actor":{"kind":"text"},"from":{"kind":"day"},"to":{"kind":"day"}},"status":200} as const;

export const readSummary = {"name":"readSummary","method":"GET","path":"/api/summary","optional":true,"status":200} as const;
