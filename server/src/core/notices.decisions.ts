import { type KindName, kinds } from '@venue/sdk/kinds';
import { ended, type PersonNotice, sms } from './notice.ts';

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
 * Which decisions of staff reach the owner by SMS and letter; every one of them is shown on the owner's screens at once. A step
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
      prepareEvent: 'sms',
      prepareArea: 'sms',
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
  const message = about === '' ? what : `${about} ${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return [message, comment].filter(Boolean).map(ended).join(' ');
}

/** The SMS and the letters about decisions, by event. */
export const decisionMessages: Readonly<Record<string, PersonNotice<Decision, null>>> = Object.fromEntries(
  (Object.keys(decisionNotices) as (keyof Decisions)[]).flatMap(kind => {
    const { about, steps }: DecisionNotices = decisionNotices[kind];
    const { label, noun } = kinds[kind];
    const notice = sms(
      'owner',
      `Решение по\u00a0${noun.dat}`,
      DECISION_PARTS,
      (decision: Decision) => decisionText(about ?? label, decision),
      {
        attached: null,
        subject: ({ title, what }) => (about === '' ? what : `${label}: ${what.toLowerCase()}, «${title}»`),
        parts: decision => [decisionText(about ?? label, decision)],
      },
    );
    return Object.entries(steps).flatMap(([step, channel]) => (channel === 'sms' ? [[`${kind}.${step}`, notice]] : []));
  }),
);
