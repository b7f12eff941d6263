/** The row that an insert returned. Without it there is a bug that no caller can handle. */
export function inserted<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the insert returned no row');
  return row;
}
