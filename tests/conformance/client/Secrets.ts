import { memberOf, type Reply } from './Reply';

const secretKey = /"((?:\w*(?:password|secret)\w*|token))"\s*:\s*"(?:[^"\\]|\\.)*"/gi;

/** The name of a member that by its name holds a secret or its hash, at any depth. */
function secretMember(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  for (const [name, value] of Object.entries(content)) {
    // A sign-in and a new token have one: `token`.
    if (/(_hash|_digest|^hash|^salt|password|secret)$/i.test(name)) return name;
    const inner = secretMember(value);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/**
 * The secrets of a run: the password, bearer tokens, created tokens. Masks them in what is printed
 * and remembers responses that reveal one.
 */
export class Secrets {
  /** Responses that contain a secret although they don't create it, or a member made of one. */
  readonly leaks: { readonly reply: Reply; readonly what: string }[] = [];
  private readonly known = new Set<string>();

  /** Short secrets are ordinary words (`demo`), which responses may contain. */
  private static readonly minLength = 12;

  add(secret: string): void {
    this.known.add(secret);
  }

  inspect(reply: Reply): void {
    const { text, headers } = reply;
    // Not in `errors`, which some servers write as an object by fields.
    const name = secretMember(memberOf(reply, 'data'));
    if (name !== undefined) this.leaks.push({ reply, what: `the member ${name}` });
    if (reply.request.createsSecret) return;
    const all = text + JSON.stringify([...headers]);
    for (const secret of this.known)
      if (secret.length >= Secrets.minLength && all.includes(secret))
        this.leaks.push({ reply, what: 'the value of a secret' });
  }

  /** A text without secrets. */
  mask(text: string): string {
    let masked = text.replace(secretKey, '"$1":"***"').replace(/(Bearer )[^\s"]+/gi, '$1***');
    for (const secret of this.known)
      if (secret.length >= Secrets.minLength) masked = masked.replaceAll(secret, '***');
    return masked;
  }
}
