/**
 * The `Idempotency-Key` of what is being sent: the same for as long as the payload is, a new one
 * for another.
 */
export class IdempotencyKey {
  private payload: string | undefined;
  private key = '';

  forPayload(payload: unknown): string {
    const text = JSON.stringify(payload);
    if (text !== this.payload) this.key = randomKey();
    this.payload = text;
    return this.key;
  }

  /** The payload was accepted: sent again, it is meant as another one. */
  renew(): void {
    this.payload = undefined;
  }
}

/** 128 random bits, on a page without TLS too, where `crypto.randomUUID` isn't. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
