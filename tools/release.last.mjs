// The last release: the server that runs on while the present one is started beside it, and that an operator goes back
// to.
import { spawnSync } from 'node:child_process';

/** What counts as released until the first tag `v…`: the commit whose databases the first release takes over. */
const BEFORE_TAGS = '7fbdd86908d98fa952c3308396fa4b1652016aa7';

/** The last release before the present commit, `{ name, commit }`, or `{ missing }`: why its files cannot be had. */
export function lastRelease(root, beforeTags = BEFORE_TAGS) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const shallow = git('rev-parse', '--is-shallow-repository');
  if (shallow === undefined) return { missing: 'these files are not in a git repository, which has the last release' };
  // From the parent on: a commit with a tag is compared with the release before it.
  const name = git('describe', '--tags', '--abbrev=0', '--match=v[0-9]*', 'HEAD^') ?? beforeTags;
  const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (commit !== undefined) return { name, commit };
  if (shallow === 'true')
    return { missing: `${name} is not in this shallow clone: run \`git fetch --unshallow --tags\`` };
  throw new Error(`${name}, the last release, is not in this repository: run \`git fetch --tags\``);
}
