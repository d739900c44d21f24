import type { Reply } from './Reply';

const secretKey = /"((?:\w*(?:password|secret)\w*|token))"\s*:\s*"(?:[^"\\]|\\.)*"/gi;

/**
 * The secrets of a run: the password, bearer tokens, created tokens. Masks them in what is printed
 * and remembers responses that reveal one.
 */
export class Secrets {
  /** Responses that contain a secret although they don't create it. */
  readonly leaks: Reply[] = [];
  private readonly known = new Set<string>();

  /** Short secrets are ordinary words (`demo`), which responses may contain. */
  private static readonly minLength = 12;

  add(secret: string): void {
    this.known.add(secret);
  }

  inspect(reply: Reply): void {
    if (reply.request.createsSecret) return;
    const { text, headers } = reply;
    const all = text + JSON.stringify([...headers]);
    for (const secret of this.known)
      if (secret.length >= Secrets.minLength && all.includes(secret)) this.leaks.push(reply);
  }

  /** A text without secrets. */
  mask(text: string): string {
    let masked = text.replace(secretKey, '"$1":"***"').replace(/(Bearer )[^\s"]+/gi, '$1***');
    for (const secret of this.known)
      if (secret.length >= Secrets.minLength) masked = masked.replaceAll(secret, '***');
    return masked;
  }
}
