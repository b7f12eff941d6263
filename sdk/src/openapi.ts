import { areas } from './calls.ts';
import { type OpenApi, openApiOf } from './core/openapi/openapi.ts';
import { models } from './models.ts';
import { guide } from './openapi.guide.ts';

export type { ListedFailure } from './core/openapi/openapi.failures.ts';
export type { LiveMessage } from './core/openapi/openapi.live.ts';
export {
  type ApiInfo,
  type OpenApi,
  type Operation,
  openApiOf,
} from './core/openapi/openapi.ts';

/**
 * The OpenAPI 3.1 document of the venue, as the server publishes it. It carries every area: for servers and tools.
 * `unanswered` are the ids of the calls that this server does not answer.
 */
export const apiDocument = (version: string, unanswered: readonly string[] = []): OpenApi =>
  openApiOf(areas, { title: 'Площадка', version, description: guide, unanswered }, models);
