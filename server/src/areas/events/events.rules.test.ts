import { entryType, eventKind, eventMoves, eventStatus } from '@venue/sdk/events/model';
import { describe, expect, test } from 'vitest';
import { mustMove } from '../../core/record/moves.ts';
import {
  eventCan,
  mustFit,
  mustNotBeginInPast,
  mustNotBeOver,
  priceAfter,
  stepComment,
  stepWords,
} from './events.rules.ts';
import { whole } from './events.testing.ts';

const { draft, onVerification, published, rejected, deleted, awaitingPayment, processing, rework } = eventStatus;
const { free, byTicket } = entryType;

describe('what may be done', () => {
  test.each([
    [draft, ['edit', 'publish', 'delete'], ['edit', 'send', 'delete']],
    [onVerification, ['edit', 'confirm', 'reject', 'rework', 'awaitPayment', 'delete'], ['withdraw', 'delete']],
    [published, ['edit', 'unpublish', 'delete', 'handOver'], ['delete', 'handOver']],
    [rejected, ['edit', 'delete'], ['delete']],
    [deleted, ['restore'], []],
    [awaitingPayment, ['edit', 'reject', 'awaitPayment', 'delete'], ['pay', 'delete']],
    [processing, ['edit', 'delete'], ['delete']],
    [rework, ['edit', 'delete'], ['edit', 'send', 'delete']],
  ] as const)('in status %s: %o by staff, %o by its organiser, nothing by a guest', (status, staff, organiser) => {
    const event = { status, entry: free, sold: 0, cancelledAt: null };
    expect(eventCan(event, 'staff')).toEqual(staff);
    expect(eventCan(event, 'organiser')).toEqual(organiser);
    expect(eventCan(event, 'guest')).toEqual([]);
  });

  test('tickets are for those who may read who holds them, and keep an event from being deleted', () => {
    const on = { status: published, entry: byTicket, cancelledAt: null } as const;
    expect(eventCan({ ...on, sold: 0 }, 'staff')).toEqual(['edit', 'unpublish', 'delete', 'handOver', 'tickets']);
    expect(eventCan({ ...on, sold: 3 }, 'staff')).toEqual([
      'edit',
      'unpublish',
      'cancel',
      'reschedule',
      'handOver',
      'tickets',
    ]);
    expect(eventCan({ ...on, entry: free, sold: 3 }, 'organiser')).toEqual([
      'cancel',
      'reschedule',
      'handOver',
      'tickets',
    ]);
    expect(eventCan({ ...on, sold: 3 }, 'guest')).toEqual([]);
  });

  test('an event gets another organiser once somebody has a ticket, but not while something is decided or paid', () => {
    const may = (status: (typeof eventStatus.ids)[number]) =>
      eventCan({ status, entry: byTicket, sold: 1, cancelledAt: null }, 'organiser').includes('handOver');
    expect(eventStatus.ids.filter(may)).toEqual([draft, published, rework]);
    expect(eventCan({ status: draft, entry: byTicket, sold: 0, cancelledAt: null }, 'organiser')).not.toContain(
      'handOver',
    );
  });

  test('an event that was cancelled with its tickets is given back by nobody', () => {
    const off = { status: deleted, entry: byTicket, sold: 0, cancelledAt: new Date() } as const;
    expect(eventCan(off, 'staff')).toEqual([]);
  });
});

test('a status leads through the move its own place allows', () => {
  expect(mustMove(eventMoves, 'staff', draft, published)).toBe('publish');
  expect(mustMove(eventMoves, 'staff', onVerification, published)).toBe('confirm');
  expect(() => mustMove(eventMoves, 'staff', processing, published)).toThrow('move_not_allowed');
});

test.each([
  [draft, { eventLead: '' }, false, null],
  [onVerification, { eventLead: '' }, false, null],
  [published, { eventLead: '' }, false, ['eventLead']],
  [awaitingPayment, { eventLead: '' }, false, ['eventLead']],
  [processing, { place: '' }, false, ['place']],
  [published, { mainImage: null }, false, ['mainImage']],
  [published, { mainImage: null }, true, null],
  [published, { mainImage: null, place: '' }, true, ['place']],
] as const)('for status %s with %o (newborn: %s) it lacks %o', (status, over, newborn, lacking) => {
  const mainImage = { fileId: 1, url: '/files/1.webp', thumb: '/files/1s.webp', alt: '' };
  const judge = () => mustFit(status, { ...whole, categoryId: 1, mainImage, ...over }, newborn);
  if (lacking === null) expect(judge).not.toThrow();
  else
    expect(judge).toThrow(
      expect.objectContaining({ fields: expect.objectContaining({ [lacking[0]]: expect.any(String) }) }),
    );
});

const now = new Date('2026-11-22T12:00:00Z');
const yesterday = { date: '2026-11-21', dateEnd: null };
const today = { date: '2026-11-22', dateEnd: null };

test.each([
  [today, null, undefined],
  [yesterday, null, { date: 'Дата не может быть прошлым' }],
  [yesterday, today, { date: 'Дата не может быть прошлым' }],
  [yesterday, yesterday, undefined],
] as const)('a day entered is not past: %o after %o', (entered, before, fields) => {
  const judge = () => mustNotBeginInPast(entered, before, now);
  if (fields) expect(judge).toThrow(expect.objectContaining({ fields }));
  else expect(judge).not.toThrow();
});

test.each([
  [published, today, null, undefined],
  [published, yesterday, null, 'date'],
  [awaitingPayment, yesterday, null, 'date'],
  [published, { date: '2026-11-20', dateEnd: '2026-11-22' }, null, undefined],
  [published, { date: '2026-11-20', dateEnd: '2026-11-21' }, null, 'dateEnd'],
  [published, yesterday, now, undefined],
  [rejected, yesterday, null, undefined],
] as const)('for status %s an event of %o, published %o, is stopped by its %s', (status, days, publishedAt, field) => {
  const judge = () => mustNotBeOver(status, { ...days, publishedAt }, now);
  if (field) expect(judge).toThrow(expect.objectContaining({ fields: { [field]: 'Дата не может быть прошлым' } }));
  else expect(judge).not.toThrow();
});

test('a price stays until the event is turned down, and for ever once it is paid', () => {
  const asked = { price: 900, paidAt: null };
  expect(priceAfter('awaitPayment', { price: null, paidAt: null }, 900)).toBe(900);
  expect(priceAfter('awaitPayment', asked, 700)).toBe(700);
  expect(priceAfter('reject', asked, undefined)).toBeNull();
  expect(priceAfter('unpublish', { price: 900, paidAt: new Date(0) }, undefined)).toBe(900);
});

test('an event is neuter and an announcement masculine', () => {
  expect(stepWords('reject', eventKind.event)).toBe('Отклонено');
  expect(stepWords('reject', eventKind.announcement)).toBe('Отклонён');
  expect(stepComment('reject', { reason: 'Рано', price: null })).toBe('Рано');
});
