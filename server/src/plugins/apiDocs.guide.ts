import type { LiveMessage } from '@venue/sdk/openapi';
import { safe } from '../core/http/html.ts';
import { marked, schemaHtml } from './apiDocs.schema.ts';

export interface Chapter {
  readonly title: string;
  /** Place on the page. */
  readonly anchor: string;
  readonly text: string;
}

/** A description as the text before its first heading, and a chapter for each heading. */
export function chaptersOf(description: string): { opening: string; chapters: readonly Chapter[] } {
  const [opening = '', ...rest] = description.split(/^## /m);
  const chapters = rest.map(part => {
    const [title = '', ...lines] = part.split('\n');
    return { title, anchor: `guide.${title.toLowerCase().replaceAll(' ', '-')}`, text: lines.join('\n') };
  });
  return { opening, chapters };
}

/** Paragraphs and fenced code; what is marked as code and names a call leads to it. */
export const proseHtml = (text: string, calls: ReadonlySet<string>): string =>
  text
    .split(/^```\n([\s\S]*?)^```$/m)
    .map((part, index) =>
      index % 2 === 1
        ? `<pre tabindex="0"><code>${safe(part.trimEnd())}</code></pre>`
        : part
            .split('\n\n')
            .filter(each => each.trim() !== '')
            .map(each => `<p>${linked(marked(each.trim()), calls)}</p>`)
            .join('\n'),
    )
    .join('\n');

const linked = (html: string, calls: ReadonlySet<string>): string =>
  html.replace(/<code>([\w.]+)<\/code>/g, (code, id: string) =>
    calls.has(id) ? `<a href="#${id}">${code}</a>` : code,
  );

export const chapterHtml = (
  { title, anchor, text }: Chapter,
  calls: ReadonlySet<string>,
): string => `<details class="call">
<summary><span class="chapter">${safe(title)}</span></summary>
<div class="body" id="${anchor}">${proseHtml(text, calls)}</div>
</details>`;

export const liveHtml = ({
  id,
  summary,
  action,
  topics,
  data,
  import: imported,
}: LiveMessage): string => `<details class="call">
<summary><span class="method">push</span> <code class="path">${safe(action)}</code> <span class="summary">${safe(summary)}</span></summary>
<div class="body" id="live.${safe(id)}">
<p class="id"><a href="#live.${safe(id)}"><code>${safe(id)}</code></a> <code>import { ${safe(imported.name)} } from '${safe(imported.from)}'</code></p>
<p>On ${topics.map(topic => `<code>${safe(topic)}</code>`).join(' and ')}, as <code>action</code> <code>${safe(action)}</code>.</p>
<h3>Data</h3>
<div class="schema">${schemaHtml(data)}</div>
</div>
</details>`;
