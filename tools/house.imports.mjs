const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const statements = /^[ \t]*(import|export)\b(\s+type\b)?(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm;
const globs = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"\n]+)['"](?:,\s*\{([^}]*)\})?/g;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** The text of a module without its comments. */
export const withoutComments = text => text.replace(comments, '');

/**
 * What a module imports: `{ from, how }`, where `how` is `module`, `type` for types alone, or `demand` for imports that
 * are loaded later.
 */
export function importsOf(text) {
  const code = withoutComments(text);
  const imports = [];
  for (const [, , type, from] of code.matchAll(statements)) imports.push({ from, how: type ? 'type' : 'module' });
  for (const [, from] of code.matchAll(dynamic)) imports.push({ from, how: 'demand' });
  return imports;
}

/** The patterns of a module's `import.meta.glob`, in the form of `importsOf`. */
export const globsOf = text =>
  [...withoutComments(text).matchAll(globs)].map(([, from, options = '']) => ({
    from,
    how: /eager: true/.test(options) ? 'module' : 'demand',
  }));
