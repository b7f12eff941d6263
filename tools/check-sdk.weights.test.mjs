import { describe, expect, test } from 'vitest';
import { heavy, heavyCalls } from './check-sdk.weights.mjs';

const limits = { fetch: 25_000, axios: 43_500 };
const ways = (byFetch, byAxios) => ({
  fetch: { largest: { name: 'event-requests saveMyEventRequest', all: byFetch } },
  axios: { largest: { name: 'event-requests saveMyEventRequest', all: byAxios } },
});

describe('heavyCalls', () => {
  test('the heaviest call may weigh its limit', () => {
    expect(heavyCalls(ways(25_000, 43_500), limits)).toEqual([]);
  });

  test('more is refused, by the way it is sent', () => {
    expect(heavyCalls(ways(25_100, 43_500), limits)).toEqual([
      'event-requests saveMyEventRequest by fetch weighs 25.1 kB gzip, more than 25.0 kB',
    ]);
    expect(heavyCalls(ways(25_000, 43_600), limits)).toEqual([
      'event-requests saveMyEventRequest by axios weighs 43.6 kB gzip, more than 43.5 kB',
    ]);
  });

  test('a way that has no limit is refused', () => {
    expect(heavyCalls(ways(1, 1), { axios: 43_500 })).toEqual(['the heaviest call by fetch has no limit']);
  });
});

test('a program that carries calls of others is refused', () => {
  expect(heavy('It', { strangers: ['/rooms', '/news'] }, 1, 2)).toEqual(['It carries 2 other calls, as /rooms']);
});
