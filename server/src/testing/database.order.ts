import pg from 'pg';

interface Reply {
  readonly command: string;
  readonly rows: unknown[];
}

/** What the driver's types leave out of a statement under way. */
interface Statement {
  readonly text?: string;
  readonly _results: Reply | Reply[];
  handleReadyForQuery(connection: unknown): void;
  submit(connection: unknown): Error | null;
}

/** Rows are inserted in the order of their values, and fetched in the order of their select. */
const ORDERED = ['INSERT', 'FETCH'];

const isUnordered = ({ command }: Reply, text: string) => !ORDERED.includes(command) && !/\border by\b/i.test(text);

/**
 * Returns the rows of each statement that names no order backwards. The database promises none for them: mostly it is
 * the one they were written in, until a removed row leaves room for a new one.
 */
export function reverseUnordered(): void {
  const statement = pg.Query.prototype as unknown as Statement;
  const { handleReadyForQuery } = statement;
  statement.handleReadyForQuery = function (this: Statement, connection) {
    for (const reply of [this._results].flat()) if (isUnordered(reply, this.text ?? '')) reply.rows.reverse();
    handleReadyForQuery.call(this, connection);
  };
}

/** A subquery that is compared with the number of an unnamed table. */
const UNQUALIFIED = /\(\s*select\b(?:[^()]|\([^()]*\))*\bwhere\b[^()]*= "id"/i;

/**
 * Refuses a statement whose subquery is compared with the number of an unnamed table. Drizzle writes the columns of a
 * query of one table so, and the database takes the subquery's own number before the outer one.
 */
export function refuseUnqualified(): void {
  const statement = pg.Query.prototype as unknown as Statement;
  const { submit } = statement;
  statement.submit = function (this: Statement, connection) {
    const part = UNQUALIFIED.exec(this.text ?? '')?.[0];
    return part ? new Error(`Name the table of the number: ${part}`) : submit.call(this, connection);
  };
}
