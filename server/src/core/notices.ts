import { type KindName, kinds } from '@venue/sdk/kinds';

/** Who gets an SMS or a letter. */
type Receiver =
  /** Whose record or account it is, at the phone or the address on record. */
  | 'owner'
  /** Whoever asked for a code, at the phone or the address they named. */
  | 'asker'
  /** A colleague of the staff. */
  | 'colleague'
  /** The number or the address that was the account's until then. */
  | 'former'
  /** The venue's own mailbox. */
  | 'support';

interface Notice {
  /** What the message is about, as staff read it. */
  readonly title?: string;
  /** How the SMS about a decision begins. */
  readonly about?: string;
  readonly sms?: Receiver;
  readonly mail?: Receiver;
}

/** What happens and who is told of it by SMS or by letter. A message without a row here does not compile. */
export const notices = {
  'booking.paid': { title: 'Бронь оплачена', sms: 'owner' },
  'booking.cancelledByStaff': { title: 'Бронь отменена площадкой', sms: 'owner' },
  'payment.returned': { title: 'Оплата возвращается: бронировать уже нечего', sms: 'owner' },
  'refund.sent': { title: 'Деньги возвращены', sms: 'owner' },
  'refund.refused': { title: 'Банк не принял возврат', sms: 'owner' },

  'code.sms': { title: 'Код подтверждения', sms: 'asker' },
  'code.mail': { title: 'Код подтверждения', mail: 'asker' },
  'account.passwordChanged': { title: 'Пароль изменён', sms: 'owner' },
  'account.emailChanged': { title: 'Сменился адрес почты', mail: 'former' },
  'account.phoneChanged': { title: 'Сменился номер телефона', sms: 'former' },
  'account.deletionAsked': { title: 'Учётная запись будет удалена', sms: 'owner' },
  'account.deleted': { title: 'Учётная запись удалена', sms: 'owner' },
  'staff.invited': { title: 'Приглашение сотрудника', sms: 'colleague' },
  'staff.passwordLink': { title: 'Ссылка для нового пароля сотрудника', sms: 'colleague' },
  'staff.removed': { title: 'Доступ сотрудника закрыт', sms: 'colleague' },

  'support.asked': { title: 'Вопрос с сайта', mail: 'support' },
} as const satisfies Readonly<Record<string, Notice>>;

/**
 * Which decisions of staff reach the owner by SMS; every one of them is shown on the owner's screens at once. A step that
 * a kind has no line for does not compile.
 */
export const decisionNotices = {
  brand: { steps: { take: 'live', confirm: 'sms', reject: 'sms', rework: 'sms' } },
  // A request has no name: it is called by that of its brand.
  marketRequest: { about: 'Заявка бренда', steps: { take: 'live', accept: 'sms', reject: 'sms' } },
  article: {
    steps: {
      confirm: 'sms',
      publish: 'live',
      unpublish: 'sms',
      delete: 'sms',
      restore: 'sms',
      reject: 'sms',
      rework: 'sms',
    },
  },
  news: {
    steps: {
      confirm: 'sms',
      publish: 'live',
      unpublish: 'sms',
      delete: 'sms',
      restore: 'sms',
      reject: 'sms',
      rework: 'sms',
    },
  },
  event: {
    steps: {
      confirm: 'sms',
      publish: 'live',
      unpublish: 'sms',
      awaitPayment: 'sms',
      delete: 'sms',
      restore: 'sms',
      reject: 'sms',
      rework: 'sms',
    },
  },
  announcement: {
    steps: {
      confirm: 'sms',
      publish: 'live',
      unpublish: 'sms',
      awaitPayment: 'sms',
      delete: 'sms',
      restore: 'sms',
      reject: 'sms',
      rework: 'sms',
    },
  },
  eventRequest: {
    steps: {
      take: 'live',
      talk: 'live',
      prepareDocuments: 'sms',
      askForPayment: 'sms',
      prepareEvent: 'live',
      prepareArea: 'live',
      finish: 'live',
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

type Notices = typeof notices;
/** An event somebody gets an SMS or a letter about. */
export type PostedEvent =
  | DecisionEvent
  | { [E in keyof Notices]: Notices[E] extends { sms: Receiver } | { mail: Receiver } ? E : never }[keyof Notices];

const flat: Readonly<Record<string, Notice>> = {
  ...notices,
  ...Object.fromEntries(
    (Object.keys(decisionNotices) as (keyof Decisions)[]).flatMap(kind => {
      const { about, steps }: DecisionNotices = decisionNotices[kind];
      const { label, noun } = kinds[kind];
      const words = { title: `Решение по\u00a0${noun.dat}`, about: about ?? label };
      return Object.entries(steps).map(([step, channel]) => [
        `${kind}.${step}`,
        { ...words, ...(channel === 'sms' ? { sms: 'owner' } : {}) },
      ]);
    }),
  ),
};

/** The row of an event; nothing for one that an earlier version knew. */
export const noticeOf = (event: string): Notice => flat[event] ?? {};
