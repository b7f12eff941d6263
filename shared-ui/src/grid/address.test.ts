import { Day, pageBody, pageQuery, QueryInt } from '@venue/sdk';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAddress, sortsOf, writeAddress } from './address.ts';

const schema = z.extend(pageQuery(['orderId', 'start']), {
  status: z.optional(z.pipe(QueryInt, z.literal([1, 2]))),
  from: z.optional(Day),
});
const read = (text: string) => readAddress(schema, new URLSearchParams(text));

it('reads the defaults out of an empty address', () => {
  expect(read('')).toEqual({ page: 1, pageSize: 25, order: 'desc' });
});

it('reads page, sorting, search and filters with the call’s schema', () => {
  expect(read('page=3&sort=start&order=asc&search=анна&status=2&from=2026-11-20')).toEqual({
    page: 3,
    pageSize: 25,
    sort: 'start',
    order: 'asc',
    search: 'анна',
    status: 2,
    from: '2026-11-20',
  });
});

it('leaves out what does not fit and keeps the rest', () => {
  expect(read('page=нет&pageSize=1000000&sort=password&status=7&search=анна')).toEqual({
    page: 1,
    pageSize: 25,
    order: 'desc',
    search: 'анна',
  });
});

it('writes only what differs from the default, and leaves foreign parameters alone', () => {
  const written = writeAddress(
    schema,
    { page: 1, pageSize: 50, order: 'desc', status: 2 },
    new URLSearchParams('page=4&tab=all&search=анна'),
  );
  expect(Object.fromEntries(written)).toEqual({ tab: 'all', pageSize: '50', status: '2' });
});

it('reads back what it wrote', () => {
  const query = read('page=2&sort=orderId&status=1');
  expect(readAddress(schema, writeAddress(schema, query, new URLSearchParams()))).toEqual(query);
});

it('reads what a body takes: real numbers and marks', () => {
  const body = z.extend(pageBody(['reviewId']), {
    status: z.optional(z.literal([1, 2])),
    isPublished: z.optional(z.boolean()),
    number: z.optional(z.string()),
  });
  const readBody = (text: string) => readAddress(body, new URLSearchParams(text));
  expect(readBody('page=3&status=2&isPublished=false&number=17&search=12')).toEqual({
    page: 3,
    status: 2,
    isPublished: false,
    number: '17',
    search: '12',
  });
  expect(readBody('page=нет&status=7&isPublished=да')).toEqual({});
});

it('knows by which columns the server sorts', () => expect(sortsOf(schema)).toEqual(['orderId', 'start']));
