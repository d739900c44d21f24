import { partition } from 'es-toolkit';
import { withVersion } from '~/api/contract/accounts';
import { type Organization, statusChange, type StatusChange } from '~/domain/Organization';
import { conditionalWrite, type MutationDependencies } from '~/stores/mutations/conditionalWrite';
import { changeStatus } from '~/stores/mutations/organizationMutations';
import { BulkRun, type BulkRow } from './BulkRun';

/** Activates or deactivates many organizations. */
export class StatusRun extends BulkRun<BulkRow> {
  /** Those that have the status already, or one that is unknown to this console. */
  readonly unchanged: readonly Organization[];

  constructor(
    stores: MutationDependencies,
    readonly change: StatusChange,
    planned: readonly Organization[],
  ) {
    const [changing, unchanged] = partition(
      planned,
      ({ status }) => statusChange(status) === change,
    );
    // Copies, as what the user confirms are the versions on screen, not what arrives afterwards.
    const rows = changing.map((row) => ({ id: row.id, organization: { ...row } }));
    super(stores, rows, planned);
    this.unchanged = unchanged;
  }

  override retry(): Promise<void> {
    const { byId } = this.stores.organizations;
    return this.run(
      this.failures.map(({ row: { id, organization } }) => ({
        id,
        organization: { ...organization, ...byId.get(id) },
      })),
    );
  }

  protected async send({ id, organization }: BulkRow): Promise<BulkRow> {
    const mutation = changeStatus(this.change, this.reason);
    const options = { isOneOfMany: true };
    const { data, etag } = await conditionalWrite(this.stores, organization, mutation, options);
    return { id, organization: withVersion({ data, etag }) };
  }
}
