import { memberOf, type Reply } from './Transport';

/** Short secrets are ordinary words (`demo`), which responses may contain. */
const minLength = 12;
const secretKey = /"((?:\w*(?:password|secret)\w*|token))"\s*:\s*"(?:[^"\\]|\\.)*"/gi;

/**
 * The secrets of a run: the password, bearer tokens, created tokens. Masks them in what is printed
 * and remembers responses that reveal one.
 */
export class Secrets {
  /** Responses with a secret that they don't create, or with a member made of one. */
  readonly leaks: { readonly reply: Reply; readonly what: string }[] = [];
  private readonly known = new Set<string>();

  add(secret: string): void {
    if (secret.length >= minLength) this.known.add(secret);
  }

  inspect(reply: Reply): void {
    const { request, text, headers } = reply;
    // A sign-in and a new token have one: `token`.
    const [, member] =
      /"(\w*(?:_hash|_digest|password|secret)|hash|salt)":/i.exec(
        JSON.stringify(memberOf(reply, 'data')) ?? '',
      ) ?? [];
    if (member !== undefined) this.leaks.push({ reply, what: `the member ${member}` });
    if (/\/(login|create-token)$/.test(request.path)) return;
    const all = text + JSON.stringify([...headers]);
    for (const secret of this.known)
      if (all.includes(secret)) this.leaks.push({ reply, what: 'the value of a secret' });
  }

  /** A text without secrets. */
  mask(text: string): string {
    let masked = text.replace(secretKey, '"$1":"***"').replace(/(Bearer )[^\s"]+/gi, '$1***');
    for (const secret of this.known) masked = masked.replaceAll(secret, '***');
    return masked;
  }
}
