import { memberOf, type Reply } from './Reply';
import { isObject } from '../json';
import { anyVersion, versionOf } from './ResponseHeaders';

interface Known {
  /** The tag that the last write responded with, and the write. */
  current: string;
  write: string;
  readonly earlier: Set<string>;
}

/**
 * The tags that writes have responded with, by organization. Nobody else writes during a run, so a
 * read with an earlier tag is stale.
 */
export class Versions {
  private readonly known = new Map<string, Known>();

  /** Notes the tag of a write; for a read, says why it is stale, if it is. */
  inspect(reply: Reply): string | undefined {
    const { method, path } = reply.request;
    const [, id] = /^\/api\/accounts\/([^/?]+)/.exec(path) ?? [];
    if (reply.status >= 300) return undefined;
    if (method === 'GET') return this.staleRead(reply, id);
    const data = memberOf(reply, 'data');
    const isCreate = path === '/api/accounts' && isObject(data);
    const organization = isCreate ? String(data['id']) : id && decode(id);
    if (organization !== undefined) this.noteWrite(organization, versionOf(reply), path);
    return undefined;
  }

  private noteWrite(id: string, tag: string, path: string): void {
    if (tag === anyVersion) return;
    const known = this.known.get(id);
    const earlier = known?.earlier ?? new Set<string>();
    if (known) earlier.add(known.current);
    // A tag made of the content comes back with it.
    earlier.delete(tag);
    this.known.set(id, { current: tag, write: path, earlier });
  }

  private staleRead(reply: Reply, id: string | undefined): string | undefined {
    const tags = id === undefined ? rowTags(reply) : [[decode(id), versionOf(reply)] as const];
    for (const [organization, tag] of tags) {
      const known = this.known.get(organization);
      if (known?.earlier.has(tag))
        return `reads are stale: GET ${reply.request.path} has the ETag ${tag} after ${known.write} responded with ${known.current}`;
    }
    return undefined;
  }
}

/** An id of a path; a rule sends some that can't be decoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The ids and tags of a list. */
function rowTags(reply: Reply): (readonly [id: string, tag: string])[] {
  const rows = memberOf(reply, 'data');
  if (!Array.isArray(rows)) return [];
  return rows.filter(isObject).map(({ id, etag }) => [String(id), String(etag)] as const);
}
