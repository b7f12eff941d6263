import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHUNK_TIMEOUT_MS } from './parts/load/withTimeout.ts';
import { NOTE_MS, type NoteType } from './parts/message/notify.ts';
import { NARROW } from './parts/useNarrow.ts';

// What the specification fixes and this package carries out. A value here changes only with the specification.

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const read = (name: string) => JSON.parse(textOf(`../../sdk/contract/${name}.json`));

const noteTypes: Readonly<Record<NoteType, true>> = { error: true, info: true, success: true, warning: true };

/** Where the stylesheet puts the notes: the sides of `inset` that are not `auto`. */
function notesPlace(): string {
  const inset =
    /\.stack \{[^}]*inset: ([^;]+);/.exec(textOf('./parts/message/Notifications.module.css'))?.[1]?.split(' ') ?? [];
  const [top = 'auto', right = top, bottom = top, left = right] = inset;
  const sides = Object.entries({ top, bottom, left, right }).filter(([, size]) => size !== 'auto');
  return sides.map(([side]) => side).join('-');
}

const constants: Readonly<Record<string, unknown>> = {
  notificationMs: NOTE_MS,
  notificationTypes: Object.keys(noteTypes).toSorted(),
  notificationPlace: notesPlace(),
  narrowBelowPx: NARROW,
  chunkTimeoutMs: CHUNK_TIMEOUT_MS,
};

const ours = <Row extends { readonly id: string; readonly home: string }>(rows: readonly Row[]) =>
  rows.filter(({ home }) => home === 'shared-ui').map(each => [each.id, each] as const);

test.each(ours(read('constants') as { id: string; home: string; value: unknown }[]))(
  'the constant %s is the specification’s',
  (id, { value }) => expect(constants[id]).toEqual(value),
);

/** The file that shows the text. */
const shownBy: Readonly<Record<string, string>> = {
  'logout.confirm': './shell/UserMenu.tsx',
  'code.sent': './fields/useCodeFlow.ts',
};

test.each(ours(read('messages') as { id: string; home: string; text: string }[]))(
  'the text %s is the specification’s, word for word',
  (id, { text }) => expect(textOf(shownBy[id] ?? '')).toContain(`'${text}'`),
);
