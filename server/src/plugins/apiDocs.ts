import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';
import { apiDocument } from '@venue/sdk/openapi';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { loosen } from './security.ts';

/** Nothing from other hosts: no fonts, no telemetry, no assistants, no requests through a proxy. */
const reference: Partial<ApiReferenceConfiguration> = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: true,
  documentDownloadType: 'direct',
  showOperationId: true,
  defaultOpenFirstTag: false,
  // Its own colours are too faint to read, and a keyboard cannot scroll its code blocks.
  customCss: `
.light-mode { --scalar-color-3: #6b6b6b; --scalar-color-green: #00774b; --scalar-color-orange: #b33d00; }
.dark-mode { --scalar-color-3: #949494; }
#reference .markdown code.hljs { overflow: visible; }
#reference .markdown code.hljs, #reference .markdown code.hljs * { white-space: pre-wrap; overflow-wrap: anywhere; }`,
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Площадка · API</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<script src="/api/docs/scalar.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/**
 * The documentation of the API for developers: the OpenAPI document at `/api/openapi.json`, and Scalar's reference at
 * `/api/docs`. Each is made at its first request and then kept.
 */
export function apiDocs(app: FastifyInstance, config: Config): void {
  const { version } = JSON.parse(readFileSync(new URL('../../../sdk/package.json', import.meta.url), 'utf8'));
  const answers: readonly (readonly [string, string, () => string | Promise<string>])[] = [
    ['/api/openapi.json', 'application/json', () => JSON.stringify(apiDocument(version))],
    ['/api/docs', 'text/html', () => page],
    [
      '/api/docs/start.js',
      'text/javascript',
      () => `Scalar.createApiReference('#reference', ${JSON.stringify(reference)});`,
    ],
    ['/api/docs/scalar.js', 'text/javascript', scalar],
  ];
  for (const [url, type, make] of answers) {
    const answer = once(async () => {
      const text = await make();
      return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    });
    app.get(url, async (request, reply) => {
      const { text, tag } = await answer();
      // Scalar makes style elements without a nonce, and style attributes.
      if (type === 'text/html') loosen(reply, config, { inlineStyles: true });
      reply.header('etag', tag).header('cache-control', 'public, no-cache').type(`${type}; charset=utf-8`);
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
    });
  }
}

/**
 * Scalar's script, a string of 4 MB. It is loaded only when asked for. The package offers it only through a route, so
 * an app that does not listen is asked for it.
 */
async function scalar(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const holder = fastify();
  await holder.register(plugin, { routePrefix: '/', configuration: { url: '/' } });
  const { body } = await holder.inject('/js/scalar.js');
  await holder.close();
  return body;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
