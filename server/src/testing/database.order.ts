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
