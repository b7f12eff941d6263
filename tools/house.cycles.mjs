/** Circles in a graph of file → files; each once, starting and ending with the same file. */
export function cyclesIn(graph) {
  const cycles = [];
  const done = new Set();
  const path = [];
  const visit = file => {
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push([...path.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
