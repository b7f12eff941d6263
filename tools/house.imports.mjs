const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const statements = /^[ \t]*(import|export)\b(\s+type\b)?(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** What a module imports: `{ from, later }`; `later` is what is not there yet when the module first runs, or never. */
export function importsOf(text) {
  const code = text.replace(comments, '');
  const found = [];
  for (const [, , type, from] of code.matchAll(statements)) found.push({ from, later: type !== undefined });
  for (const [, from] of code.matchAll(dynamic)) found.push({ from, later: true });
  return found;
}
