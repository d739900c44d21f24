import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { authApi, credentialsSchema } from '~/api/contract/auth';
import type { HttpClient } from '~/api/HttpClient';
import type { Credentials, User } from '~/domain/User';
import { Persisted, type KeyValueStorage } from '~/lib/persisted';

interface Dependencies {
  readonly http: HttpClient;
  readonly storage: KeyValueStorage | undefined;
}

/**
 * The signed-in user and their token, persisted in local storage and restored at start
 * (docs/product.md, "Session").
 */
export class SessionStore {
  credentials: Credentials | undefined;
  private readonly http: HttpClient;
  private readonly stored: Persisted<Credentials>;

  constructor({ http, storage }: Dependencies) {
    this.http = http;
    this.stored = new Persisted(storage, 'ams.session', credentialsSchema);
    this.credentials = this.stored.read();
    http.token = this.token;
    makeObservable(this, { credentials: observableRef, user: computed, token: computed });
  }

  get user(): User | undefined {
    return this.credentials?.user;
  }

  get token(): string | undefined {
    return this.credentials?.token;
  }

  /**
   * Signs in. Returns whether the browser has stored the session, so that it survives a reload. Any
   * failure clears token and user, and is rethrown.
   */
  async signIn(email: string, password: string): Promise<boolean> {
    try {
      const credentials = await authApi(this.http).login(email, password);
      const isStored = this.stored.write(credentials);
      this.adopt(credentials);
      return isStored;
    } catch (error) {
      this.reset();
      throw error;
    }
  }

  /** Signs out locally at once; the server's response doesn't matter. */
  signOut(): void {
    if (this.credentials)
      authApi(this.http)
        .logout()
        .catch(() => undefined);
    this.reset();
  }

  /**
   * Handles a 401 for this token. Returns true if that ended the session: once, however many calls
   * fail, and never for a token that is no longer in use. If another tab has stored a newer
   * session, adopts it instead: its `storage` event may not have arrived yet.
   */
  expire(token: string | undefined): boolean {
    if (token === undefined || token !== this.token) return false;
    const credentials = this.stored.read();
    const replaced = credentials !== undefined && credentials.token !== token;
    if (replaced) this.adopt(credentials);
    else this.reset();
    return !replaced;
  }

  /** Adopts what another tab has stored. */
  syncFromStorage(key: string | null): void {
    if (key !== null && key !== this.stored.key) return;
    const credentials = this.stored.read();
    if (credentials?.token !== this.token) this.adopt(credentials);
  }

  private reset(): void {
    this.stored.clear();
    this.adopt(undefined);
  }

  private adopt(credentials: Credentials | undefined): void {
    this.http.token = credentials?.token;
    runInAction(() => (this.credentials = credentials));
  }
}
