import { randomUUID } from 'node:crypto';
import type { ApiClient } from './client/ApiClient';
import type { Secrets } from './client/Secrets';
import type { Organization, Subscription, Token } from './wire';

/** An organization of this run, with the version that the suite last saw. */
export interface OwnOrganization {
  readonly id: string;
  readonly organization: Organization;
  readonly etag: string;
}

interface NewOrganization {
  readonly name?: string;
  readonly subdomain?: string;
  readonly billing?: Readonly<Record<string, unknown>>;
  readonly subscriptions?: readonly { readonly seat_type: string; readonly total_seats: number }[];
}

/** Creates the records of a run, all with its prefix, and remembers them. */
export class Records {
  readonly organizations = new Map<string, string>();
  readonly tokens = new Map<string, string>();
  /** Starts the names of all records: the prefix and a text that no other run has. */
  readonly namePrefix: string;
  private count = 0;
  private sharedOrganization: Promise<OwnOrganization> | undefined;

  constructor(
    private readonly api: ApiClient,
    private readonly secrets: Secrets,
    prefix: string,
  ) {
    this.namePrefix = prefix + randomUUID().slice(0, 8);
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
        billing_email: 'conformance@example.com',
        billing_phone: null,
        amount: 20,
        currency: 'USD',
        ...change.billing,
      },
    };
  }

  async createOrganization(change: NewOrganization = {}): Promise<OwnOrganization> {
    const body = this.newOrganization(change);
    const { data, etag } = await this.api.succeed<Organization>('createOrganization', { body });
    this.noteOrganization(data);
    return { id: data.id, organization: data, etag };
  }

  /** For rules that leave it as they found it, or read it first. */
  shared(): Promise<OwnOrganization> {
    this.sharedOrganization ??= this.createOrganization();
    return this.sharedOrganization;
  }

  /** Rules give it other names, without the prefix. */
  private async restoreShared(): Promise<void> {
    const { id, organization } = (await this.sharedOrganization) ?? {};
    if (id === undefined || !organization) return;
    const { etag: ifMatch } = await this.read(id);
    const { name, subdomain } = organization;
    await this.api.send('updateOrganization', { path: { id }, ifMatch, body: { name, subdomain } });
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
    this.noteToken(data);
    return data;
  }

  /** Remembers a record that a rule has created itself. */
  noteOrganization({ id, name }: Pick<Organization, 'id' | 'name'>): void {
    this.organizations.set(id, name);
  }

  noteToken({ id, name, token }: Pick<Token, 'id' | 'name' | 'token'>): void {
    this.tokens.set(id, name);
    this.secrets.add(token);
  }

  /** Deactivates the organizations and revokes the tokens of the run; nothing can be deleted. */
  async retire(): Promise<void> {
    await this.restoreShared().catch(() => undefined);
    for (const id of this.organizations.keys())
      await this.api.send('deactivateOrganization', { path: { id } }).catch(() => undefined);
    for (const id of this.tokens.keys())
      await this.api.send('revokeToken', { path: { id } }).catch(() => undefined);
  }
}
