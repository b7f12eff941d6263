// Which migrations would make customers wait: a lock on a table that they use, while the database reads or writes all of
// its rows. What needs such a lock only for a moment is allowed; `migrate.ts` gives up waiting for it in time.

/** Says that a lock is harmless, for instance because the table has a few rows. */
const REASON = /^-- locks: \S+ \S+/m;

const NAME = '"?(\\w+)"?';
const pattern = text => new RegExp(text.replaceAll('NAME', NAME), 'i');

/** What holds a lock for as long as the table is large, by the table in its first group. */
const long = [
  [
    pattern('\\bCREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*? ON NAME'),
    'builds an index while nobody can write: use CREATE INDEX CONCURRENTLY',
  ],
  [
    pattern('\\bALTER TABLE NAME .*\\bALTER COLUMN NAME (?:SET DATA )?TYPE\\b'),
    'changes the type of a column, which may write the whole table anew: add another column',
  ],
  [
    pattern(
      '\\bALTER TABLE NAME .*\\bADD COLUMN .*(?:\\bSTORED\\b|\\bSERIAL\\b|\\bDEFAULT \\(?(?:gen_random_uuid|random|clock_timestamp|nextval)\\()',
    ),
    'adds a column whose value differs by row, which writes the whole table anew: add it empty and fill it in a migration of its own',
  ],
  [
    pattern('\\bALTER TABLE NAME ADD CONSTRAINT NAME (?:UNIQUE|PRIMARY KEY) ?\\('),
    'builds an index while nobody can read: make it with CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
  ],
  [
    pattern('\\bALTER TABLE NAME ADD CONSTRAINT NAME (?:CHECK|FOREIGN KEY)\\b(?!.*\\bNOT VALID)'),
    'checks all rows while nobody can write: add the constraint NOT VALID, and VALIDATE CONSTRAINT in the next migration',
  ],
];

const setNotNull = pattern('\\bALTER TABLE NAME ALTER COLUMN NAME SET NOT NULL\\b');
const alter = pattern('\\bALTER TABLE NAME (?!VALIDATE )');
const whole = pattern('^(?:ALTER TABLE NAME VALIDATE CONSTRAINT\\b|UPDATE NAME SET\\b|DELETE FROM NAME)');
const concurrent = /\b(?:CREATE (?:UNIQUE )?|DROP )INDEX CONCURRENTLY (?:IF (?:NOT )?EXISTS )?"?(\w+)"?/i;

/** The statements of a migration, each on one line, without comments and the bodies of functions. */
export const statementsOf = sql =>
  sql
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replace(/--.*$/gm, '')
    .split(';')
    .map(each => each.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Whether statements have a check, already validated, that the column is never null: SET NOT NULL then reads no rows. */
const isChecked = (statements, table, column) =>
  statements.some(each => {
    const [, owner, name, checked] =
      pattern('ALTER TABLE NAME ADD CONSTRAINT NAME CHECK \\(+(?:"?\\w+"?\\.)?NAME IS NOT NULL\\)').exec(each) ?? [];
    if (owner !== table || checked !== column) return false;
    return statements.some(other => pattern(`ALTER TABLE "?${table}"? VALIDATE CONSTRAINT "?${name}"?$`).test(other));
  });

/**
 * What a migration does that makes customers wait, except with tables it creates itself. `former` are the statements of
 * the migrations before it.
 */
export function locksIn(sql, former = []) {
  if (REASON.test(sql)) return [];
  const statements = statementsOf(sql);
  const created = new Set(
    statements.flatMap(each => pattern('\\bCREATE TABLE (?:IF NOT EXISTS )?NAME').exec(each)?.[1] ?? []),
  );
  const altered = statements.filter(each => alter.test(each) && !created.has(alter.exec(each)[1]));
  return statements.flatMap((each, index) => {
    const faults = long
      .filter(([shape]) => shape.test(each) && !created.has(shape.exec(each)[1]))
      .map(([, fault]) => fault);
    const [, table, column] = setNotNull.exec(each) ?? [];
    if (table && !created.has(table) && !isChecked(former, table, column))
      faults.push(
        'reads all rows for SET NOT NULL while nobody can read: validate a CHECK (… IS NOT NULL) of the column in a migration before',
      );
    if (whole.test(each) && !created.has(whole.exec(each)[1]) && altered.length > 0)
      faults.push(
        'reads or writes rows while the locks of its ALTER TABLE last: put them into a migration of their own',
      );
    const [, index_] = concurrent.exec(each) ?? [];
    if (index_ && statements.some(other => !concurrent.test(other)))
      faults.push(
        'mixes CONCURRENTLY, which runs outside of a transaction, with other statements: put it into a migration of its own',
      );
    // A build that was interrupted leaves an invalid index of this name.
    if (
      index_ &&
      /^CREATE/i.test(each) &&
      !statements.slice(0, index).some(other => /^DROP/i.test(other) && concurrent.exec(other)?.[1] === index_)
    )
      faults.push(`cannot be run again: write DROP INDEX CONCURRENTLY IF EXISTS "${index_}" before it`);
    return faults;
  });
}
