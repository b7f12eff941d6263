import type { Permission } from '@venue/sdk';
import type { SearchGroup } from '@venue/sdk/search/model';
import { groups } from '../../sections.ts';
import { mayOpen } from '../frame/mayOpen.ts';
import { otherLayout } from './layout.ts';
import type { Recent } from './recent.ts';

interface Named {
  readonly title: string;
  readonly caption?: string;
}

/** A destination in the palette. */
interface Destination extends Named {
  readonly status?: SearchGroup['items'][number]['status'];
  readonly to: string;
}

/** Something that is done at once, on the page where one is. */
export interface Deed extends Named {
  /** Further words by which it is found. */
  readonly words: string;
  readonly run: () => void;
}

export type Entry = Destination | Deed;

/** Entries under a heading. */
export interface Entries {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** A note below the entries, e.g. that there are more. */
  readonly note?: string;
}

type May = (permission: Permission) => boolean;

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** Whether each typed word is a prefix of a word by which an entry is found, in either keyboard layout. */
function fitsEntry(entry: Entry, typed: string): boolean {
  const words = plain('words' in entry ? `${entry.title} ${entry.words}` : entry.title).split(/[\s«»()]+/);
  return [typed, otherLayout(typed)].some(way =>
    plain(way)
      .split(/\s+/)
      .filter(Boolean)
      .every(begun => words.some(word => word.startsWith(begun))),
  );
}

/** The sections that the user may open, their commands, and what may be done anywhere. */
export function placesFor(may: May, deeds: readonly Deed[]): readonly Entries[] {
  const open = groups.flatMap(group => group.sections.filter(each => mayOpen(each, may)));
  return [
    {
      title: 'Разделы',
      entries: open.map(({ title, path }) => ({ title, to: path })),
    },
    {
      title: 'Действия',
      entries: [
        ...open.flatMap(({ commands = [] }) =>
          commands
            .filter(({ permission }) => permission === undefined || may(permission))
            .map(({ title, to }) => ({ title, to })),
        ),
        ...deeds,
      ],
    },
  ];
}

const filled = (all: readonly Entries[]) => all.filter(({ entries }) => entries.length > 0);

/** What is offered before anything is typed. */
export const offered = (recent: readonly Recent[], places: readonly Entries[]): readonly Entries[] =>
  filled([{ title: 'Недавнее', entries: recent }, ...places]);

/** The entries that match the typed text: places, then records. */
export const fitting = (typed: string, found: readonly SearchGroup[], places: readonly Entries[]): readonly Entries[] =>
  filled([
    ...places.map(({ title, entries }) => ({ title, entries: entries.filter(each => fitsEntry(each, typed)) })),
    ...found.map(({ title, items, more }) => ({
      title,
      entries: items,
      ...(more ? { note: 'Есть ещё: уточните запрос' } : {}),
    })),
  ]);
