import { switchTo, type WebServer } from './deploy';
import { currentRelease, describeRelease, listReleases, releaseBefore } from './releases';

/**
 * Makes an earlier release live: the named one, or the one that the live release replaced. Repeated, it
 * goes further back, never forward to what was rolled back. `report` is told from which to which before
 * anything changes. Returns the release's folder; throws an error with a one-line message, and has
 * changed nothing then.
 */
export function rollBack(
  to: string,
  server: WebServer,
  report: (line: string) => void,
  name?: string,
): string {
  const live = currentRelease(to);
  if (live === undefined) throw new Error(`${to} has no release that is live`);
  if (name === live.name) throw new Error(`${name} is live already`);
  const release =
    name === undefined
      ? releaseBefore(to, live)
      : listReleases(to).find((candidate) => candidate.name === name);
  if (release === undefined)
    throw new Error(
      name === undefined
        ? `${to} has no release that was live before ${live.name}`
        : `${to} has no release ${name}: see --list`,
    );
  report(`From  ${describeRelease(live)}`);
  report(`to    ${describeRelease(release)}`);
  switchTo(release, live, to, server);
  return release.folder;
}

/** A line for each release, newest first, with the live one and the one before it marked. */
export function releaseLines(to: string): string[] {
  const live = currentRelease(to);
  const before = live && releaseBefore(to, live);
  return listReleases(to).map((release) => {
    const role =
      release.name === live?.name
        ? '  (current)'
        : release.name === before?.name
          ? '  (--roll-back goes here)'
          : '';
    return describeRelease(release) + role;
  });
}
