import { uniq } from 'es-toolkit';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import pMap from 'p-map';
import { toFailure } from '~/api/ApiError';
import type { lookUpOrganizations, LookupResult } from '~/api/lookup';
import { rejectedEtag } from '~/api/rejectedEtag';
import type { Organization } from '~/domain/Organization';
import { cleanField } from '~/domain/text/cleanField';
import { cleanText, uniqueKey } from '~/domain/text/cleanText';
import { idField, importRule, type ImportField } from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { compareWithExisting, type ExistingUpdate, type ExistingVersion } from './existingUpdate';

/** What to do with a row whose organization exists. */
export type ExistingChoice = 'report' | 'skip' | 'update';

export interface ExistingDependencies {
  /**
   * Finds organizations by any number of ids, subdomains and names, among other values; undefined if
   * the server lacks the call.
   */
  readonly lookUp: (
    values: readonly string[],
    options: Parameters<typeof lookUpOrganizations>[2],
  ) => Promise<readonly Pick<LookupResult, 'value' | 'matches'>[] | undefined>;
  readonly read: (id: string, signal: AbortSignal) => Promise<ExistingVersion>;
}

/** Parallel calls (docs/product.md, "Import"). */
const concurrency = 4;

/** A field of a row that names an existing organization. */
export interface Identification {
  readonly field: ImportField;
  readonly organization: Organization;
}

/** The organizations that exist already, by the id, else the subdomain, else the name of a row. */
export class ExistingOrganizations {
  choice: ExistingChoice = 'report';
  status: 'idle' | 'running' | 'failed' = 'idle';
  /** Whether the rows were looked up once with this choice, successfully or not. */
  isLookedUp = false;
  done = 0;
  total = 0;
  /** False once the server is known to lack the call: it reports what exists when rows are sent. */
  isAvailable = true;
  /** By the values that were looked up; none for those that don't exist. */
  private found: ReadonlyMap<string, readonly Organization[]> = new Map();
  /** By the organization's id; read only if they are to be updated. */
  private versions: ReadonlyMap<string, ExistingVersion> = new Map();
  private updates = new WeakMap<
    ImportRow,
    ExistingUpdate & { readonly version: ExistingVersion }
  >();
  private rows: readonly ImportRow[] = [];
  private abortController = new AbortController();

  constructor(private readonly dependencies: ExistingDependencies) {
    makeObservable<this, 'found' | 'versions'>(this, {
      choice: observable,
      status: observable,
      isLookedUp: observable,
      isAvailable: observable,
      done: observable,
      total: observable,
      found: observableRef,
      versions: observableRef,
    });
  }

  /** Whether the look-up has failed and matters: what is to be reported, the server reports, too. */
  get isUnknown(): boolean {
    return this.status === 'failed' && this.choice !== 'report';
  }

  setChoice(choice: ExistingChoice): void {
    runInAction(() => {
      this.choice = choice;
      this.isLookedUp = false;
    });
    void this.lookUp(this.rows);
  }

  /** The organization that a row names, if it exists. */
  of(row: ImportRow): Organization | undefined {
    return this.identifications(row)[0]?.organization;
  }

  /** The fields of a row that name an existing organization, in the order in which they count. */
  identifications(row: ImportRow): readonly Identification[] {
    return rowKeys(row).flatMap(({ field, value }) => {
      const organization = this.found.get(value)?.find((match) => isNamed(match, field, value));
      return organization ? [{ field, organization }] : [];
    });
  }

  /** Whether the fields of a row name different organizations. */
  isContradictory(row: ImportRow): boolean {
    const [first, ...others] = this.identifications(row);
    return others.some(({ organization }) => organization.id !== first?.organization.id);
  }

  /** What a row would change; undefined until its organization is read. */
  updateOf(row: ImportRow): ExistingUpdate | undefined {
    const version = this.versions.get(this.of(row)?.id ?? '');
    if (!version) return undefined;
    const known = this.updates.get(row);
    if (known?.version === version) return known;
    const update = { ...compareWithExisting(row, version), version };
    this.updates.set(row, update);
    return update;
  }

  /** Finds the organizations of rows that aren't known yet, and reads those to be updated. */
  async lookUp(rows: readonly ImportRow[]): Promise<void> {
    this.rows = rows;
    if (this.status === 'running') return;
    this.abortController = new AbortController();
    const { signal } = this.abortController;
    runInAction(() => (this.status = 'running'));
    try {
      while (await this.lookUpNext(signal)) signal.throwIfAborted();
      this.endLookUp('idle');
    } catch {
      this.endLookUp(signal.aborted ? 'idle' : 'failed');
    }
  }

  private endLookUp(status: 'idle' | 'failed'): void {
    runInAction(() => {
      this.status = status;
      this.isLookedUp = true;
    });
  }

  /** Stops looking; what was found is kept. */
  cancel(): void {
    this.abortController.abort();
  }

  /** Reads an organization again after an update of it failed; throws the reason. */
  async readAfterFailure({ id, etag }: ExistingUpdate, error: unknown): Promise<never> {
    const version = await this.dependencies
      .read(id, new AbortController().signal)
      .catch(() => undefined);
    if (version) runInAction(() => (this.versions = new Map(this.versions).set(id, version)));
    const { status, requestId } = toFailure(error);
    if (status === 412 && etag !== undefined && etag === version?.etag)
      throw rejectedEtag(etag, requestId);
    throw error;
  }

  /** Returns whether there was something to look up. */
  private async lookUpNext(signal: AbortSignal): Promise<boolean> {
    const values = uniq(this.rows.flatMap(rowKeys).map(({ value }) => value)).filter(
      (value) => !this.found.has(value),
    );
    if (values.length > 0) {
      this.setProgress(0, values.length);
      const results = await this.dependencies.lookUp(values, {
        signal,
        onProgress: (done) => this.setProgress(done, values.length),
      });
      runInAction(() => {
        this.isAvailable = results !== undefined;
        if (!results) this.choice = 'report';
        const entries = results?.map(({ value, matches }) => [value, matches] as const);
        this.found = new Map([...this.found, ...(entries ?? [])]);
      });
      return results !== undefined;
    }
    if (this.choice !== 'update') return false;
    const ids = [...new Set(this.rows.flatMap((row) => this.of(row)?.id ?? []))].filter(
      (id) => !this.versions.has(id),
    );
    if (ids.length === 0) return false;
    await this.readVersions(ids, signal);
    return true;
  }

  private async readVersions(ids: readonly string[], signal: AbortSignal): Promise<void> {
    this.setProgress(0, ids.length);
    const versions = await pMap(
      ids,
      async (id) => {
        const version = await this.dependencies.read(id, signal);
        this.setProgress(this.done + 1, ids.length);
        return [id, version] as const;
      },
      { concurrency, signal },
    );
    runInAction(() => (this.versions = new Map([...this.versions, ...versions])));
  }

  private setProgress(done: number, total: number): void {
    runInAction(() => {
      this.done = done;
      this.total = total;
    });
  }
}

function isNamed(organization: Organization, field: IdentifyingField, value: string): boolean {
  if (field === idField) return organization.id === value;
  return uniqueKey(organization[field] ?? '') === uniqueKey(value);
}

/** In the order in which they count. */
const identifyingFields = [idField, 'subdomain', 'name'] as const;

type IdentifyingField = (typeof identifyingFields)[number];

interface RowKey {
  readonly field: IdentifyingField;
  readonly value: string;
}

const keysByRow = new WeakMap<ImportRow, readonly RowKey[]>();

/** What a row may name an organization by. Kept, because all rows are compared after each change. */
function rowKeys(row: ImportRow): readonly RowKey[] {
  const keys = keysByRow.get(row) ?? readKeys(row);
  keysByRow.set(row, keys);
  return keys;
}

function readKeys({ values, issues }: ImportRow): readonly RowKey[] {
  return identifyingFields.flatMap((field) => {
    const value = cleanText(cleanField(importRule(field), values[field] ?? ''));
    const isValid = value !== '' && !issues.some((issue) => issue.field === field);
    return isValid ? [{ field, value }] : [];
  });
}
