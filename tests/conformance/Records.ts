import { randomUUID } from 'node:crypto';
import type { ApiClient } from './client/ApiClient';
import type { Secrets } from './client/Secrets';
import { isObject } from './json';
import type { Organization, Subscription, Token } from './wire';

/** An organization of this run, with the version that the suite last saw. */
export interface OwnOrganization {
  readonly id: string;
  readonly organization: Organization;
  readonly etag: string;
}

export interface NewOrganization {
  readonly name?: string;
  readonly subdomain?: string;
  readonly address?: string;
  readonly billing?: Readonly<Record<string, unknown>>;
  readonly subscriptions?: readonly { readonly seat_type: string; readonly total_seats: number }[];
}

type Content = Readonly<Record<string, unknown>>;

/** Marks the organizations of all runs, also those whose names a rule has changed. */
const billingEmail = 'conformance@example.com';

/** Creates the records of a run, all with its prefix, and remembers them. */
export class Records {
  /** Names by id, of all records of the run. */
  readonly organizations = new Map<string, string>();
  readonly tokens = new Map<string, string>();
  /** Starts the names of all records: the prefix and a text that no other run has. */
  readonly namePrefix: string;
  /** Whether the server has no call that creates an organization. */
  isCreateMissing = false;
  /** Ids of organizations and tokens that were created as valid ones. */
  private readonly trusted = new Set<string>();
  private readonly createdByRule = new Set<string>();
  private count = 0;
  private sharedOrganization: Promise<OwnOrganization> | undefined;

  constructor(
    private readonly api: ApiClient,
    private readonly secrets: Secrets,
    private readonly prefix: string,
  ) {
    this.namePrefix = prefix + randomUUID().slice(0, 8);
    api.tracker = {
      onCreated: (call, record) => this.note(call, record),
      isTrusted: (call, row) => this.isTrusted(call, row),
      isOfSuite: (row) => this.isOfSuite(row),
      findId: async () => (await this.shared()).id,
    };
  }

  /** Called before each rule. */
  startRule(): void {
    this.createdByRule.clear();
  }

  /** Called after a rule has failed: what it has written may be invalid. */
  distrustRule(): void {
    for (const id of this.createdByRule) this.trusted.delete(id);
  }

  /** Whether this or another run has created an organization. */
  isOfSuite({ name, subdomain, billing }: Content): boolean {
    const isNamed = [name, subdomain].some((text) => String(text).startsWith(this.prefix));
    return isNamed || (isObject(billing) && billing['billing_email'] === billingEmail);
  }

  private isTrusted(call: string, row: Content): boolean {
    if (call === 'listTokens') return this.trusted.has(String(row['id']));
    const organization = call === 'listOrganizations' ? row : row['organization'];
    return !isObject(organization) || this.trusted.has(String(organization['id']));
  }

  private note(call: string, { id, name, token }: Content): void {
    if (typeof id !== 'string') return;
    this.createdByRule.add(id);
    const records = call === 'createToken' ? this.tokens : this.organizations;
    records.set(id, String(name));
    if (typeof token === 'string') this.secrets.add(token);
  }

  /** A name that no other record has, nor contains: `zz-1f0c9a3e-4x`. */
  uniqueName(): string {
    this.count += 1;
    return `${this.namePrefix}-${this.count}x`;
  }

  /** A valid payload of a new organization. */
  newOrganization(change: NewOrganization = {}) {
    const name = this.uniqueName();
    return {
      name,
      subdomain: name,
      address: null,
      subscriptions: [{ seat_type: 'full', total_seats: 10 }],
      ...change,
      billing: {
        billing_name: 'Conformance Suite',
        billing_email: billingEmail,
        billing_phone: null,
        amount: 20,
        currency: 'USD',
        ...change.billing,
      },
    };
  }

  async createOrganization(change: NewOrganization = {}): Promise<OwnOrganization> {
    const body = this.newOrganization(change);
    const reply = await this.api.send('createOrganization', { body });
    this.isCreateMissing = [404, 405, 501].includes(reply.status);
    const { data, etag } = this.api.checkSuccess<Organization>('createOrganization', reply);
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

  async firstSubscription(id: string): Promise<Subscription> {
    const [first] = await this.subscriptions(id);
    if (!first) throw new Error(`Organization ${id} has no subscription.`);
    return first;
  }

  async createToken(name = this.uniqueName()): Promise<Token> {
    const body = { name, expires_at: null };
    const { data } = await this.api.succeed<Token>('createToken', { body });
    this.trusted.add(data.id);
    return data;
  }
}
