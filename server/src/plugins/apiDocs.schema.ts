import { safe } from '../core/http/html.ts';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** A JSON schema for a person to read: its kind in words, and its fields as a nested list. Named ones are links. */
export function schemaHtml(schema: unknown): string {
  if (!isRecord(schema)) return '<span class="kind">anything</span>';
  const note = typeof schema.description === 'string' ? ` <span class="note">${marked(schema.description)}</span>` : '';
  return `<span class="kind">${kindHtml(schema)}</span>${note}${fieldsHtml(schema)}`;
}

/** Text with `code` marked as such. */
export const marked = (text: string): string => safe(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function kindHtml(schema: Json): string {
  if (typeof schema.$ref === 'string') {
    const name = safe(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#schema.${name}">${name}</a>`;
  }
  const variants = listOf(schema.anyOf ?? schema.oneOf);
  if (variants.length > 0) return variants.map(kindHtml).join(' or ');
  if (schema.type === 'array')
    return `list of ${kindHtml(isRecord(schema.items) ? schema.items : {})}${boundsOf(schema)}`;
  if (schema.const !== undefined) return `<code>${safe(JSON.stringify(schema.const))}</code>`;
  if (Array.isArray(schema.enum))
    return `one of ${schema.enum.map(each => `<code>${safe(JSON.stringify(each))}</code>`).join(' ')}`;
  if (schema.format === 'binary') return 'file';
  const words = [schema.type ?? 'anything', schema.format].filter(Boolean).join(' ');
  return safe(words) + boundsOf(schema);
}

function boundsOf(schema: Json): string {
  const between = (low: unknown, high: unknown, unit: string) => {
    if (low === undefined && high === undefined) return '';
    if (high === undefined) return `, from ${low}${unit}`;
    return low === undefined ? `, up to ${high}${unit}` : `, ${low} to ${high}${unit}`;
  };
  const bounds = [
    between(schema.minimum ?? schema.exclusiveMinimum, schema.maximum, ''),
    between(schema.minLength, schema.maxLength, ' characters'),
    between(schema.minItems, schema.maxItems, ' items'),
    schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`,
  ].join('');
  const pattern = typeof schema.pattern === 'string' && schema.format === undefined ? safe(schema.pattern) : '';
  return safe(bounds) + (pattern ? ` <code class="pattern">${pattern}</code>` : '');
}

function fieldsHtml(schema: Json): string {
  if (schema.type === 'array') return isRecord(schema.items) ? fieldsHtml(schema.items) : '';
  const variants = listOf(schema.anyOf ?? schema.oneOf);
  if (variants.length > 0) return variants.map(fieldsHtml).join('');
  if (!isRecord(schema.properties)) return '';
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : ' <span class="optional">optional</span>';
    return `<li><code class="field">${safe(name)}</code>${optional} ${schemaHtml(field)}</li>`;
  });
  return rows.length > 0 ? `<ul class="fields">${rows.join('')}</ul>` : '';
}
