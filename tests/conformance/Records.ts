import { randomUUID } from 'node:crypto';
import type { ApiClient } from './client/ApiClient';
import type { Secrets } from './client/Secrets';
import { isObject } from './Rule';
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

/** What a run leaves behind: nothing can be deleted. */
export interface Leftover {
  readonly kind: 'organization' | 'token';
  readonly id: string;
  readonly name: string;
  /** Why it is still active; undefined if it isn't. */
  readonly problem?: string;
}

type Content = Readonly<Record<string, unknown>>;

/** Marks the organizations of all runs, also those whose names a rule has changed. */
const billingEmail = 'conformance@example.com';

/** Creates the records of a run, all with its prefix, and remembers them. */
export class Records {
  /** Starts the names of all records: the prefix and a text that no other run has. */
  readonly namePrefix: string;
  /** Whether the server has no call that creates an organization. */
  isCreateMissing = false;
  /** Names by id. */
  private readonly organizations = new Map<string, string>();
  private readonly tokens = new Map<string, string>();
  /** Ids of organizations and tokens that were created as valid ones. */
  private readonly trusted = new Set<string>();
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
      isTrusted: (row) => this.isTrusted(row),
      findId: async () => (await this.shared()).id,
    };
  }

  /** Whether this or another run has created an organization. */
  isOfSuite({ name, subdomain, billing }: Content): boolean {
    const isNamed = [name, subdomain].some((text) => String(text).startsWith(this.prefix));
    return isNamed || (isObject(billing) && billing['billing_email'] === billingEmail);
  }

  /** Rows of earlier runs, and those that a wrong server has accepted, may be invalid. */
  private isTrusted(row: Content): boolean {
    const organization = isObject(row['organization']) ? row['organization'] : row;
    const id = String(organization['id']);
    return this.trusted.has(id) || !(this.isOfSuite(organization) || this.organizations.has(id));
  }

  private note(call: string, { id, name, token }: Content): void {
    if (typeof id !== 'string') return;
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

  /** A new organization with one subscription of 10 seats: what the path of its calls needs. */
  async createSubscription() {
    const { id, etag } = await this.createOrganization();
    const [first] = await this.subscriptions(id);
    return { path: { id, sid: first?.id ?? '' }, etag };
  }

  async createToken(name = this.uniqueName()): Promise<Token> {
    const body = { name, expires_at: null };
    const { data } = await this.api.succeed<Token>('createToken', { body });
    this.trusted.add(data.id);
    return data;
  }

  /** Deactivates the organizations and revokes the tokens of the run. */
  async retire(): Promise<readonly Leftover[]> {
    const leftovers: Leftover[] = [];
    const end = async (call: string, kind: Leftover['kind'], id: string, name: string) => {
      const result = await this.api.send(call, { path: { id } }).catch((error: Error) => error);
      const isEnded = !(result instanceof Error) && result.status === 200;
      const problem =
        result instanceof Error ? result.message : `${call} responded ${result.status}`;
      leftovers.push({ kind, id, name, ...(!isEnded && { problem }) });
    };
    for (const [id, name] of this.organizations)
      await end('deactivateOrganization', 'organization', id, name);
    for (const [id, name] of this.tokens) await end('revokeToken', 'token', id, name);
    return leftovers;
  }
}
