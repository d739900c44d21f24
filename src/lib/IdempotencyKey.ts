/**
 * Generates the `Idempotency-Key` header: the same key for the same payload, a new one when it
 * changes.
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

  /** Call after success: sending the same payload again means a new record. */
  renew(): void {
    this.payload = undefined;
  }
}

/**
 * 128 random bits. `crypto.randomUUID` is missing on pages without TLS:
 * https://developer.mozilla.org/en-US/docs/Web/API/Crypto/randomUUID.
 */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
