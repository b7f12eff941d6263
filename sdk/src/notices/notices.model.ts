import * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';

/** How a person gets messages of a kind. Somebody without a confirmed address gets SMS in place of letters. */
export const noticeChannel = defineEnum({
  both: { id: 'both', label: 'СМС и\u00a0письмо' },
  sms: { id: 'sms', label: 'Только СМС' },
  mail: { id: 'mail', label: 'Только письмо' },
  none: { id: 'none', label: 'Не\u00a0присылать' },
});
export type NoticeChannel = (typeof noticeChannel.ids)[number];

/** Kinds of messages whose way a person may choose. All others go both ways, whatever is chosen. */
export const noticeGroup = defineEnum({
  orders: { id: 'orders', label: 'Оплаченные брони и\u00a0билеты, переносы' },
  requests: { id: 'requests', label: 'Ответы и\u00a0предложения по\u00a0заявкам' },
  money: { id: 'money', label: 'Счета и\u00a0сделанные возвраты' },
  decisions: { id: 'decisions', label: 'Решения по\u00a0вашим мероприятиям, статьям и\u00a0брендам' },
});
export type NoticeGroup = (typeof noticeGroup.ids)[number];

/** What people are reminded of before its moment. */
export const reminderKind = defineEnum({
  booking: { id: 'booking', label: 'Бронь помещения' },
  ticket: { id: 'ticket', label: 'Мероприятие, на\u00a0которое у\u00a0вас билет' },
  event: { id: 'event', label: 'Ваше мероприятие' },
  eventRequest: { id: 'eventRequest', label: 'Мероприятие по\u00a0заявке' },
  offer: { id: 'offer', label: 'Срок оплаты предложенного помещения' },
  invoice: { id: 'invoice', label: 'Срок оплаты счёта' },
  package: { id: 'package', label: 'Срок абонемента, в\u00a0котором остались часы' },
});
export type ReminderKind = (typeof reminderKind.ids)[number];

interface ReminderTimes {
  /** Hours before the moment that a person may choose. */
  readonly choices: readonly number[];
  /** Those of them that apply as long as nothing is chosen. */
  readonly usual: readonly number[];
  /**
   * How many hours before the reminder the thing must have been there: whoever has just bought something needs no
   * reminder of it.
   */
  readonly settled: number;
}

/** When people are reminded of each kind. */
export const reminderTimes = {
  booking: { choices: [72, 24, 3], usual: [24], settled: 3 },
  ticket: { choices: [72, 24, 3], usual: [24], settled: 3 },
  event: { choices: [168, 72, 24], usual: [24], settled: 3 },
  eventRequest: { choices: [168, 72, 24], usual: [24], settled: 3 },
  // Offers that are made for a few hours only are not spoken of again.
  offer: { choices: [24, 3], usual: [3], settled: 9 },
  invoice: { choices: [48, 24], usual: [24], settled: 3 },
  package: { choices: [336, 168, 24], usual: [168], settled: 24 },
} as const satisfies Record<ReminderKind, ReminderTimes>;

/** What somebody chose about messages of a kind. */
export const NoticeChoice = z.object({
  about: z.enum([...noticeGroup.ids, ...reminderKind.ids]),
  channel: schemaOf(noticeChannel),
  /** For reminders: how many hours before; empty for all others. */
  hours: z.array(z.int()),
});
export type NoticeChoice = z.output<typeof NoticeChoice>;

/** Whether it is a kind of reminder. */
export const isReminder = (about: NoticeGroup | ReminderKind): about is ReminderKind =>
  reminderKind.ids.some(each => each === about);

/** Whether a choice is on offer: only reminders may be switched off, and have hours, which are among their choices. */
export function isOnOffer({ about, channel, hours }: NoticeChoice): boolean {
  if (!isReminder(about)) return channel !== noticeChannel.none && hours.length === 0;
  const choices: readonly number[] = reminderTimes[about].choices;
  return hours.length > 0 && new Set(hours).size === hours.length && hours.every(each => choices.includes(each));
}
