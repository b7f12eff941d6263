// The kinds of requests for a list, taken from the declaration of its call.

import { allCalls } from '../sdk/src/calls.ts';
import { isPermission } from '../sdk/src/core/schema/permissions.ts';

const PAGE_SIZE = 25;

/**
 * Searches: a word of every fifth record, one of these records, a name, a number, a phone and its end, and no match.
 */
const searches = ['форум', 'форум 77', 'шевелёв', '77', '9100000077', '0077', 'ничего такого'];
/** Ids for filters by a related record; 7 for all others. */
const idsByField = { roomId: 30, spaceId: 30, roleId: 1, managerId: 1 };

/** The lists of staff that are paged and sorted. */
export const staffLists = allCalls.filter(
  call => isPermission(call.access) && 'page' in fieldsOf(call) && 'sort' in fieldsOf(call),
);

function fieldsOf({ query, body }) {
  const schema = query ?? body;
  const object = schema?._zod.def.type === 'optional' ? schema._zod.def.innerType : schema;
  return object?._zod.def.shape ?? {};
}

/** What a field may be chosen from; undefined where it is not a choice. */
function choicesOf(schema) {
  const { type, innerType, entries, values, options, in: input, out } = schema._zod.def;
  if (innerType) return choicesOf(innerType);
  if (type === 'enum') return Object.values(entries);
  if (type === 'literal') return values;
  if (type === 'boolean') return [true, false];
  if (type === 'pipe') return choicesOf(out) ?? choicesOf(input);
  return type === 'union' ? choicesOf(options[0]) : undefined;
}

const isDay = schema => {
  const { innerType, format } = schema._zod.def;
  return innerType ? isDay(innerType) : format === 'date';
};

function filtersOf(name, schema) {
  if (isDay(schema)) return [];
  const choices = choicesOf(schema)?.map(value => ({ [name]: value }));
  // Of many choices the first and the last: they differ in how many records have them.
  if (choices) return choices.length > 3 ? [choices[0], choices.at(-1)] : choices;
  return [{ [name]: name === 'kind' ? 'booking' : (idsByField[name] ?? 7) }];
}

/** For each pair of days: yesterday alone, from yesterday on, until yesterday, and all time. */
function daysOf(fields) {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const froms = Object.keys(fields).filter(name => /^from$|From$/.test(name) && isDay(fields[name]));
  return froms.flatMap(from => {
    const to = from === 'from' ? 'to' : from.replace(/From$/, 'To');
    return [
      { [from]: yesterday, [to]: yesterday },
      { [from]: yesterday },
      { [to]: yesterday },
      { [from]: '2000-01-01' },
    ];
  });
}

/** The kinds of requests for a list of so many rows: the name of each, and what is sent. */
export function waysOf(call, rows) {
  const { page: _page, pageSize: _size, sort, order: _order, search, ...filters } = fieldsOf(call);
  const sorts = choicesOf(sort).flatMap(each => ['asc', 'desc'].map(order => ({ sort: each, order })));
  const last = Math.max(1, Math.ceil(rows / PAGE_SIZE));
  const page = (what, number, more = {}) => [
    `${what} ${Object.values(more).join(' ')}`.trim(),
    { page: Math.min(number, 10_000), ...more },
  ];
  const named = query => [
    Object.entries(query)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    query,
  ];
  return new Map(
    [
      ['the list', {}],
      ...[
        ...sorts,
        ...Object.entries(filters).flatMap(([name, schema]) => filtersOf(name, schema)),
        ...daysOf(filters),
        ...(search ? searches.map(words => ({ search: words })) : []),
      ].map(named),
      page('a page in the middle', Math.ceil(last / 2)),
      page('the last page', last),
      ...sorts.filter(({ order }) => order === 'asc').map(each => page('the last page by', last, each)),
    ].map(([what, query]) => [what, { pageSize: PAGE_SIZE, ...query }]),
  );
}
