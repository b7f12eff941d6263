/**
 * A long list a part at a time, so that it is never whole in memory: `read` answers up to `limit` rows from `offset` on.
 * Its order has to end in something unique, or a row on the border of two parts is read twice or never.
 */
export async function* batches<Row>(
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
  limit = 1000,
): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += limit) {
    const rows = await read(limit, offset);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
  }
}
