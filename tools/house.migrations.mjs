import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locksIn, statementsOf } from './house.migrations.locks.mjs';

const FOLDER = 'server/drizzle';

/** The migrations that a release has had, by name, with the hash of each; `npm run release` writes it. */
export const RELEASED = `${FOLDER}/released.json`;

export const hashOf = text => createHash('sha256').update(text).digest('hex');

/** All snapshots but the newest: each has the whole schema, 20,000 lines. */
export const formerSnapshots = files =>
  files
    .filter(file => file.endsWith('_snapshot.json'))
    .sort()
    .slice(0, -1);

/** What the previous server may not survive: it still reads and writes the database while the new one starts. */
const breaking = [
  [/\bDROP\s+(?:TABLE|COLUMN|VIEW)\b/i, 'drops a table, a view or a column'],
  [/\bRENAME\s+(?:TO|COLUMN|CONSTRAINT)\b/i, 'renames a table or a column'],
  [/\bSET\s+NOT\s+NULL\b/i, 'adds NOT NULL'],
  [/\bADD\s+COLUMN\b(?!.*\b(?:DEFAULT|GENERATED)\b)[^;]*\bNOT\s+NULL\b/i, 'adds a NOT NULL column without a default'],
  [/\bSET\s+DATA\s+TYPE\b/i, 'changes the type of a column'],
];
const tightening = [
  [/\bALTER\s+TABLE\s+"?(\w+)"?\s+ADD\s+CONSTRAINT\b/i, 'adds a constraint'],
  [/\bCREATE\s+UNIQUE\s+INDEX\b.*?\bON\s+"?(\w+)"?/i, 'adds a unique index'],
];

const REASON = /^-- expand-contract: \S+ \S+/m;

const dropped = /\bDROP\s+(?:INDEX|CONSTRAINT|TRIGGER|FUNCTION)\s+(?:CONCURRENTLY\s+)?(?:IF\s+EXISTS\s+)?"?(\w+)"?/gi;

/** Names of what a migration takes out of use: `-- retire: index act_agreement of act`. */
const retiredBy = sql => [...sql.matchAll(/^-- retire: \w+ (\w+)/gm)].map(([, name]) => name);

/** What a migration drops for good that no release has retired: the last release looks for it at its start. */
function missedBy(bare, retired) {
  const names = [...bare.matchAll(dropped)].map(([, name]) => name);
  return names.filter(
    name =>
      !retired.includes(name) &&
      !new RegExp(
        `\\b(?:CREATE|ADD)\\b(?:(?!DROP)[^;])*?\\b(?:INDEX|CONSTRAINT|TRIGGER|FUNCTION)\\s+(?:CONCURRENTLY\\s+)?"?${name}\\b`,
        'i',
      ).test(bare),
  );
}

/**
 * What a migration does that needs a reason, outside of functions and of tables it creates itself. `retired` are the
 * names of what releases have taken out of use.
 */
export function breaksIn(sql, retired = []) {
  const bare = sql.replace(/(\$\w*\$)[\s\S]*?\1/g, '').replace(/--.*$/gm, '');
  const made = new Set([...bare.matchAll(/\bCREATE\s+TABLE\s+"?(\w+)"?/gi)].map(([, table]) => table));
  const missed = missedBy(bare, retired).map(name => `drops ${name}, which the last release looks for at its start`);
  const broken = bare.split(';').flatMap(each => {
    const statement = each.replace(/\s+/g, ' ');
    const hits = breaking.filter(([pattern]) => pattern.test(statement));
    const tight = tightening.filter(([pattern]) => {
      const table = pattern.exec(statement)?.[1];
      return table !== undefined && !made.has(table);
    });
    return [...hits, ...tight].map(([, what]) => what);
  });
  return [...broken, ...missed];
}

/** Breaches of the rules of migrations, as `{ file, message }`; the first migration is the baseline. */
export function inspectMigrations(root) {
  const journal = join(root, FOLDER, 'meta/_journal.json');
  if (!existsSync(journal)) return [];
  const tags = JSON.parse(readFileSync(journal, 'utf8')).entries.map(({ tag }) => tag);
  const textOf = tag => readFileSync(join(root, FOLDER, `${tag}.sql`), 'utf8');
  const released = JSON.parse(readFileSync(join(root, RELEASED), 'utf8'));
  const changed = Object.entries(released)
    .filter(([tag, hash]) => !tags.includes(tag) || hashOf(textOf(tag)) !== hash)
    .map(([tag]) => ({
      file: `${FOLDER}/${tag}.sql`,
      message: 'is in a release and was changed: databases that had it never run it again, so write another migration',
    }));
  const retired = tags.filter(tag => tag in released).flatMap(tag => retiredBy(textOf(tag)));
  const unexplained = tags.slice(1).flatMap(tag => {
    const text = textOf(tag);
    const breaks = REASON.test(text) ? [] : [...new Set(breaksIn(text, retired))];
    return breaks.map(what => ({
      file: `${FOLDER}/${tag}.sql`,
      message: `${what}: say in a line \`-- expand-contract: …\` why the previous server still runs, or do it in two releases`,
    }));
  });
  const locks = tags.slice(1).flatMap((tag, index) => {
    const before = tags.slice(0, index + 1).flatMap(each => statementsOf(textOf(each)));
    return [...new Set(locksIn(textOf(tag), before))].map(fault => ({
      file: `${FOLDER}/${tag}.sql`,
      message: `${fault}; or say in a line \`-- locks: …\` why nobody waits`,
    }));
  });
  const former = formerSnapshots(readdirSync(join(root, FOLDER, 'meta'))).map(file => ({
    file: `${FOLDER}/meta/${file}`,
    message: 'is not the newest snapshot, which is the only one that is read: run `npm run schema`',
  }));
  return [...changed, ...unexplained, ...locks, ...former];
}

/** All present migrations by name, with the hash of each. */
export function releasedOf(root) {
  const { entries } = JSON.parse(readFileSync(join(root, FOLDER, 'meta/_journal.json'), 'utf8'));
  const read = tag => readFileSync(join(root, FOLDER, `${tag}.sql`), 'utf8');
  return Object.fromEntries(entries.map(({ tag }) => [tag, hashOf(read(tag))]));
}

/** Migrations of the tagged release that `released.json` does not have yet. */
export function unlisted(released, releasedTags) {
  return releasedTags.filter(tag => !(tag in released));
}
