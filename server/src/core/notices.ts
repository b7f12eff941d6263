import { formatDate, formatDateTime, formatFewRuns, formatMoney } from '@venue/sdk';
import { type KindName, kinds } from '@venue/sdk/kinds';
import { ended, type MoneyBack, mail, type Notice, short, sms } from './notice.ts';
import { bookingNotices, type InvoiceOf } from './notices.bookings.ts';
import { letterNotices } from './notices.letters.ts';
import { paperNotices } from './notices.papers.ts';
import { ticketNotices } from './notices.tickets.ts';

interface RequestOf {
  readonly title: string;
  readonly link: string;
}

// The title is shortened, so that the link is never cut.
const requestText = (what: string, { title, link }: RequestOf): string =>
  `По заявке «${short(title)}» ${what}: ${link}`;

const notYou = 'Если это были не вы, сразу позвоните нам.';

/** A sum, and the name of what was paid for: «Бронь № 12». */
interface MoneyOf {
  readonly of: string;
  readonly sum: number;
}

/**
 * The table of notices: each event with its receiver, channel and text. A message without a row here does not compile.
 */
export const notices = {
  ...bookingNotices,
  'event.paid': sms(
    'owner',
    'Мероприятие оплачено и опубликовано',
    1,
    ({ of }: { of: string }) => `${of}: оплачено и опубликовано.`,
  ),
  'event.closed': sms(
    'owner',
    'Закрыто время мероприятия',
    4,
    ({ title, room, hours, reason }: { title: string; room: string; hours: readonly Date[]; reason: string }) =>
      `«${short(title)}»: ${room} будет закрыто ${formatFewRuns(hours)}. Мы свяжемся с вами, чтобы выбрать другое время. Причина: ${ended(reason)}`,
  ),
  'payment.returned': sms(
    'owner',
    'Оплата возвращается: платить уже не за что',
    2,
    ({ of, sum, cause }: MoneyOf & { cause: MoneyBack }) => `${of}: ${returned[cause]} Возвращаем ${formatMoney(sum)}.`,
  ),
  'refund.sent': sms('owner', 'Деньги возвращены', 1, ({ of, sum }: MoneyOf) => `${of}: вернули ${formatMoney(sum)}.`),
  'refund.refused': sms(
    'owner',
    'Банк не принял возврат',
    2,
    ({ of, sum }: MoneyOf) =>
      `${of}: банк не принял возврат ${formatMoney(sum)}. Мы разбираемся и напишем, когда вернём деньги.`,
  ),

  'eventRequest.message': sms('owner', 'Площадка написала по заявке', 3, (about: RequestOf) =>
    requestText('вам написали. Посмотреть и ответить', about),
  ),
  'eventRequest.proposal': sms('owner', 'Предложение по заявке', 3, (about: RequestOf) =>
    requestText('есть предложение. Посмотреть и ответить', about),
  ),
  'eventRequest.invoiceRunsOut': sms(
    'owner',
    'Срок счёта за мероприятие заканчивается',
    2,
    ({ number, sum, until }: InvoiceOf) =>
      `Ждём ${formatMoney(sum)} по счёту № ${number} до ${formatDateTime(until)}. После оплаты начнём подготовку.`,
  ),
  'eventRequest.review': sms('owner', 'Отзыв о мероприятии', 4, (about: RequestOf) =>
    requestText('мероприятие состоялось. Расскажите, как всё прошло', about),
  ),
  ...ticketNotices,
  'code.sms': sms('asker', 'Код подтверждения', 1, codeText),
  'code.mail': mail('asker', 'Код подтверждения', (about: { code: string }) => `${codeText(about)} Площадка`),
  'code.registered': sms(
    'asker',
    'Номер уже зарегистрирован',
    2,
    () =>
      'На этот номер уже есть учётная запись. Войдите или восстановите пароль. Если это были не вы, ничего делать не нужно.',
  ),
  'account.passwordChanged': sms('owner', 'Пароль изменён', 2, () => `Пароль вашей учётной записи изменён. ${notYou}`),
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
  ),
  'account.deletionAsked': sms(
    'owner',
    'Учётная запись будет удалена',
    2,
    ({ at }: { at: Date }) =>
      `Учётная запись будет удалена ${formatDate(at)}. Передумали — отмените это в личном кабинете.`,
  ),
  'account.deletionPostponed': sms(
    'owner',
    'Удаление учётной записи перенесено',
    2,
    ({ at, why }: { at: Date; why: string }) =>
      `Учётная запись пока не удалена: ${why}. Попробуем снова ${formatDate(at)}.`,
  ),
  'account.deleted': sms(
    'owner',
    'Учётная запись удалена',
    2,
    () => 'Ваша учётная запись удалена, как вы просили. Спасибо, что были с нами.',
  ),
  'staff.invited': sms(
    'colleague',
    'Приглашение сотрудника',
    3,
    ({ link }: { link: string }) => `Вас добавили в сотрудники. Задайте пароль для входа в течение суток: ${link}`,
  ),
  'staff.passwordLink': sms(
    'colleague',
    'Ссылка для нового пароля сотрудника',
    3,
    ({ link }: { link: string }) => `Ссылка, чтобы задать новый пароль сотрудника, действует сутки: ${link}`,
  ),
  'staff.removed': sms(
    'colleague',
    'Доступ сотрудника закрыт',
    2,
    () => 'Ваш доступ сотрудника закрыт. Если это ошибка, обратитесь к администратору.',
  ),

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

const articleSteps = {
  confirm: 'sms',
  publish: 'live',
  unpublish: 'sms',
  delete: 'sms',
  restore: 'sms',
  reject: 'sms',
  rework: 'sms',
} as const;

const eventSteps = { ...articleSteps, awaitPayment: 'sms' } as const;

/**
 * Which decisions of staff reach the owner by SMS; every one of them is shown on the owner's screens at once. A step
 * without a line in its kind does not compile.
 */
export const decisionNotices = {
  brand: { steps: { take: 'live', confirm: 'sms', reject: 'sms', rework: 'sms' } },
  // A request has no name of its own, so the name of its brand is used.
  marketRequest: { about: 'Заявка бренда', steps: { take: 'live', accept: 'sms', reject: 'sms' } },
  article: { steps: articleSteps },
  news: { steps: articleSteps },
  event: { steps: eventSteps },
  announcement: { steps: eventSteps },
  eventRequest: {
    steps: {
      take: 'live',
      talk: 'live',
      prepareDocuments: 'sms',
      askForPayment: 'sms',
      prepareEvent: 'live',
      prepareArea: 'live',
      finish: 'live',
      takeBack: 'sms',
      cancel: 'sms',
      refuse: 'sms',
    },
  },
  user: { about: '', steps: { decide: 'sms' } },
  avatar: { about: '', steps: { decide: 'sms' } },
} as const satisfies Partial<Record<KindName, DecisionNotices>>;

interface DecisionNotices {
  /** How the SMS begins; the label of the kind by default, empty if the step says what it is about. */
  readonly about?: string;
  readonly steps: Readonly<Record<string, 'live' | 'sms'>>;
}

type Decisions = typeof decisionNotices;
export type DecisionEvent = { [K in keyof Decisions]: `${K}.${keyof Decisions[K]['steps'] & string}` }[keyof Decisions];

/** A decision of staff, in the words of the kind. */
export interface Decision {
  readonly title: string;
  /** The step: «Подтверждён». */
  readonly what: string;
  /** The reason, or what follows; may be empty. */
  readonly comment: string;
}

const DECISION_PARTS = 4;
const TITLE_LENGTH = 80;

/** «Бренд «Рябина»: возвращён на доработку. Добавьте фотографии. Площадка». */
function decisionText(about: string, { title, what, comment }: Decision): string {
  const short = title.length <= TITLE_LENGTH ? title : `${title.slice(0, TITLE_LENGTH - 1).trimEnd()}…`;
  // A name that already contains quotation marks gets no outer ones.
  const name = short.includes('«') ? short : `«${short}»`;
  const said = about === '' ? what : `${about} ${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return [said, comment].filter(Boolean).map(ended).join(' ');
}

/** The SMS about decisions, by event. */
export const decisionMessages: Readonly<Record<string, Notice<Decision>>> = Object.fromEntries(
  (Object.keys(decisionNotices) as (keyof Decisions)[]).flatMap(kind => {
    const { about, steps }: DecisionNotices = decisionNotices[kind];
    const { label, noun } = kinds[kind];
    const notice = sms('owner', `Решение по\u00a0${noun.dat}`, DECISION_PARTS, (decision: Decision) =>
      decisionText(about ?? label, decision),
    );
    return Object.entries(steps).flatMap(([step, channel]) => (channel === 'sms' ? [[`${kind}.${step}`, notice]] : []));
  }),
);

type Notices = typeof notices;
/** An event somebody may get an SMS or a letter about. */
export type PostedEvent = DecisionEvent | keyof Notices;

/** The data that the text of an event needs. */
export type About<E extends PostedEvent> = E extends keyof Notices ? Parameters<Notices[E]['text']>[0] : Decision;

const flat: Readonly<Record<string, Notice<never>>> = { ...notices, ...decisionMessages };

/** The row of an event; undefined for one that only an earlier version had. */
export const noticeOf = (event: string): Notice<never> | undefined => flat[event];

/** The message about an event; undefined where it is only shown on screens. */
export const messageOf = <E extends PostedEvent>(event: E): Notice<About<E>> | undefined =>
  // The table's own types tie each event to its text; a lookup by name loses that.
  flat[event] as Notice<About<E>> | undefined;
