import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import pMap from 'p-map';
import { toFailure } from '~/api/ApiError';
import type { lookUp, LookupResult } from '~/api/lookup';
import { rejectedEtag } from '~/api/rejectedEtag';
import type { Organization } from '~/domain/Organization';
import { cleanField } from '~/domain/text/cleanField';
import { cleanText, uniqueKey } from '~/domain/text/cleanText';
import { idField, importRule } from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { compareWithExisting, type ExistingUpdate, type ExistingVersion } from './existingUpdate';

/** What to do with a row whose organization exists. */
export type ExistingChoice = 'report' | 'skip' | 'update';

export interface ExistingDependencies {
  /** Finds organizations by any number of ids and subdomains, among other values. */
  readonly lookUp: (
    values: readonly string[],
    options: Parameters<typeof lookUp>[2],
  ) => Promise<readonly LookupResult[]>;
  readonly read: (id: string, signal: AbortSignal) => Promise<ExistingVersion>;
}

/** Parallel calls (docs/product.md, "Import"). */
const concurrency = 4;

/** The organizations that exist already, by the id or else the subdomain of a row. */
export class ExistingOrganizations {
  choice: ExistingChoice = 'report';
  status: 'idle' | 'running' | 'failed' = 'idle';
  done = 0;
  total = 0;
  /** By id or subdomain; undefined for those that don't exist. */
  private found: ReadonlyMap<string, Organization | undefined> = new Map();
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
      done: observable,
      total: observable,
      found: observableRef,
      versions: observableRef,
    });
  }

  setChoice(choice: ExistingChoice): void {
    runInAction(() => (this.choice = choice));
    void this.lookUp(this.rows);
  }

  /** The organization that a row names, if it exists. */
  of(row: ImportRow): Organization | undefined {
    for (const key of rowKeys(row)) {
      const organization = this.found.get(key);
      if (organization) return organization;
    }
    return undefined;
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
      runInAction(() => (this.status = 'idle'));
    } catch {
      runInAction(() => (this.status = signal.aborted ? 'idle' : 'failed'));
    }
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
    const values = [...new Set(this.rows.flatMap(rowKeys))].filter((key) => !this.found.has(key));
    if (values.length > 0) {
      this.setProgress(0, values.length);
      const results = await this.dependencies.lookUp(values, {
        signal,
        onProgress: (done) => this.setProgress(done, values.length),
      });
      const entries = results.map(
        ({ value, matches }) => [value, matches.find((match) => isNamed(match, value))] as const,
      );
      runInAction(() => (this.found = new Map([...this.found, ...entries])));
      return true;
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

/** True if the value is the id or the subdomain of an organization, not its name or email. */
function isNamed({ id, subdomain }: Organization, value: string): boolean {
  return id === value || uniqueKey(subdomain ?? '') === uniqueKey(value);
}

const keysByRow = new WeakMap<ImportRow, readonly string[]>();

/** The id of a row, if any, and its subdomain. Kept, because all rows are compared after each change. */
function rowKeys(row: ImportRow): readonly string[] {
  const keys = keysByRow.get(row) ?? readKeys(row);
  keysByRow.set(row, keys);
  return keys;
}

function readKeys({ values, issues }: ImportRow): readonly string[] {
  const id = cleanText(values[idField] ?? '');
  const isValid = !issues.some(({ field }) => field === 'subdomain');
  const subdomain = isValid ? cleanField(importRule('subdomain'), values['subdomain'] ?? '') : '';
  return [id, subdomain].filter((key) => key !== '');
}
