/** The one row that an insert returned. Without it something is wrong that no caller can mend. */
export function inserted<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the insert returned no row');
  return row;
}
