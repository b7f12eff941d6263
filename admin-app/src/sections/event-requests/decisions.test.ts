import { type EventRequestStatus, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { expect, it } from 'vitest';
import { decisionsOf } from './decisions.ts';

const { eventPreparation, areaPreparation, refused, didNotHappen, happened } = eventRequestStatus;
const PRICE = 9_000_000;

const textOf = (
  name: string,
  from: EventRequestStatus,
  money: { unpaid: number; received: number; refundByTerms?: number } | null,
  at = 'past',
) =>
  decisionsOf({
    eventRequestId: 7,
    eventRequestTitle: 'Форум',
    eventRequestStatus: from,
    moves: [areaPreparation, refused, didNotHappen, happened],
    eventMoney: money && {
      refundByTerms: money.received,
      ...money,
      keptUntil: at === 'past' ? '2020-12-04T13:00:00.000Z' : '2120-12-04T13:00:00.000Z',
    },
  })
    .find(each => each.name === name)
    ?.text?.replaceAll('\u00a0', ' ');

it.each<[string, EventRequestStatus]>([
  ['prepareArea', eventPreparation],
  ['finish', areaPreparation],
])('warns before «%s» that the money has not come', (name, from) => {
  expect(textOf(name, from, { unpaid: PRICE, received: 0 })).toMatch(/по счёту не пришло 90 000 ₽, срок был до /);
  expect(textOf(name, from, { unpaid: PRICE, received: 0 }, 'ahead')).toMatch(/не пришло 90 000 ₽, ждём до /);
  expect(textOf(name, from, { unpaid: 0, received: PRICE })).not.toMatch(/Внимание/);
  expect(textOf(name, from, null)).not.toMatch(/Внимание/);
});

it.each<[string, EventRequestStatus]>([
  ['refuse', eventPreparation],
  ['cancel', areaPreparation],
])('says before «%s» what is to be returned', (name, from) => {
  expect(textOf(name, from, { unpaid: 0, received: PRICE })).toMatch(/Оплачено 90 000 ₽, эти деньги нужно вернуть/);
  expect(textOf(name, from, { unpaid: 0, received: PRICE, refundByTerms: PRICE / 2 })).toMatch(
    /Оплачено 90 000 ₽, по условиям отмены заказчику полагается 45 000 ₽/,
  );
  expect(textOf(name, from, { unpaid: PRICE, received: 0 })).not.toMatch(/вернуть/);
});
