import { words as customerWords } from './areas.customers.ts';
import { words as siteWords } from './areas.site.ts';
import { words as staffWords } from './areas.staff.ts';
import { areas } from './calls.ts';
import { joinWords } from './core/openapi/openapi.describe.ts';
import { type OpenApi, openApiOf } from './core/openapi/openapi.ts';
import { commonWords, type Words } from './core/openapi/openapi.words.ts';
import { KindName } from './kindName.ts';
import { kinds } from './kinds.ts';
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

// Named together with its values, which the schema itself does not list.
const kindName = {
  schema: KindName,
  options: Object.values(kinds)
    .map(({ name, label }) => ({ id: name, label }))
    .sort((a, b) => a.id.localeCompare(b.id)),
};

/** The OpenAPI 3.1 document of the venue, as the server publishes it. It imports every area: for servers and tools. */
export const apiDocument = (version: string): OpenApi =>
  openApiOf(
    areas,
    { title: 'Площадка', version, description: guide },
    { ...models, kinds: { kindName } },
    fieldWords(),
  );

/** Descriptions of all fields, by name: for the document, and for the comments in the typings. */
export const fieldWords = (): Words =>
  joinWords([commonWords, ...Object.values({ ...customerWords, ...siteWords, ...staffWords })]);
