const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const statements = /^[ \t]*(import|export)\b(\s+type\b)?(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** The code of a module. */
export const withoutComments = text => text.replace(comments, '');

/** What a module imports: `{ from, how }`, where `how` is `module`, `type` for types alone, or `demand` for what is loaded later. */
export function importsOf(text) {
  const code = withoutComments(text);
  const found = [];
  for (const [, , type, from] of code.matchAll(statements)) found.push({ from, how: type ? 'type' : 'module' });
  for (const [, from] of code.matchAll(dynamic)) found.push({ from, how: 'demand' });
  return found;
}
