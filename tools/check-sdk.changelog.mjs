// The changelog of the SDK is written by hand in the form of Keep a Changelog; this checks the form.

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const HEADING = /^## (?:\[Unreleased\]|\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d{2}-\d{2}))$/;

/** The faults of a changelog for a package of this version, each with how to correct it; empty if there are none. */
export function changelogFaults(text, version) {
  const faults = [];
  const releases = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      const heading = HEADING.exec(line);
      if (!heading) faults.push(`«${line}» should be «## [1.2.3] - 2026-11-20» or «## [Unreleased]»`);
      const [, major, minor, patch, day] = heading ?? [];
      const versionParts = major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
      releases.push({ title: line.slice(3), versionParts, day, kinds: new Map() });
    } else if (line.startsWith('### ')) {
      const kind = line.slice(4);
      if (!KINDS.includes(kind)) faults.push(`«${line}» should be one of ${KINDS.join(', ')}`);
      releases.at(-1)?.kinds.set(kind, 0);
    } else if (line.startsWith('- ')) {
      const kinds = releases.at(-1)?.kinds;
      const kind = [...(kinds?.keys() ?? [])].at(-1);
      if (kind === undefined) faults.push(`«${line}» stands under no heading`);
      else kinds.set(kind, kinds.get(kind) + 1);
    }
  }
  for (const { title, kinds } of releases) {
    const empty = [...kinds].filter(([, lines]) => lines === 0).map(([kind]) => kind);
    if (empty.length > 0) faults.push(`${title} says nothing under ${empty.join(', ')}`);
    if (kinds.size === 0 && title !== '[Unreleased]') faults.push(`${title} says nothing`);
  }
  if (releases.slice(1).some(({ title }) => title === '[Unreleased]')) faults.push('[Unreleased] comes first');
  const numbered = releases.filter(({ versionParts }) => versionParts !== undefined);
  if (numbered[0]?.versionParts.join('.') !== version)
    faults.push(`the newest entry should be «## [${version}] - <day>», the version of package.json`);
  for (const [at, release] of numbered.entries()) {
    const older = numbered[at + 1];
    if (older) faults.push(...stepFaults(release, older));
  }
  return faults;
}

/** Checks semantic versioning between two neighbouring releases: removals and additions must raise the right number. */
function stepFaults(newer, older) {
  const raised = newer.versionParts.findIndex((each, at) => each !== older.versionParts[at]);
  if (raised === -1 || newer.versionParts[raised] < older.versionParts[raised])
    return [`${newer.title} is not above ${older.title}`];
  const faults = newer.day < older.day ? [`${newer.title} is dated before ${older.title}`] : [];
  // Before 1.0 the middle number is raised for breaking changes.
  const breaking = newer.versionParts[0] === 0 ? 1 : 0;
  if (newer.kinds.has('Removed') && raised > breaking)
    faults.push(`${newer.title} removes something: raise the ${breaking === 0 ? 'major' : 'minor'} number`);
  if (newer.kinds.has('Added') && raised > 1) faults.push(`${newer.title} adds something: raise the minor number`);
  return faults;
}
