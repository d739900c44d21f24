import { observable, observableStruct, runInAction } from 'mobx';
import type { Organization } from '~/domain/Organization';
import { hasSameListFields } from '~/domain/organizationList';

/**
 * Identity map: one observable object per organization, which every response updates. A logical
 * clock orders requests and mutations, so that a late response never overwrites newer data.
 */
export class OrganizationMap {
  private readonly byId = new Map<string, Organization>();
  /** By organization: sequence of the request or mutation that its data comes from. */
  private readonly updatedAt = new Map<string, number>();
  private sequence = 0;

  get(id: string): Organization | undefined {
    return this.byId.get(id);
  }

  /** The sequence of a request that starts now. */
  nextSequence(): number {
    this.sequence += 1;
    return this.sequence;
  }

  /** Records a mutation: responses to earlier requests about the organization are stale. */
  recordMutation(id: string): void {
    this.updatedAt.set(id, this.nextSequence());
  }

  /**
   * Upserts an organization into the object that observers already hold. A response to a request
   * older than the current data only fills in missing fields. `onListChange` runs if lists that
   * hold the organization may now have other rows or another order.
   */
  upsert(
    incoming: Organization,
    sequence = this.nextSequence(),
    onListChange?: () => void,
  ): Organization {
    return runInAction(() => {
      const existing = this.byId.get(incoming.id);
      if (existing && (this.updatedAt.get(incoming.id) ?? 0) > sequence)
        return Object.assign(existing, { ...incoming, ...definedFields(existing) });
      this.updatedAt.set(incoming.id, sequence);
      if (existing && !hasSameListFields(existing, incoming)) onListChange?.();
      if (existing) return Object.assign(existing, incoming);
      const created = observable<Organization>({ ...incoming }, comparedByValue, shallow);
      this.byId.set(incoming.id, created);
      return created;
    });
  }

  clear(): void {
    this.byId.clear();
    this.updatedAt.clear();
  }
}

const shallow = { deep: false };

/** Every response has another, mostly equal billing object, which must not render its row again. */
const comparedByValue = { billing: observableStruct };

function definedFields(organization: Organization): Partial<Organization> {
  return Object.fromEntries(
    Object.entries(organization).filter(([, value]) => value !== undefined),
  );
}
