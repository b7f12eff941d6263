import { dayOf, formatTime, messages } from '@venue/sdk';
import {
  type EventRequest,
  type EventRequestRow,
  eventDayHours,
  eventDuration,
  eventRequestDefaults,
  type eventRequestMoves,
  eventRequestStatus,
  type plainAnswers,
  type Space,
} from '@venue/sdk/event-requests/model';
import type * as z from 'zod/mini';

/** Lists a customer chooses from that are kept as rows. */
export const choiceLists = ['creative', 'format', 'referral', 'ageRestriction', 'admittance', 'action'] as const;
export type ChoiceList = (typeof choiceLists)[number];

type Plain = { [K in keyof typeof plainAnswers]: z.output<(typeof plainAnswers)[K]> };

/** Answers that have columns of their own. */
type InColumns =
  | 'eventRequestTitle'
  | 'eventRequestFIO'
  | 'eventRequestPhone'
  | 'eventRequestDateStart'
  | 'eventRequestParticipantsAmount';

/** The other answers, as a row keeps them. */
export type Answers = Omit<Plain, InColumns> & {
  readonly tariffId: NonNullable<EventRequest['eventRequestTarif']>['tariffId'] | null;
  readonly specialServiceIds: readonly EventRequest['specialServices'][number]['specialServiceId'][];
};

/** What a new draft says where its customer has said nothing. */
export const noAnswers: Answers = {
  eventRequestEmail: '',
  eventRequestINN: '',
  eventRequestDescription: '',
  eventRequestTargetAudience: '',
  eventRequestTime: eventRequestDefaults.eventMinutes,
  eventRequestPreparationTimeBefore: eventRequestDefaults.beforeMinutes,
  eventRequestPreparationTimeAfter: eventRequestDefaults.afterMinutes,
  guestSitting: null,
  guestSittingOther: '',
  tableArrangement: null,
  tableArrangementOther: '',
  needVideoWall: false,
  needVideoPresentation: false,
  needCathedra: false,
  microphoneType: null,
  artisticLight: null,
  videoPlan: null,
  needRecord: false,
  needAdditionalEquipment: false,
  needAdditionalEquipmentInfo: '',
  earlyPreparationInfo: '',
  ticketType: null,
  venueAccessType: null,
  eventDuration: null,
  guestsGatheringStart: '',
  installationStartTime: null,
  installationEndTime: null,
  uninstallationStartTime: null,
  uninstallationEndTime: null,
  regForm: '',
  needReg: null,
  needCatering: false,
  needVenuePortalReg: false,
  tariffId: null,
  specialServiceIds: [],
};

/** Stages every space brings along: they come first and last, and cannot be removed. */
export const requiredStages = ['Заезд и\u00a0подготовка площадки', 'Выезд и\u00a0уборка площадки'] as const;

/** How a history tells of each step. */
export const stepWords = {
  create: 'Черновик создан',
  submit: 'Отправлена на\u00a0площадку',
  take: 'Взята в\u00a0работу',
  talk: 'Начались переговоры',
  prepareDocuments: 'Готовятся документы',
  askForPayment: 'Ожидается оплата',
  prepareEvent: 'Готовится мероприятие',
  prepareArea: 'Готовится площадка',
  finish: 'Мероприятие состоялось',
  cancel: 'Мероприятие не\u00a0состоялось',
  refuse: 'Отказ',
} as const satisfies Readonly<Record<(typeof eventRequestMoves)[number]['action'] | 'create', string>>;

const { draft, didNotHappen, refused, happened } = eventRequestStatus;
const isOver = (status: EventRequestRow['eventRequestStatus']) =>
  status === didNotHappen || status === refused || status === happened;

interface Stands {
  readonly status: EventRequestRow['eventRequestStatus'];
  readonly startsAt: Date | null;
}

/** Whether a submitted request may still change in the few answers that may: until the event begins. */
export const mayStillChange = ({ status, startsAt }: Stands, now: Date): boolean =>
  status !== draft && !isOver(status) && startsAt !== null && now < startsAt;

/** Whether stages and files may be added and removed. */
export const mayAttach = (row: Stands, now: Date): boolean => row.status === draft || mayStillChange(row, now);

/** What its customer may do with a request. */
export function requestCan(row: Stands & { readonly reviewedAt: Date | null }, now: Date): EventRequestRow['can'] {
  if (row.status === draft) return ['edit', 'submit', 'remove'];
  if (row.status === happened && row.reviewedAt === null) return ['review'];
  return mayStillChange(row, now) ? ['edit'] : [];
}

/** The answers that are looked at together when a request is submitted. */
export type Submitted = Pick<
  EventRequest,
  | 'eventRequestDateStart'
  | 'eventRequestTime'
  | 'eventDuration'
  | 'eventRequestParticipantsAmount'
  | 'installationStartTime'
  | 'installationEndTime'
  | 'uninstallationStartTime'
  | 'uninstallationEndTime'
>;

const [opens, closes] = [eventDayHours.from, eventDayHours.to];

/** What of a whole request cannot be: text by field. What a single answer may be is said by its declaration. */
export function submitFaults(
  answers: Submitted,
  space: Pick<z.output<typeof Space>, 'capacity'> | undefined,
  now: Date,
): Record<string, string> {
  const { eventRequestDateStart: start, eventRequestParticipantsAmount: participants } = answers;
  const faults: Record<string, string> = {};
  if (start !== null && Date.parse(start) < now.getTime()) faults.eventRequestDateStart = messages.futureDate;
  else if (start !== null) Object.assign(faults, hoursFault(start, answers));
  // 0 stands for a capacity the venue has not said yet.
  if (space && space.capacity > 0 && (participants ?? 0) > space.capacity)
    faults.eventRequestParticipantsAmount = `В\u00a0этом пространстве помещается не\u00a0больше ${space.capacity} человек`;
  for (const [from, to] of [
    ['installationStartTime', 'installationEndTime'],
    ['uninstallationStartTime', 'uninstallationEndTime'],
  ] as const) {
    const [begins, ends] = [answers[from], answers[to]];
    if (begins !== null && ends !== null && Date.parse(ends) <= Date.parse(begins))
      faults[to] = 'Окончание не\u00a0может быть раньше начала';
  }
  return faults;
}

/** An event goes on while the venue is open; one of a single day ends on it. */
function hoursFault(start: string, { eventRequestTime, eventDuration: days }: Submitted): Record<string, string> {
  const end = new Date(Date.parse(start) + eventRequestTime * 60_000);
  const [begins, ends] = [formatTime(start), formatTime(end)];
  if (begins < opens || begins >= closes)
    return { eventRequestDateStart: `Мероприятия начинаются с\u00a0${opens} до\u00a0${closes}` };
  const isSameDay = dayOf(start) === dayOf(end);
  if (days === eventDuration.oneDay && !isSameDay)
    return { eventRequestTime: 'Однодневное мероприятие заканчивается в\u00a0тот\u00a0же день' };
  if (ends > closes || ends <= opens) return { eventRequestTime: `Мероприятие заканчивается не\u00a0позже ${closes}` };
  return {};
}

/** What was said of these values: one that is left out changes nothing. */
export const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
