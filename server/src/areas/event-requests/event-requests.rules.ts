import { ApiFailure, decisionWords, messages } from '@venue/sdk';
import { noAnswers } from '@venue/sdk/event-requests';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { type EventRequestRow, eventEnd, eventRequestMoves, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { stepsOf } from '../../core/record/steps.ts';

/** Lists of choices that are stored as rows. */
export const choiceLists = ['creative', 'format', 'referral', 'ageRestriction', 'admittance', 'action'] as const;
export type ChoiceList = (typeof choiceLists)[number];

// Answers with columns or rows of their own; all others are stored together in `answers`.
const {
  eventRequestTitle: _title,
  eventRequestFIO: _contact,
  eventRequestPhone: _phone,
  eventRequestDateStart: _start,
  eventRequestParticipantsAmount: _participants,
  eventRequestCreativeId: _creative,
  managerId: _manager,
  referralId: _referral,
  spaceId: _space,
  formatId: _format,
  ageRestrictionId: _age,
  admittanceId: _admittance,
  eventRequestServices: _services,
  technicalScenarios: _stages,
  ...together
} = noAnswers;

/** Answers as the `answers` column stores them. */
export type Answers = typeof together;

/** The answers of a new draft to questions its customer left out. */
export const blankAnswers: Answers = together;

export const notListed = 'Выберите из\u00a0списка';

/** Stages that every space requires: they come first and last, and cannot be removed. */
export const requiredStages = ['Заезд и\u00a0подготовка площадки', 'Выезд и\u00a0уборка площадки'] as const;

/** How a history names each step. */
export const stepWords = stepsOf(eventRequestRecord, {
  create: 'Черновик создан',
  submit: 'Отправлен(а) на\u00a0площадку',
  talk: 'Начались переговоры',
  prepareDocuments: 'Готовятся документы',
  askForPayment: 'Ждёт оплаты',
  prepareEvent: 'Готовится мероприятие',
  prepareArea: 'Готовится площадка',
  finish: 'Мероприятие состоялось',
  takeBack: 'Мероприятие снова готовится',
  cancel: 'Мероприятие не\u00a0состоялось',
  callOff: 'Отменена заказчиком',
  refuse: decisionWords.reject.done,
});

const { draft, didNotHappen, refused, happened } = eventRequestStatus;
/** Whether a request has come to its end. */
export const isOver = (status: EventRequestRow['eventRequestStatus']) =>
  status === didNotHappen || status === refused || status === happened;

const { documents, payment, eventPreparation, areaPreparation } = eventRequestStatus;
const holding: readonly number[] = [documents, payment, eventPreparation, areaPreparation, happened];

/** Whether a request has the hours of its space: from the preparation of documents on, as long as it is not called off. */
export const holdsSpace = (status: EventRequestRow['eventRequestStatus']): boolean => holding.includes(status);

interface Stands {
  readonly status: EventRequestRow['eventRequestStatus'];
  readonly startsAt: Date | null;
}

/** Whether the few answers that stay editable after submitting may still change: until the event begins. */
export const mayStillChange = ({ status, startsAt }: Stands, now: Date): boolean =>
  status !== draft && !isOver(status) && startsAt !== null && now < startsAt;

/** Throws `invalid_input` when a submitted request would lose its INN: staff may have begun its papers with it. */
export function mayChangeInn(
  { answers }: { readonly answers: Answers },
  { eventRequestINN }: { readonly eventRequestINN?: string | undefined },
): void {
  if (eventRequestINN === '' && answers.eventRequestINN !== '')
    throw new ApiFailure('invalid_input', { fields: { eventRequestINN: messages.inn } });
}

/** Whether stages and files may be added and removed. */
export const mayAttach = (row: Stands, now: Date): boolean => row.status === draft || mayStillChange(row, now);

/** What its customer may do with a request. */
export function requestCan(row: Stands & { readonly reviewedAt: Date | null }, now: Date): EventRequestRow['can'] {
  if (row.status === draft) return ['edit', 'submit', 'remove'];
  if (row.status === happened && row.reviewedAt === null) return ['review'];
  return mayStillChange(row, now) ? ['edit', 'callOff'] : [];
}

/** Who ended a request before its event. */
export const endedBy = ({ status, calledOffAt }: { status: number; calledOffAt: Date | null }) => {
  if (status !== didNotHappen && status !== refused) return null;
  return calledOffAt === null ? 'venue' : 'customer';
};

/** What of the money of an invoice comes back when its event is called off: what was too much, and a share of the rest. */
export function shareBack({ received, sum }: { received: number; sum: number }, percent: number): number {
  const paid = Math.min(received, sum);
  return received - paid + Math.round((paid * percent) / 100);
}

/** The answers in a body that are stored together; one that was left out changes nothing. */
export const answersIn = (body: { readonly [K in keyof Answers]?: Answers[K] | undefined }): Partial<Answers> =>
  Object.fromEntries(
    (Object.keys(blankAnswers) as (keyof Answers)[]).flatMap(name =>
      body[name] === undefined ? [] : [[name, body[name]]],
    ),
  );

type Status = EventRequestRow['eventRequestStatus'];
type StaffMove = Exclude<(typeof eventRequestMoves)[number], { action: 'submit' | 'callOff' }>;

const ofStaff = eventRequestMoves.filter(
  (move): move is StaffMove => move.action !== 'submit' && move.action !== 'callOff',
);
const leadsFrom = (from: Status) => (move: StaffMove) => move.from.some(each => each === from);

/** Whether an event is over, so that it can have happened. */
export const isHeld = (times: Parameters<typeof eventEnd>[0], now: Date): boolean => {
  const end = eventEnd(times);
  return end !== null && end <= now;
};

/** Statuses staff may give a request now. What was finished by mistake is only taken back from its own page. */
export const staffMoves = (from: Status, { isHeld: held, isBare }: { isHeld: boolean; isBare?: boolean | undefined }) =>
  ofStaff
    .filter(leadsFrom(from))
    .filter(({ action }) => (action === 'finish' ? held : action !== 'takeBack' || isBare))
    .map(({ to }): Status => to);

/** The move of staff from one status to another. Throws `move_not_allowed` when there is none. */
export function stepBetween(from: Status, to: Status): StaffMove['action'] {
  const move = ofStaff.filter(leadsFrom(from)).find(each => each.to === to);
  if (!move) throw new ApiFailure('move_not_allowed');
  return move.action;
}
