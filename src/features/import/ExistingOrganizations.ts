import { mapValues, uniq, uniqBy } from 'es-toolkit';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import pMap from 'p-map';
import { lookUpOrganizations } from '~/api/lookup';
import type { Organization } from '~/domain/Organization';
import { organizationFields } from '~/domain/organizationFields';
import {
  changedFields,
  normalizeValues,
  organizationValues,
  toSubscriptionPayload,
} from '~/domain/organizationValues';
import { belowMinimum, minimumInUse } from '~/domain/rules/checkField';
import { parseDecimal } from '~/domain/text/numberText';
import type { Subscription } from '~/domain/Subscription';
import { cleanText } from '~/domain/text/cleanText';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { isBlank } from '~/lib/text';
import { parseDay, parseInstant } from '~/lib/time';
import {
  addSubscription,
  changeTotalSeats,
  editOrganization,
} from '~/stores/mutations/organizationMutations';
import type { Stores } from '~/stores/context';
import {
  conditionalWrite,
  type OrganizationMutation,
  type SeenVersion,
} from '~/stores/mutations/conditionalWrite';
import {
  rowSubscriptions,
  type CellIssue,
  type ImportRow,
  type RowKey,
  type RowValues,
} from './checkRow';
import type { ImportField, ServerField } from './importFields';

/** What an import uses. */
export type ImportDependencies = Pick<Stores, 'http' | 'optionalCalls' | 'organizations'>;

/** What to do with a row whose organization exists. */
export type ExistingChoice = 'report' | 'skip' | 'update';

/** An organization as it was read. */
interface Version {
  readonly organization: Organization;
  readonly subscriptions: readonly Subscription[];
}

/** A field that a row would change; blank is no value. */
export interface FieldChange {
  readonly field: ImportField;
  /** The seat type of a total. */
  readonly seatType?: string;
  readonly before: string;
  readonly after: string;
}

/** What a row would change of an existing organization. */
export interface ExistingUpdate {
  readonly version: Version;
  readonly changes: readonly FieldChange[];
  /** What is wrong with the new totals. */
  readonly issues: readonly CellIssue[];
  /** One after the other; the key is for what they create. */
  readonly mutations: readonly ((key: string) => OrganizationMutation)[];
}

/** A field of a row that names an existing organization. */
export interface Identification {
  readonly field: RowKey['field'];
  readonly organization: Organization;
}

const concurrency = 4;

/** The organizations that exist already, by the id, else the subdomain, else the name of a row. */
export class ExistingOrganizations {
  choice: ExistingChoice = 'report';
  status: 'idle' | 'running' | 'failed' = 'idle';
  done = 0;
  total = 0;
  /** False once the server is known to lack the call: it reports what exists when rows are sent. */
  isAvailable = true;
  /** By the values that were looked up; none for those that don't exist. */
  private found: ReadonlyMap<string, readonly Organization[]> = new Map();
  /** By the organization's id; read only if they are to be updated. */
  private versions: ReadonlyMap<string, Version> = new Map();
  /** By the row, for the version that it was compared with. */
  private readonly updates = new WeakMap<ImportRow, ExistingUpdate>();

  constructor(private readonly stores: ImportDependencies) {
    makeObservable<this, 'found' | 'versions'>(this, {
      choice: observable,
      status: observable,
      done: observable,
      total: observable,
      isAvailable: observable,
      found: observableRef,
      versions: observableRef,
    });
  }

  /** The field of a row that names an existing organization: the first in the order in which they count. */
  identify({ keys }: ImportRow): Identification | undefined {
    for (const { field, value } of keys) {
      const organization = this.found.get(value)?.find((match) => isNamed(match, field, value));
      if (organization) return { field, organization };
    }
    return undefined;
  }

  /** What a row changes; undefined if its organization isn't to be updated, or not read yet. */
  updateOf(row: ImportRow): ExistingUpdate | undefined {
    const named = this.choice === 'update' ? this.identify(row) : undefined;
    const version = this.versions.get(named?.organization.id ?? '');
    if (!version) return undefined;
    const known = this.updates.get(row);
    if (known?.version === version) return known;
    const update = compareWithExisting(row, version);
    this.updates.set(row, update);
    return update;
  }

  /**
   * What a row says that no import sets: an id that nobody has, and what differs in fields of the server.
   * A new organization is active.
   */
  unimportedOf(row: ImportRow): readonly FieldChange[] {
    const named = this.identify(row);
    const version = this.versions.get(named?.organization.id ?? '');
    const record = version?.organization ?? named?.organization ?? newOrganization;
    // Beside a seat type, seats are those of its subscription.
    const seats = row.file.columns.includes('seat_type')
      ? version?.subscriptions.find(hasSeatType(row.values['seat_type'] ?? ''))
      : record;
    const unknown = row.keys.filter(
      ({ field, value }) => field === 'id' && named?.field !== 'id' && this.found.has(value),
    );
    return [
      ...unknown.map(({ field, value }) => ({ field, before: '', after: value })),
      ...serverChanges(row.serverValues, { ...record, used_seats: seats?.used_seats }),
    ];
  }

  /** Finds the organizations of rows that aren't known yet, and reads those to be updated. */
  async lookUp(rows: readonly ImportRow[], signal: AbortSignal): Promise<void> {
    runInAction(() => (this.status = 'running'));
    try {
      await this.find(rows, signal);
      if (this.choice === 'update') await this.readVersions(rows, signal);
      runInAction(() => (this.status = 'idle'));
    } catch {
      if (!signal.aborted) runInAction(() => (this.status = 'failed'));
    }
  }

  /**
   * Sends what differs, each call with the ETag that the one before returned. If one fails, those before
   * it stay: the organization is read again.
   */
  async send({ version, mutations }: ExistingUpdate, key: string): Promise<void> {
    const { http, organizations } = this.stores;
    let seen: SeenVersion = version.organization;
    try {
      for (const mutation of mutations)
        seen = await conditionalWrite(this.stores, seen, mutation(key), { isOneOfMany: true });
    } catch (error) {
      // What it was compared with may no longer be true.
      const current = await this.read(seen.id, http.sessionSignal).catch(() => version);
      runInAction(() => (this.versions = new Map(this.versions).set(seen.id, current)));
      throw error;
    } finally {
      organizations.profiles.get(seen.id)?.invalidate();
    }
  }

  private async find(rows: readonly ImportRow[], signal: AbortSignal): Promise<void> {
    const values = uniq(rows.flatMap(({ keys }) => keys).map(({ value }) => value)).filter(
      (value) => !this.found.has(value),
    );
    if (values.length === 0) return;
    this.setProgress(0, values.length);
    const results = await lookUpOrganizations(this.stores, values, {
      signal,
      onProgress: (done) => this.setProgress(done, values.length),
    });
    signal.throwIfAborted();
    runInAction(() => {
      this.isAvailable = results !== undefined;
      if (!results) this.choice = 'report';
      const entries = results?.map(({ value, matches }) => [value, matches] as const) ?? [];
      this.found = new Map([...this.found, ...entries]);
    });
  }

  private async readVersions(rows: readonly ImportRow[], signal: AbortSignal): Promise<void> {
    const named = rows.map((row) => ({ row, id: this.identify(row)?.organization.id ?? '' }));
    const unread = uniqBy(named, ({ id }) => id).filter(
      ({ id }) => id !== '' && !this.versions.has(id),
    );
    if (unread.length === 0) return;
    this.setProgress(0, unread.length);
    const versions = new Map(this.versions);
    await pMap(
      unread,
      async ({ id, row }) => {
        const version = await this.read(id, signal);
        versions.set(id, version);
        // Compared one by one: many at once would keep the page from answering.
        this.updates.set(row, compareWithExisting(row, version));
        this.setProgress(this.done + 1, unread.length);
      },
      { concurrency, signal },
    );
    runInAction(() => (this.versions = versions));
  }

  private async read(id: string, signal: AbortSignal): Promise<Version> {
    const { api } = this.stores.organizations;
    // In this order: a change between the two calls makes the ETag stale, and nothing is overwritten.
    const organization = await api.readOrganization(id, { signal });
    const { rows } = await api.listSubscriptions(id, { signal });
    return { organization, subscriptions: rows };
  }

  private setProgress(done: number, total: number): void {
    runInAction(() => Object.assign(this, { done, total }));
  }
}

function isNamed(organization: Organization, field: RowKey['field'], value: string): boolean {
  if (field === 'id') return organization.id === value;
  return uniqueKey(organization[field] ?? '') === uniqueKey(value);
}

const newOrganization: Partial<Organization> = { status: 'active' };

/** The fields of the server in which values differ from what is known of a record. */
function serverChanges(
  values: RowValues,
  record: { readonly [Field in ServerField]?: Organization[Field] | undefined },
): readonly FieldChange[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const after = cleanText(value);
    const stored = record[field as ServerField];
    if (after === '' || stored === undefined || isStored(stored, after)) return [];
    return [{ field, before: String(stored ?? ''), after }];
  });
}

function isStored(stored: string | number | null, text: string): boolean {
  if (typeof stored !== 'string') return stored !== null && parseDecimal(text)?.value === stored;
  const isDay = parseDay(text) !== undefined && stored.startsWith(text);
  const key = (value: string) => parseInstant(value) ?? uniqueKey(value);
  return isDay || key(stored) === key(text);
}

const hasSeatType =
  (seatType: string) =>
  ({ seat_type: type }: Subscription): boolean =>
    uniqueKey(type ?? '') === uniqueKey(seatType);

/** Compares a row with the organization that it names. A blank cell leaves a field as it is. */
function compareWithExisting(row: ImportRow, version: Version): ExistingUpdate {
  const isBlankCell = (field: ImportField) => isBlank(row.cells[field]?.text ?? '');
  const before = organizationValues(version.organization);
  const given = mapValues(organizationFields, (_, name) =>
    isBlankCell(name) ? before[name] : (row.values[name] ?? ''),
  );
  const after = normalizeValues(given, before);
  const issues: CellIssue[] = [];
  const changes: FieldChange[] = changedFields(before, after).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
  const mutations: ((key: string) => OrganizationMutation)[] =
    changes.length > 0 ? [() => editOrganization(before, after)] : [];
  for (const { fields, seatType, totalSeats } of rowSubscriptions(row.values)) {
    const payload = toSubscriptionPayload({ seat_type: seatType, total_seats: totalSeats });
    const subscription = version.subscriptions.find(hasSeatType(seatType));
    if (isBlank(totalSeats) || payload.total_seats === subscription?.total_seats) continue;
    const used = subscription?.used_seats ?? 0;
    // Without its own seat type, it may be a sum.
    if (isBlankCell(fields.seatType)) issues.push({ field: fields.seatType, code: 'required' });
    else if (payload.total_seats < used)
      issues.push({ field: fields.totalSeats, ...belowMinimum(minimumInUse(used)) });
    changes.push({
      field: fields.totalSeats,
      seatType: payload.seat_type,
      before: String(subscription?.total_seats ?? ''),
      after: String(payload.total_seats),
    });
    mutations.push((key) =>
      subscription
        ? changeTotalSeats(subscription, payload)
        : addSubscription(payload, `${key}-${fields.totalSeats}`),
    );
  }
  return { version, changes, issues, mutations };
}
