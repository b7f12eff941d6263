import { globSync, readFileSync } from 'node:fs';
import type { Topic } from '@venue/sdk';
import { allPushes } from '@venue/sdk/calls';
import { reminderTimes } from '@venue/sdk/notices/model';
import { roomLimits } from '@venue/sdk/rooms/model';
import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';
import { letterOf } from './core/letter.ts';
import { type Notice, partsOf } from './core/notice.ts';
import { type Decision, decisionMessages, decisionNotices } from './core/notices.decisions.ts';
import { type About, noticeOf, notices } from './core/notices.ts';

const root = new URL('areas/', import.meta.url);
const sources = globSync('**/*.ts', { cwd: root })
  .filter(file => !/\.(test|testing|demo)\.ts$/.test(file))
  .map(file => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

const room = 'З'.repeat(roomLimits.name);
const [id, sum, code] = [999_999, 9_999_999_99, '123456'];
const of = `Мероприятие № ${id}`;
const link = `https://ploshchadka.example/app/admin/login#${'x'.repeat(43)}`;
const review = `https://ploshchadka.example/app/review#999999.mkvcnkg0.${'x'.repeat(43)}`;
const request = 'https://ploshchadka.example/app/account/requests/edit/999999';
const order = 'https://ploshchadka.example/app/booking/order/999999/payment';
const pay = `https://ploshchadka.example/app/pay#999999.mkvcnkg0.${'x'.repeat(43)}`;
const ticketOrder = `https://ploshchadka.example/app/tickets/order/${'f'.repeat(32)}`;
const ticket = `https://ploshchadka.example/app/tickets/${'X'.repeat(12)}`;
const at = new Date('2026-12-23T18:00:00Z');
/** As many runs as a booking may have. */
const hours = Array.from({ length: 27 }, (_, day) => new Date(at.getTime() + day * 24 * 3_600_000));

const visit = 'Вход со двора, лифт направо';
const stay = {
  id,
  roomId: 99,
  room,
  floor: 3,
  visit,
  hours,
  price: sum,
  promo: { promoCode: 'ВЕСНА-2027', discount: sum },
  isCertain: true,
  terms: 'Бронь можно отменить.',
};
const show = { title: 'Ночь керамики', when: '23 декабря 2026', place: '«Площадка»' };
const soon = { ...show, visit, at };
const longShow = { ...show, title: 'Ночь '.repeat(12) };
const bought = { title: 'Ночь '.repeat(12), left: '500\u00a0часов', until: '23.12.2026' };

/** For each message, the longest values it may contain, apart from texts that people type. */
const longest: { readonly [E in keyof typeof notices]: About<E> } = {
  'booking.paid': stay,
  'booking.paidLate': stay,
  'customer.blocked': { reason: 'Испорчен фон '.repeat(11).slice(0, 139).concat('.'), blockedTo: '2026-12-23' },
  'customer.unblocked': {},
  'booking.onAccount': { ...stay, customer: 'ООО «Малахит»' },
  'package.bought': { id, title: 'Ночь '.repeat(12), hours: '500\u00a0часов', until: '23.12.2026', price: sum },
  'package.extended': { ...bought, reason: 'Студия закрыта' },
  'package.returned': { title: bought.title, hours: '500\u00a0часов', sum, reason: 'По просьбе' },
  'reminder.package': bought,
  'booking.groupPaidLate': { group: id, count: '13 броней', startsAt: at, sum, stays: [stay, stay] },
  'booking.groupPaid': { group: id, count: '13 броней', startsAt: at, sum, stays: [stay, stay] },
  'invoice.made': { number: '9999/2026', sum, until: at },
  'invoice.ofMonth': { number: '9999/2026', sum, until: at, from: '2026-11-01', to: '2026-11-30' },
  'invoice.runsOut': { number: '9999/2026', sum, until: at },
  'invoice.expired': { number: '9999/2026' },
  'report.mailed': {
    report: 'Выручка',
    from: '2026-11-01',
    to: '2026-11-30',
    link: 'https://venue.example/app/admin/reports?report=revenue&period=lastMonth',
  },
  'invoice.debt': { number: '9999/2026', date: '2026-11-02', customerName: 'ООО «Малахит»', sum, due: at },
  'booking.cancelled': { ...stay, refund: sum },
  'booking.cancelledByStaff': { ...stay, refund: 0, reason: 'Авария в здании' },
  'booking.closed': { ...stay, closed: hours, mayMove: true, link: order, reason: 'Авария в здании' },
  'booking.madeByStaff': { ...stay, until: at, link: pay },
  'booking.payLink': { ...stay, until: at, link: pay },
  'roomRequest.runsOut': { ...stay, until: at, link: pay },
  'roomRequest.lapsed': { room, hours },
  'roomRequest.offered': { ...stay, until: at, link: pay },
  'roomRequest.changed': { ...stay, until: at, link: pay },
  'roomRequest.offerWithdrawn': { room, hours, reason: 'Это время понадобилось площадке' },
  'waitlist.held': { ...stay, until: at, link: pay },
  'waitlist.runsOut': { ...stay, until: at, link: pay },
  'waitlist.missed': { room, hours },
  'waitlist.over': { room, day: '2026-12-23', fromHour: 10, toHour: 22 },
  'roomRequest.declined': { room, startsAt: at, reason: 'В это время помещение занято' },
  'booking.depositPaid': { ...stay, sum, rest: sum, until: at },
  'booking.restPaid': { ...stay, sum },
  'booking.restSoon': { ...stay, sum, until: at, link: pay },
  'booking.restOverdue': { ...stay, sum, until: at, link: pay },
  'booking.changedByStaff': stay,
  'booking.moved': { ...stay, back: sum },
  'reminder.booking': { stays: [stay, stay] },
  'reminder.ticket': {
    ...{ ...soon, title: 'Ночь '.repeat(12), room, held: 'Стандартный — 2' },
    link: `https://ploshchadka.example/app/tickets/order/${'x'.repeat(32)}`,
  },
  'reminder.event': {
    ...{ ...soon, title: 'Ночь '.repeat(12), guests: '9999' },
    link: 'https://ploshchadka.example/app/account/events/999999',
  },
  'reminder.eventRequest': { ...soon, title: 'Ночь '.repeat(12), room, link: request },
  'event.paid': { of },
  'event.closed': { title: 'Форум '.repeat(10), room, hours, reason: 'Авария в здании' },
  'event.offered': {
    title: 'Ночь '.repeat(12),
    until: at,
    link: 'https://ploshchadka.example/app/account/events/offered',
  },
  'event.offerDeclined': { title: 'Ночь '.repeat(12) },
  'event.offerExpired': { title: 'Ночь '.repeat(12) },
  'event.handedOver': { title: 'Ночь '.repeat(12) },
  'event.takenOver': { title: 'Ночь '.repeat(12), link: 'https://ploshchadka.example/app/account/events/999999' },
  'payment.returned': { of, sum, cause: 'late' },
  'payment.voided': { of, sum },
  'refund.sent': { of, sum, back: sum, requestedSum: 0 },
  'refund.refused': { of, sum },
  'eventRequest.message': { title: 'Форум '.repeat(10), link: request },
  'eventRequest.proposal': { title: 'Форум '.repeat(10), link: request },
  'certificate.sold': {
    code: '4ACE-29HK-MPTX',
    sum,
    validTo: '2027-12-31',
    link: `https://ploshchadka.example/app/certificates/${id}`,
  },
  'certificate.blocked': { ending: 'MPTX', sum, reason: '' },
  'certificate.unblocked': { ending: 'MPTX', sum },
  'certificate.extended': { ending: 'MPTX', sum, validTo: '2027-12-31' },
  'certificate.returning': { ending: 'MPTX', sum },
  'ticket.issued': {
    link: `https://ploshchadka.example/app/tickets/order/${'x'.repeat(32)}`,
    at,
    tickets: 'Стандартный — 2',
    ...show,
  },
  'ticketWait.offered': {
    ...longShow,
    ...{ places: 2, wanted: 4, kind: 'Стандартный', total: sum, until: at },
    link: `https://ploshchadka.example/app/tickets/order/${'x'.repeat(32)}`,
  },
  'ticketWait.missed': { title: longShow.title, day: '23.12.2026' },
  'ticketWait.over': { title: longShow.title, day: '23.12.2026' },
  'ticketWait.cancelled': { title: longShow.title, day: '23.12.2026' },
  'series.moved': { id, ...longShow, count: 2, former: longShow.when, link: ticketOrder },
  'ticket.renamed': { id, ...show, name: 'Ивлева Нина', link: ticket },
  'ticket.received': {
    id,
    ...longShow,
    link: ticket,
    at,
    tickets: 'Стандартный — 1',
    from: 'Ивлева Нина',
    isPaid: true,
  },
  'ticket.passedOn': { id, ...show, ending: '0099', name: 'Ивлева Нина', isPaid: true },
  'ticket.cancelled': { id, ...show, refund: 0, isPassedOn: true, isFree: false },
  'ticket.cancelledByHost': { id, ...longShow, refund: sum, isPassedOn: true, reason: 'х'.repeat(150) },
  'ticket.severalCancelledByHost': {
    tickets: '10 билетов',
    ...longShow,
    refund: sum,
    isPassedOn: true,
    reason: 'х'.repeat(150),
  },
  'ticket.eventCancelled': {
    ...longShow,
    ...{ day: '23.12.2026', refund: sum, isPassedOn: false, reason: 'х'.repeat(150), link: ticketOrder },
  },
  'ticket.rescheduled': {
    ...longShow,
    when: '23 декабря 2026, 10:00 – 24 декабря 2026, 18:00',
    place: `«Площадка», ${room}. 620014, Екатеринбург, ул. 8 Марта, 10`,
    spot: room,
    formerWhen: '21 декабря 2026, 10:00 – 22 декабря 2026, 18:00',
    formerPlace: 'Дом печати',
    until: at,
    isFree: false,
    isPassedOn: true,
    link: ticketOrder,
    reason: 'х'.repeat(150),
  },
  'ticket.returned': { ...longShow, tickets: '10 билетов', refund: sum, isPassedOn: false },
  'event.rescheduled': {
    title: 'Форум '.repeat(10),
    to: `23 декабря 2026, 10:00 – 24 декабря 2026, 18:00, ${room}`,
    reason: 'х'.repeat(150),
  },
  'eventRequest.invoiceRunsOut': { number: '9999/2026', sum, until: at },
  'eventRequest.paid': { title: 'Форум '.repeat(10), number: '9999/2026' },
  'eventRequest.calledOff': {
    title: 'Форум '.repeat(10),
    back: 'Вернём 9 999 999 ₽ из 99 999 999 ₽ в течение 10 дней',
    isUnpaid: true,
  },
  'eventRequest.review': { title: 'Форум '.repeat(10), link: review },
  'review.visit': { title: 'Форум '.repeat(10), link: review },
  'code.sms': { code },
  'code.mail': { code },
  'code.registered': undefined,
  'account.passwordChanged': undefined,
  'account.emailChanged': undefined,
  'account.phoneChanged': { phone: '9120000101' },
  'account.deletionAsked': { at },
  'account.deletionPostponed': { at, why: 'Возврат, который делают сотрудники № 12345' },
  'account.deleted': undefined,
  'staff.invited': { link },
  'staff.passwordLink': { link },
  'staff.removed': undefined,
  'staff.newDevice': { at, device: 'Яндекс\u00a0Браузер, ChromeOS', address: '2001:db8:85a3:1234:5678:8a2e:370:7334' },
  'staff.factorReset': undefined,
  'subscription.confirm': { link: review },
  'letter.copy': { text: 'Новости' },
  'letter.test': { text: 'Новости' },
  'paper.mailed': { paper: 'Счёт № 1', customerName: 'ООО', note: '', hasXml: false },
  'support.asked': { from: 'a@b.ru', customerId: 18, about: 'Оплата', text: 'Не проходит' },
};

const site = { publicUrl: 'https://ploshchadka.example', requisites: null };

const byName = notices as { readonly [E in keyof typeof notices]: { readonly text: (about: never) => string } };
const textOf = (event: keyof typeof notices) => byName[event].text(longest[event] as never);
const messages = Object.keys(notices) as (keyof typeof notices)[];

/** A reason or a title is cut to the space left, so these may need fewer parts. */
const mayBeShorter: readonly string[] = [
  'booking.cancelledByStaff',
  'certificate.blocked',
  'roomRequest.declined',
  'roomRequest.offerWithdrawn',
  'ticket.issued',
];

describe('the table of notices', () => {
  // The two events of codes appear in the sources under the name of their channel.
  test.each(messages)('%s is sent by somebody', event => {
    expect(sources).toContain(`'${event}'`);
  });

  test.each(messages.filter(event => notices[event].by === 'sms'))('%s fits its parts, whole and signed', event => {
    const text = textOf(event);
    expect(text).toMatch(/[.!\w] Площадка$/);
    expect(text).not.toMatch(/…|\u00a0|undefined|NaN/);
    const { parts } = noticeOf(event) ?? {};
    if (mayBeShorter.includes(event)) expect(partsOf(text)).toBeLessThanOrEqual(parts ?? 0);
    else expect(partsOf(text)).toBe(parts);
  });

  test('what people typed gives way: an SMS keeps its parts and says where the rest is', () => {
    const reason = 'Помещение закрыто на ремонт. '.repeat(17);
    const notice = notices['booking.cancelledByStaff'];
    const text = notice.text({ ...stay, refund: 1_234_500, reason });
    expect([partsOf(text), text]).toEqual([
      notice.parts,
      expect.stringMatching(/… Полностью в личном кабинете\. Площадка$/),
    ]);
    expect(text).toContain('Вернём 12 345 ₽. Причина: Помещение закрыто');

    const decided: Decision = { title: 'Очень длинное название '.repeat(9), what: 'Отклонена', comment: reason };
    const about = decisionMessages['article.reject']?.text(decided) ?? '';
    expect(partsOf(about)).toBe(4);
    expect(about).toMatch(
      /^Статья «Очень длинное .*…»: отклонена\. Помещение закрыто .*… Полностью в личном кабинете\. Площадка$/,
    );
  });

  const toStrangers: readonly string[] = ['asker', 'successor'];
  test.each(messages.filter(event => notices[event].by === 'sms' && !toStrangers.includes(notices[event].to)))(
    '%s has a letter, or says why not',
    event => {
      const { letter } = noticeOf(event) ?? expect.unreachable(event);
      if (!letter || 'none' in letter) return expect(letter?.none).toMatch(/^\w.{20,}/);
      const about = longest[event] as never;
      const { text, html } = letterOf(letter.subject(about), letter.parts(about), site);
      expect(letter.subject(about)).toMatch(/^[А-ЯЁ].{4,200}$/);
      for (const each of [text, html]) {
        expect(each).not.toMatch(/undefined|NaN|\[object|Полностью в\s+личном/);
        expect(each).not.toMatch(/(?<!https:\/\/ploshchadka\.example)\/app\//);
      }
    },
  );

  test('one character too many is one part more', () => {
    expect([70, 71, 134, 135].map(length => partsOf('я'.repeat(length)))).toEqual([1, 2, 2, 3]);
  });

  test('docs/generated/notices.md has the same: run this test with `-u`', () =>
    expect(`# Who is told what

SMS, letters and live messages. Generated by \`notices.table.test.ts\`, which fails for a row that nothing sends; do not edit. \`notices.live.test.ts\` compares the table with the live messages that are really written.

${table()}
## When people are reminded

Written by one job, \`notices.remind\`, never at night. The hours before the moment are those that a person may choose, in bold those that apply as long as they chose nothing.

${reminders()}`).toMatchFileSnapshot('../../docs/generated/notices.md'));
});

const smsIn = (parts = 1) => `SMS, ${parts === 1 ? 'one part' : `${parts} parts`}`;

const files = {
  calendar: 'a calendar file',
  tickets: 'the tickets as PDF and a calendar file',
  certificate: 'the certificate as PDF',
} as const;
const letterBeside = (letter: Notice<never>['letter']) => {
  if (!letter) return '';
  if ('none' in letter) return `; no letter: ${letter.none}`;
  return letter.attached === null ? '; letter' : `; letter with ${files[letter.attached]}`;
};

const single = messages.map(event => {
  const { by, to, parts, letter } = noticeOf(event) ?? expect.unreachable(event);
  return `| \`${event}\` | ${to} | ${by === 'sms' ? smsIn(parts) : 'e-mail'}${letterBeside(letter)} |\n`;
});

const decided = Object.entries(decisionNotices).map(([kind, { steps }]) => {
  const by = (expected: string) => Object.keys(steps).filter(step => Reflect.get(steps, step) === expected);
  const [written, onScreen] = [by('sms'), by('live').join(', ')];
  const how = smsIn(noticeOf(`${kind}.${written[0]}`)?.parts);
  return `| staff on \`${kind}\`: ${written.join(', ')} | owner | live, ${how} and letter${onScreen && `; live only: ${onScreen}`} |\n`;
});

const hearers = {
  // Visitors too: anyone with the calendar of rooms open.
  residents: 'everybody',
  'info/{userId}': 'owner',
  staff: 'staff',
} as const satisfies Record<Topic, string>;

const byId = allPushes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const live = byId.map(({ id, summary, topics }) => {
  const who = topics.map(topic => hearers[topic]).toSorted();
  return `| \`${id}\`: ${summary.charAt(0).toLowerCase()}${summary.slice(1)} | ${who.join(', ')} | live |\n`;
});

const table = () => `| event | who | how |\n|---|---|---|\n${[...single, ...decided, ...live].join('')}`;

const reminders = () =>
  `| what | hours before | who |\n|---|---|---|\n${areas
    .flatMap(({ reminds = [] }) => reminds)
    .map(({ kind, who }) => {
      const { choices, usual } = reminderTimes[kind];
      const hours = choices.map(each => (usual.some(one => one === each) ? `**${each}**` : `${each}`));
      return `| \`${kind}\` | ${hours.join(', ')} | ${who} |\n`;
    })
    .join('')}`;
