/** An error and its causes, outermost first. One that is its own cause, directly or not, comes once. */
export function causesOf(error: unknown): object[] {
  const causes = new Set<object>();
  let each = error;
  while (typeof each === 'object' && each !== null && !causes.has(each)) {
    causes.add(each);
    each = 'cause' in each ? each.cause : undefined;
  }
  return [...causes];
}
