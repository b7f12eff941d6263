import type { ListedFailure, OpenApi, Operation } from '@venue/sdk/openapi';
import { safe } from '../core/http/html.ts';
import { chapterHtml, chaptersOf, liveHtml, proseHtml } from './apiDocs.guide.ts';
import { marked, schemaHtml } from './apiDocs.schema.ts';

type Json = Readonly<Record<string, unknown>>;
interface Placed extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The document as one page. `answered` are ids of the calls this server answers; the others are marked. */
export function docsPage(document: OpenApi, answered: ReadonlySet<string>): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Placed => ({ ...operation, method: method.toUpperCase(), path }),
    ),
  );
  const byArea = Map.groupBy(calls, ({ tags: [area] }) => area);
  const areas = document.tags.map(({ name }) => ({ name, calls: byArea.get(name) ?? [] }));
  const known = new Set(calls.map(({ operationId }) => operationId));
  const here = calls.filter(({ operationId }) => answered.has(operationId)).length;
  const { opening, chapters } = chaptersOf(document.info.description);
  const { messages } = document['x-live'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(document.info.title)} · API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs.css">
<script src="/api/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${safe(document.info.title)} <small>API ${safe(document.info.version)}</small></h1>
${proseHtml(opening, known)}
<p>${calls.length} calls, ${here} of them answered by this server. <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<search hidden><label>Search <input type="search" autocomplete="off" aria-keyshortcuts="/" aria-describedby="keys" placeholder="path, name, failure…"></label> <output></output><p class="note keys" id="keys"><kbd>/</kbd> comes here, <kbd>Enter</kbd> opens the first found, <kbd>Esc</kbd> shows all again.</p></search>
</header>
<nav aria-label="Areas"><ul>${navItem('Start here', 'guide')}${areas.map(({ name, calls }) => navItem(name, anchorOf(name), calls.length)).join('')}${navItem('Live messages', 'live', messages.length)}${navItem('Schemas', 'schemas')}</ul></nav>
<main id="calls" tabindex="-1">
<section class="area" id="guide">
<h2>Start here</h2>
${chapters.map(each => chapterHtml(each, known)).join('\n')}
</section>
${areas.map(each => areaHtml(each, document, answered)).join('\n')}
<section class="area" id="live">
<h2>Live messages</h2>
${messages.map(liveHtml).join('\n')}
</section>
<section class="area" id="schemas">
<h2>Schemas</h2>
${Object.entries(document.components.schemas).map(namedSchema).join('\n')}
</section>
</main>
</body>
</html>
`;
}

const anchorOf = (area: string): string => `area.${area.replace('/', '.')}`;

const navItem = (title: string, anchor: string, count?: number): string =>
  `<li><a href="#${anchor}">${safe(title)}</a>${count === undefined ? '' : ` <small>${count}</small>`}</li>`;

const areaHtml = (
  { name, calls }: { name: string; calls: readonly Placed[] },
  document: OpenApi,
  answered: ReadonlySet<string>,
): string => `<section class="area" id="${anchorOf(name)}">
<h2>${safe(name)}</h2>
${calls.map(each => callHtml(each, document, answered.has(each.operationId))).join('\n')}
</section>`;

// The anchor stands inside: browsers open what is folded around the place a link leads to.
function callHtml(call: Placed, document: OpenApi, answered: boolean): string {
  const { name, from } = call['x-import'];
  const badges = [
    answered ? '' : ' <span class="badge waits">not answered by this server</span>',
    call['x-ours'] ? ' <span class="badge">ours</span>' : '',
  ].join('');
  return `<details class="call">
<summary><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code class="path">${pathHtml(call.path)}</code> <span class="summary">${safe(call.summary)}</span>${badges}</summary>
<div class="body" id="${safe(call.operationId)}">
<p class="id"><a href="#${safe(call.operationId)}"><code>${safe(call.operationId)}</code></a> <code>import { ${safe(name)} } from '${safe(from)}'</code></p>
${call.description
  .split('\n\n')
  .map(text => `<p>${marked(text)}</p>`)
  .join('\n')}
${inputHtml(call, document)}
<h3>Reply</h3>
${contentHtml(call.responses[200])}
<h3>Failures</h3>
${failuresHtml(call, document)}
</div>
</details>`;
}

/** A long path may break before its slashes. */
const pathHtml = (path: string): string => safe(path).replaceAll('/', '<wbr>/');

function inputHtml(call: Placed, document: OpenApi): string {
  const parameters = (call.parameters ?? []).map(each => {
    const parameter = resolved(each, document.components.parameters);
    const { name, in: place, required, schema, description } = parameter;
    const optional = required ? '' : ' <span class="optional">optional</span>';
    const note = typeof description === 'string' ? ` <span class="note">${marked(description)}</span>` : '';
    return `<li><code class="field">${safe(String(name))}</code> <span class="place">${safe(String(place))}</span>${optional} ${schemaHtml(schema)}${note}</li>`;
  });
  const list = parameters.length > 0 ? `<h3>Parameters</h3><ul class="fields">${parameters.join('')}</ul>` : '';
  if (!call.requestBody) return list || '<p class="none">No input.</p>';
  const whether = call.requestBody.required ? '' : ' <span class="optional">optional</span>';
  return `${list}<h3>Body${whether}</h3>${contentHtml(call.requestBody)}`;
}

function contentHtml(holder: Json | undefined): string {
  const content = (holder?.content ?? {}) as Readonly<Record<string, { schema?: unknown }>>;
  return Object.entries(content)
    .map(([type, { schema }]) => `<p class="type">${safe(type)}</p><div class="schema">${schemaHtml(schema)}</div>`)
    .join('');
}

function failuresHtml(call: Placed, document: OpenApi): string {
  const rows = Object.entries(call.responses).flatMap(([status, response]) => {
    const listed = (resolved(response, document.components.responses)['x-failures'] ?? []) as readonly ListedFailure[];
    return listed.map(
      ({ code, text, shown }) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td lang="ru">${safe(text)}</td><td>${shown}</td></tr>`,
    );
  });
  return `<div class="table" role="region" aria-label="Failures" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th><th>What the user reads</th><th>Shown as</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const namedSchema = ([name, schema]: [string, Json]): string => `<details class="call">
<summary><code class="path">${safe(name)}</code></summary>
<div class="body schema" id="schema.${safe(name)}">${schemaHtml(schema)}</div>
</details>`;

/** What a reference into these components means, or the value itself. */
const resolved = (value: Json, components: Readonly<Record<string, Json>>): Json =>
  typeof value.$ref === 'string' ? (components[value.$ref.split('/').at(-1) ?? ''] ?? {}) : value;
