import type { Push } from '../live/push.ts';
import type { AreaOutline } from './openapi.outline.ts';
import { type Json, pascal, type SchemaBook } from './openapi.schemas.ts';

/** One message of the live channel, for which OpenAPI has no notation. */
export interface LiveMessage {
  readonly id: string;
  readonly summary: string;
  readonly action: string;
  /** `{userId}` is filled with the reader's own number. */
  readonly topics: readonly string[];
  /** The schema of its data. */
  readonly data: { readonly $ref: string };
  readonly import: { readonly name: string; readonly from: string };
}

interface NamedPush {
  readonly value: Push;
  readonly name: string;
  readonly from: string;
  /** Name of the schema of its data. */
  readonly schema: string;
}

export const namedPushes = (outline: readonly AreaOutline[]): NamedPush[] =>
  outline.flatMap(({ pushes, from }) =>
    pushes.map(({ name, value }) => ({ value, name, from, schema: `${pascal(name)}Message` })),
  );

export const liveMessages = (pushes: readonly NamedPush[]): LiveMessage[] =>
  pushes.map(({ name, from, schema, value: { id, summary, action, topics } }) => ({
    ...{ id, summary, action, topics },
    data: { $ref: `#/components/schemas/${schema}` },
    import: { name, from },
  }));

export const messageSchemas = (pushes: readonly NamedPush[], book: SchemaBook): Record<string, Json> =>
  Object.fromEntries(
    pushes.map(({ schema, value }) => [
      schema,
      { description: `Live message: ${value.summary}.`, ...book.read(value.data, 'output') },
    ]),
  );

/** The messages as a list for the description, because pages generated from the document do not show `x-live`. */
export const messageList = (pushes: readonly NamedPush[]): string =>
  [
    '## List of live messages\n',
    ...pushes.map(({ schema, value: { action, topics, summary } }) => {
      const on = topics.map(topic => `\`${topic}\``).join(' and ');
      return `- \`${action}\` on ${on}: ${summary}. Its data is \`${schema}\`.`;
    }),
  ].join('\n');
