import { randomUUID } from 'node:crypto';
import type { ApiClient } from './client/ApiClient';
import { callNamed } from './openapi';
import { isObject } from './Rule';
import type { CreatedToken, NewOrganization, Organization, Subscription } from '~/domain/openapi';

/** An organization of this run, with the version that the suite last saw. */
export interface OwnOrganization {
  readonly id: string;
  readonly organization: Organization;
  readonly etag: string;
}

/** What an organization of the run has instead of what the document's example has. */
interface OrganizationInput extends Partial<Omit<NewOrganization, 'billing'>> {
  readonly billing?: Partial<NewOrganization['billing']>;
}

/** How many records a run leaves behind: nothing can be deleted. */
export interface Leftovers {
  readonly organizations: number;
  readonly tokens: number;
  /** Those of them that could not be deactivated or revoked. */
  readonly active: number;
}

type Content = Readonly<Record<string, unknown>>;

/** Starts the names of all records. */
const prefix = 'zz-';
/** Marks the organizations of all runs, also those whose names a rule has changed. */
const billingEmail = 'conformance@example.com';

/** Creates the records of a run, all with its prefix, and remembers them. */
export class Records {
  /** Starts the names of all records: the prefix and a text that no other run has. */
  readonly namePrefix = prefix + randomUUID().slice(0, 8);
  /** Their ids. */
  private readonly organizations = new Set<string>();
  private readonly tokens = new Set<string>();
  /** Ids of organizations and tokens that were created as valid ones. */
  private readonly trusted = new Set<string>();
  private count = 0;
  private sharedOrganization: Promise<OwnOrganization> | undefined;

  constructor(private readonly api: ApiClient) {
    api.tracker = {
      onCreated: (call, record) => this.note(call, record),
      isTrusted: (row) => this.isTrusted(row),
      findId: async () => (await this.shared()).id,
    };
  }

  /** Whether this or another run has created an organization. */
  isOfSuite({ name, subdomain, billing }: Content): boolean {
    const isNamed = [name, subdomain].some((text) => String(text).startsWith(prefix));
    return isNamed || (isObject(billing) && billing['billing_email'] === billingEmail);
  }

  /** Rows of earlier runs, and those that a wrong server has accepted, may be invalid. */
  private isTrusted(row: Content): boolean {
    const organization = isObject(row['organization']) ? row['organization'] : row;
    const id = String(organization['id']);
    return this.trusted.has(id) || !(this.isOfSuite(organization) || this.organizations.has(id));
  }

  /** Of an organization that has an invalid value, because the server has accepted it. */
  distrust(id: string): void {
    this.trusted.delete(id);
  }

  private note(call: string, { id }: Content): void {
    const ids = call === 'createToken' ? this.tokens : this.organizations;
    if (typeof id === 'string') ids.add(id);
  }

  /** A name that no other record has, nor contains: `zz-1f0c9a3e-4x`. */
  uniqueName(): string {
    this.count += 1;
    return `${this.namePrefix}-${this.count}x`;
  }

  /** A valid payload of a new organization. */
  newOrganization(change: OrganizationInput = {}): NewOrganization {
    const name = this.uniqueName();
    const example = callNamed('createOrganization').example as NewOrganization;
    return {
      ...example,
      name,
      subdomain: name,
      subscriptions: [{ seat_type: 'full', total_seats: 10 }],
      ...change,
      billing: {
        ...example.billing,
        billing_name: 'Conformance Suite',
        billing_email: billingEmail,
        amount: 20,
        ...change.billing,
      },
    };
  }

  async createOrganization(change: OrganizationInput = {}): Promise<OwnOrganization> {
    const body = this.newOrganization(change);
    const { data, etag } = await this.api.succeed<Organization>('createOrganization', { body });
    this.trusted.add(data.id);
    return { id: data.id, organization: data, etag };
  }

  /** For rules that only read it. */
  async shared(): Promise<OwnOrganization> {
    this.sharedOrganization ??= this.createOrganization();
    this.sharedOrganization.catch(() => (this.sharedOrganization = undefined));
    return await this.sharedOrganization;
  }

  async read(id: string): Promise<OwnOrganization> {
    const { data, etag } = await this.api.succeed<Organization>('readOrganization', {
      path: { id },
    });
    return { id, organization: data, etag };
  }

  async subscriptions(id: string): Promise<readonly Subscription[]> {
    return (await this.api.succeed<Subscription[]>('listSubscriptions', { path: { id } })).data;
  }

  /** A new organization with one subscription of 10 seats: what the path of its calls needs. */
  async createSubscription() {
    const { id, etag } = await this.createOrganization();
    const [first] = await this.subscriptions(id);
    return { path: { id, sid: first?.id ?? '' }, etag };
  }

  async createToken(name = this.uniqueName()): Promise<CreatedToken> {
    const body = { name, expires_at: null };
    const { data } = await this.api.succeed<CreatedToken>('createToken', { body });
    this.trusted.add(data.id);
    return data;
  }

  /** Deactivates the organizations and revokes the tokens of the run. */
  async retire(): Promise<Leftovers> {
    const calls = [
      ...[...this.organizations].map((id) => ['deactivateOrganization', id] as const),
      ...[...this.tokens].map((id) => ['revokeToken', id] as const),
    ];
    let active = 0;
    for (const [call, id] of calls) {
      const reply = await this.api.send(call, { path: { id } }).catch(() => undefined);
      if (reply?.status !== 200) active += 1;
    }
    return { organizations: this.organizations.size, tokens: this.tokens.size, active };
  }
}
