import { formatDate, formatDateTime, formatFewRuns, formatMoney } from '@venue/sdk';
import { type Attached, ended, type MoneyBack, mail, type Notice, type PersonNotice, short, sms } from './notice.ts';
import { bookingNotices, type InvoiceOf } from './notices.bookings.ts';
import { certificateNotices } from './notices.certificates.ts';
import { customerNotices } from './notices.customers.ts';
import { type Decision, type DecisionEvent, decisionMessages } from './notices.decisions.ts';
import { depositNotices } from './notices.deposits.ts';
import { eventNotices } from './notices.events.ts';
import { letterNotices } from './notices.letters.ts';
import { offerNotices } from './notices.offers.ts';
import { packageNotices } from './notices.packages.ts';
import { paperNotices } from './notices.papers.ts';
import { queueNotices } from './notices.queue.ts';
import { reminderNotices } from './notices.reminders.ts';
import { notYou, staffNotices } from './notices.staff.ts';
import { ticketNotices } from './notices.tickets.ts';

interface RequestOf {
  readonly title: string;
  readonly link: string;
}

// The title is shortened, so that the link is never cut.
const requestText = (what: string, { title, link }: RequestOf): string =>
  `По заявке «${short(title)}» ${what}: ${link}`;

/** A sum, and the name of what was paid for: «Бронь № 12». */
interface MoneyOf {
  readonly of: string;
  readonly sum: number;
}

/** The whole sum being refunded, if it was paid in several parts, and how much of it has been refunded. */
interface Together {
  readonly requestedSum?: number;
  readonly back?: number;
}

/** «вернули 1 500 ₽ из 3 000 ₽», and of the last part «вернули 1 500 ₽, всего 3 000 ₽». */
function backText({ sum, requestedSum = sum, back = sum }: MoneyOf & Together): string {
  const whole =
    requestedSum === sum
      ? ''
      : back < requestedSum
        ? ` из ${formatMoney(requestedSum)}`
        : `, всего ${formatMoney(back)}`;
  return `вернули ${formatMoney(sum)}${whole}`;
}

/**
 * The table of notices: each event with its receiver, channel and text. A message without a row here does not compile.
 */
export const notices = {
  ...bookingNotices,
  ...depositNotices,
  ...certificateNotices,
  ...customerNotices,
  ...offerNotices,
  ...packageNotices,
  'event.paid': sms(
    'owner',
    'Мероприятие оплачено и опубликовано',
    1,
    ({ of }: { of: string }) => `${of}: оплачено и опубликовано.`,
    'same',
  ),
  'event.closed': sms(
    'owner',
    'Закрыто время мероприятия',
    4,
    ({ title, room, hours, reason }: { title: string; room: string; hours: readonly Date[]; reason: string }) =>
      `«${short(title)}»: ${room} будет закрыто ${formatFewRuns(hours)}. Мы свяжемся с вами, чтобы выбрать другое время. Причина: ${ended(reason)}`,
    'same',
  ),
  'payment.returned': sms(
    'owner',
    'Оплата возвращается: платить уже не за что',
    2,
    ({ of, sum, cause }: MoneyOf & { cause: MoneyBack }) => `${of}: ${returned[cause]} Возвращаем ${formatMoney(sum)}.`,
    'same',
  ),
  'payment.voided': sms(
    'owner',
    'Оплата не принята, деньги не списаны',
    2,
    ({ of, sum }: MoneyOf) =>
      `${of}: оплата не принята, ${formatMoney(sum)} не списаны. Банк сам снимет блокировку этой суммы.`,
    'same',
  ),
  'refund.sent': sms(
    'owner',
    'Деньги возвращены',
    2,
    (about: MoneyOf & Together) => `${about.of}: ${backText(about)}.`,
    'same',
  ),
  'refund.refused': sms(
    'owner',
    'Банк не принял возврат',
    2,
    ({ of, sum }: MoneyOf) =>
      `${of}: банк не принял возврат ${formatMoney(sum)}. Мы разбираемся и напишем, когда вернём деньги.`,
    'same',
  ),

  'eventRequest.message': sms(
    'owner',
    'Площадка написала по заявке',
    3,
    (about: RequestOf) => requestText('вам написали. Посмотреть и ответить', about),
    'same',
  ),
  'eventRequest.proposal': sms(
    'owner',
    'Предложение по заявке',
    3,
    (about: RequestOf) => requestText('есть предложение. Посмотреть и ответить', about),
    'same',
  ),
  'eventRequest.invoiceRunsOut': sms(
    'owner',
    'Срок счёта за мероприятие заканчивается',
    2,
    ({ number, sum, until }: InvoiceOf) =>
      `Ждём ${formatMoney(sum)} по счёту № ${number} до ${formatDateTime(until)}. После оплаты начнём подготовку.`,
    'same',
  ),
  'eventRequest.paid': sms(
    'owner',
    'Мероприятие по\u00a0заявке оплачено',
    2,
    ({ title, number }: { title: string; number: string }) =>
      `Деньги пришли, счёт № ${number} оплачен. Готовим мероприятие «${short(title)}».`,
    'same',
  ),
  'eventRequest.calledOff': sms(
    'owner',
    'Мероприятие отменено заказчиком',
    3,
    ({ title, back, isUnpaid }: { title: string; back: string; isUnpaid: boolean }) => {
      const unpaid = isUnpaid ? 'Неоплаченный счёт аннулирован, платить не нужно' : '';
      return [`Вы отменили мероприятие «${short(title)}»`, back, unpaid].filter(Boolean).map(ended).join(' ');
    },
    'same',
  ),
  'eventRequest.review': sms(
    'owner',
    'Отзыв о мероприятии',
    4,
    (about: RequestOf) => requestText('мероприятие состоялось. Расскажите, как всё прошло', about),
    'same',
  ),
  ...reminderNotices,
  'review.visit': sms(
    'owner',
    'Просьба об отзыве о посещении',
    3,
    ({ title, link }: { title: string; link: string }) => `${short(title)}: как всё прошло? Расскажите: ${link}`,
    'same',
  ),
  ...eventNotices,
  ...ticketNotices,
  ...queueNotices,
  'code.sms': sms('asker', 'Код подтверждения', 1, codeText),
  'code.mail': mail('asker', 'Код подтверждения', (about: { code: string }) => `${codeText(about)} Площадка`),
  'code.registered': sms(
    'asker',
    'Номер уже зарегистрирован',
    2,
    () =>
      'На этот номер уже есть учётная запись. Войдите или восстановите пароль. Если это были не вы, ничего делать не нужно.',
  ),
  'account.passwordChanged': sms(
    'owner',
    'Пароль изменён',
    2,
    () => `Пароль вашей учётной записи изменён. ${notYou}`,
    'same',
  ),
  'account.emailChanged': mail(
    'former',
    'Сменился адрес почты',
    () => `В вашей учётной записи теперь другой адрес почты. ${notYou} Площадка`,
  ),
  'account.phoneChanged': sms(
    'former',
    'Сменился номер телефона',
    2,
    ({ phone }: { phone: string }) =>
      `Вход в вашу учётную запись теперь по другому номеру, он оканчивается на ${phone.slice(-2)}. ${notYou}`,
    'same',
  ),
  'account.deletionAsked': sms(
    'owner',
    'Учётная запись будет удалена',
    2,
    ({ at }: { at: Date }) =>
      `Учётная запись будет удалена ${formatDate(at)}. Передумали — отмените это в личном кабинете.`,
    'same',
  ),
  'account.deletionPostponed': sms(
    'owner',
    'Удаление учётной записи перенесено',
    2,
    ({ at, why }: { at: Date; why: string }) =>
      `Учётная запись пока не удалена: ${why}. Попробуем снова ${formatDate(at)}.`,
    'same',
  ),
  'account.deleted': sms(
    'owner',
    'Учётная запись удалена',
    2,
    () => 'Ваша учётная запись удалена, как вы просили. Спасибо, что были с нами.',
    'same',
  ),
  ...staffNotices,
  ...letterNotices,
  ...paperNotices,
  'support.asked': mail('support', 'Вопрос с сайта', ({ from, customerId, about, text }: Question) =>
    [
      `От кого: ${from}${customerId === null ? '' : `, клиент № ${customerId}`}`,
      ...(about ? [`О чём: ${about}`] : []),
      '',
      text,
    ].join('\n'),
  ),
};

function codeText({ code }: { code: string }): string {
  return `${code} — код подтверждения. Никому его не сообщайте.`;
}

const returned: Readonly<Record<MoneyBack, string>> = {
  twice: 'это вторая оплата, первая уже прошла.',
  sum: 'оплата не совпала со стоимостью.',
  late: 'оплата пришла, когда часы уже заняли.',
  gone: 'оплата пришла, когда билетов уже не было.',
  closed: 'оплата пришла, когда её уже не ждали.',
};

interface Question {
  /** The address for the answer. */
  readonly from: string;
  readonly customerId: number | null;
  readonly about: string | undefined;
  readonly text: string;
}

type Notices = typeof notices;
/** An event somebody may get an SMS or a letter about. */
export type PostedEvent = DecisionEvent | keyof Notices;

/** Those to a person with an account: an SMS with a letter beside it, or the reason why there is none. */
export type PersonEvent =
  | DecisionEvent
  | { [E in keyof Notices]: Notices[E] extends PersonNotice<never, Attached | null> ? E : never }[keyof Notices];

/** Those whose letter has files. */
export type WithFiles = {
  [E in keyof Notices]: Notices[E] extends PersonNotice<never, infer A> ? (A extends Attached ? E : never) : never;
}[keyof Notices];

/** The data that the text of an event needs. */
export type About<E extends PostedEvent> = E extends keyof Notices ? Parameters<Notices[E]['text']>[0] : Decision;

const flat: Readonly<Record<string, Notice<never>>> = { ...notices, ...decisionMessages };

/** The row of an event; undefined for one that only an earlier version had. */
export const noticeOf = (event: string): Notice<never> | undefined => flat[event];

/** The message about an event; undefined where it is only shown on screens. */
export const messageOf = <E extends PostedEvent>(event: E): Notice<About<E>> | undefined =>
  // The table's own types tie each event to its text; a lookup by name loses that.
  flat[event] as Notice<About<E>> | undefined;
