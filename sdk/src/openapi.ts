import { areas } from './calls.ts';
import { type OpenApi, openApiOf } from './core/openapi/openapi.ts';
import { models } from './models.ts';
import { guide } from './openapi.guide.ts';

export {
  type ApiInfo,
  type ListedFailure,
  type LiveMessage,
  type OpenApi,
  type Operation,
  openApiOf,
} from './core/openapi/openapi.ts';

/** The OpenAPI 3.1 document of the venue, as the server publishes it. It carries every area: for servers and tools. */
export const apiDocument = (version: string): OpenApi =>
  openApiOf(areas, { title: 'Площадка', version, description: guide }, models);
