import { observable, observableStruct, runInAction } from 'mobx';
import type { Organization } from '~/domain/Organization';

/** Identity map: one observable object per organization, which every response updates. */
export class OrganizationMap {
  private readonly byId = new Map<string, Organization>();

  get(id: string): Organization | undefined {
    return this.byId.get(id);
  }

  /** Upserts an organization into the object that observers already hold. */
  upsert(incoming: Organization): Organization {
    return runInAction(() => {
      const existing = this.byId.get(incoming.id);
      if (existing) return Object.assign(existing, incoming);
      const created = observable<Organization>({ ...incoming }, comparedByValue, { deep: false });
      this.byId.set(incoming.id, created);
      return created;
    });
  }

  clear(): void {
    this.byId.clear();
  }
}

/** Every response has others, mostly equal, which must not render its row again. */
const comparedByValue = { billing: observableStruct, tightest_subscription: observableStruct };
