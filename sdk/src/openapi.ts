import { areas } from './calls.ts';
import { type OpenApi, openApiOf } from './core/openapi.ts';
import { models } from './models.ts';

export { type ApiInfo, type ListedFailure, type OpenApi, type Operation, openApiOf } from './core/openapi.ts';

const description =
  'Every call of the venue, generated from its declarations. Live messages travel over `/api/live`; the reference of the SDK lists them.';

/** The OpenAPI 3.1 document of the venue, as the server publishes it. It carries every area: for servers and tools. */
export const apiDocument = (version: string): OpenApi =>
  openApiOf(areas, { title: 'Площадка', version, description }, models);
