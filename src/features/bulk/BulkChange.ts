import { partition } from 'es-toolkit';
import { type Organization, statusChange, type StatusChange } from '~/domain/Organization';
import { type BulkTexts, bulkFailureText, bulkTexts } from '~/messages/bulkText';
import { Batch } from '~/stores/Batch';
import { changeStatus } from '~/stores/mutations/organizationMutations';
import { conditionalWrite, type MutationDependencies } from '~/stores/mutations/conditionalWrite';
import { BulkRun } from './BulkRun';

/** Activates or deactivates many organizations. */
export class BulkChange extends BulkRun<Organization, Organization> {
  readonly rows: readonly Organization[];
  /** Those that have the status already, or one that is unknown to this console. */
  readonly unchanged: readonly Organization[];
  readonly texts: BulkTexts;
  readonly failureText = bulkFailureText;
  protected readonly batch: Batch<Organization, Organization>;

  constructor(
    stores: MutationDependencies,
    readonly change: StatusChange,
    rows: readonly Organization[],
  ) {
    super(stores);
    const [changing, unchanged] = partition(rows, ({ status }) => statusChange(status) === change);
    // Copies: what the user confirms are the versions on screen, not what arrives afterwards.
    this.rows = changing.map((row) => ({ ...row }));
    this.unchanged = unchanged;
    this.texts = bulkTexts[change];
    this.batch = new Batch((row) => this.send(row));
  }

  override retry(): Promise<void> {
    const { byId } = this.stores.organizations;
    return this.run(
      this.failures.map(({ row }) => ({ ...row, etag: byId.get(row.id)?.etag ?? row.etag })),
    );
  }

  protected deselect(): void {
    this.stores.organizations.selection.deselect([...this.unchanged, ...this.changed]);
  }

  private async send({ id, etag }: Organization): Promise<Organization> {
    const write = changeStatus(this.change, this.reason);
    const written = await conditionalWrite(this.stores, { id, etag }, write, {
      isOneOfMany: true,
    });
    return { ...written.data, ...(written.etag !== undefined && { etag: written.etag }) };
  }
}
