import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { allCalls } from '@venue/sdk/calls';
import { apiDocument } from '@venue/sdk/openapi';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../core/http/handle.ts';
import { docsPage } from './apiDocs.page.ts';

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

interface Answer {
  readonly text: string;
  readonly tag: string;
}

/**
 * The API for those who program against it: `/api/openapi.json`, and the same as a page at `/api/docs`, which marks
 * the calls that are not among `routes`. Both are made when they are first asked for and kept.
 */
export function apiDocs(app: FastifyInstance, routes: readonly Route[]): void {
  const { version } = JSON.parse(here('../../../sdk/package.json')) as { version: string };
  const answered = new Set(routes.map(({ call }) => call.id));
  const unanswered = allCalls.map(({ id }) => id).filter(id => !answered.has(id));
  const document = once(() => apiDocument(version, unanswered));
  const answers: readonly (readonly [string, string, () => string])[] = [
    ['/api/openapi.json', 'application/json', () => JSON.stringify(document())],
    ['/api/docs', 'text/html', () => docsPage(document(), answered)],
    ['/api/docs.css', 'text/css', () => here('./apiDocs.css')],
    ['/api/docs.js', 'text/javascript', () => here('./apiDocs.search.js')],
  ];
  for (const [url, type, make] of answers) {
    const answer = once((): Answer => {
      const text = make();
      return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    });
    app.get(url, async (request, reply) => {
      const { text, tag } = answer();
      reply.header('etag', tag).header('cache-control', 'public, no-cache').type(`${type}; charset=utf-8`);
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
    });
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
