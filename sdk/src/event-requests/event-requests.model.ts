import * as z from 'zod/mini';
import { defineEnum, type Move } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay, InputInstant } from '../core/schema/inputDates.ts';
import { messages, TimeOfDay } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { registrationType, ticketType } from '../events/events.tickets.model.ts';
import { afterSubmit, proposalStatus } from './event-requests.after.ts';
import { Admittance, AgeRestriction, Creative, Format, Manager, Referral, Space } from './event-requests.choices.ts';
import {
  artisticLight,
  buildingAccessMode,
  contentOption,
  eventDuration,
  eventFileType,
  eventTariff,
  guestSeating,
  lightOption,
  microphones,
  musicOption,
  screenOption,
  specialService,
  tableArrangement,
  videoPlan,
} from './event-requests.options.ts';

export {
  EventRequestReview,
  Proposal,
  ProposalLineFields,
  proposalLimits,
  proposalStatus,
  REVIEW_LINK_DAYS,
  RequestPaper,
  requestMessageLimits,
  requestPaper,
} from './event-requests.after.ts';
export {
  Action,
  Admittance,
  AgeRestriction,
  Creative,
  Format,
  Manager,
  Referral,
  Space,
} from './event-requests.choices.ts';
export {
  type EventDay,
  type EventTimes,
  eventDays,
  eventEnd,
  eventHours,
  eventSessions,
  eventSpan,
  eventSpans,
  preparationFaults,
  rentedHours,
  spanOfDays,
} from './event-requests.days.ts';
export { Estimate } from './event-requests.estimate.ts';
export { RequestMessage } from './event-requests.messages.ts';
export {
  artisticLight,
  buildingAccessMode,
  contentOption,
  eventDayHours,
  eventDuration,
  eventFileType,
  eventTariff,
  guestSeating,
  lightOption,
  microphones,
  musicOption,
  screenOption,
  specialService,
  tableArrangement,
  videoPlan,
} from './event-requests.options.ts';

export { type StageFault, stageFaults } from './event-requests.scenario.ts';

export const eventRequestStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'primary' },
  new: { id: 2, label: 'Новая', tone: 'good' },
  inProgress: { id: 3, label: 'В работе', tone: 'good' },
  conversation: { id: 4, label: 'Переговоры', tone: 'good' },
  documents: { id: 5, label: 'Подготовка документов', tone: 'good' },
  payment: { id: 6, label: 'Оплата', tone: 'good' },
  eventPreparation: { id: 7, label: 'Подготовка мероприятия', tone: 'good' },
  areaPreparation: { id: 8, label: 'Подготовка площадки', tone: 'good' },
  didNotHappen: { id: 9, label: 'Мероприятие не состоялось', tone: 'bad' },
  refused: { id: 10, label: 'Отклонена', tone: 'bad' },
  happened: { id: 11, label: 'Мероприятие состоялось', tone: 'neutral' },
});
export type EventRequestStatus = (typeof eventRequestStatus.ids)[number];

/** The list `my` has the statuses 1 to 3, the list `active` 4 to 11. */
export const statusesAfterSubmit = [4, 5, 6, 7, 8, 9, 10, 11] as const satisfies readonly EventRequestStatus[];

const move = <const A extends string>(action: A, from: EventRequestStatus, to: EventRequestStatus) =>
  ({ action, from: [from], to, by: ['staff'] }) as const;

/** The customer submits; every later step is a manager's, and the customer's page follows it live. */
export const eventRequestMoves = [
  { action: 'submit', from: [1], to: 2, by: ['customer'] },
  move('take', 2, 3),
  move('talk', 3, 4),
  move('prepareDocuments', 4, 5),
  move('askForPayment', 5, 6),
  move('prepareEvent', 6, 7),
  move('prepareArea', 7, 8),
  move('finish', 8, 11),
  move('cancel', 8, 9),
  // A mistake is taken back while nothing was issued about the event.
  { action: 'takeBack', from: [9, 11], to: 8, by: ['staff'] },
  { action: 'refuse', from: [2, 3, 4, 5, 6, 7, 8], to: 10, by: ['staff'] },
  // Its customer calls it off, until it begins.
  { action: 'callOff', from: [2, 3, 4, 5, 6, 7, 8], to: 9, by: ['customer'] },
] as const satisfies readonly Move<EventRequestStatus>[];

/** Minutes of a new request, hours offered on the event day, and limits of its files. */
export const eventRequestDefaults = { eventMinutes: 60, beforeMinutes: 60, afterMinutes: 60 } as const;
export const requestFileLimits = { nameCharacters: 100, megabytes: 50, files: 100 } as const;
/** Per person: drafts, requests sent on one day of the venue, and bytes of all files together; `days` per event. */
export const requestLimits = { drafts: 20, sentPerDay: 10, days: 30, fileBytes: 1_000_000_000 } as const;
export const draftRemovalConfirm = 'Вы уверены, что хотите удалить этот черновик?';
export const stageRemovalConfirm = 'Вы уверены, что хотите удалить этот этап?';

export const EventTariff = z.object({ tariffId: eventTariff.schema, tariffValue: z.string() });
export const AccessMode = z.object({ accessModeId: buildingAccessMode.schema, accessModeValue: z.string() });
export const LightType = z.object({ lightTypeId: lightOption.schema, lightTypeValue: z.string() });
export const SoundType = z.object({ soundTypeId: musicOption.schema, soundTypeValue: z.string() });
export const SpecialService = z.object({ specialServiceId: specialService.schema, specialServiceValue: z.string() });

const text = (max = 1000) => z.string().check(z.maxLength(max, messages.tooLong));
const timeOrNone = z.union([z.literal(''), TimeOfDay], { error: messages.time });
/** A duration of up to 30 days, in minutes. */
export const Minutes = z.int().check(z.minimum(0, messages.invalid), z.maximum(43_200, messages.invalid));

/**
 * A stage of the technical scenario as the customer fills it in; null and empty text are not filled in yet.
 * `ContentInfo` says what is shown, with the links of screen and sound where those are links; files are uploaded to the
 * stage.
 */
export const StageFields = z.object({
  technicalScenarioId: Id,
  technicalScenarioValue: text(300),
  /** The day in an event of several days, `2026-11-20`; left out, it stays unchanged. */
  technicalScenarioDay: z.optional(z.nullable(InputDay)),
  technicalScenarioTimeStart: timeOrNone,
  technicalScenarioTimeEnd: timeOrNone,
  technicalScenarioContent: z.nullable(contentOption.schema),
  technicalScenarioContentInfo: text(2000),
  technicalScenarioSound: z.nullable(musicOption.schema),
  technicalScenarioScreen: z.nullable(screenOption.schema),
  technicalScenarioLight: z.nullable(lightOption.schema),
  technicalScenarioOrder: z.int().check(z.minimum(1), z.maximum(500)),
});

/** A required stage (getting in, getting out) comes with the space and cannot be removed. */
export const TechnicalScenarioStage = z.extend(withoutRules(z.omit(StageFields, { technicalScenarioDay: true })), {
  technicalScenarioDay: z.nullable(z.string()),
  technicalScenarioRequired: z.boolean(),
});
export type TechnicalScenarioStage = z.output<typeof TechnicalScenarioStage>;

export const RequestFile = z.object({
  fileId: Id,
  /** Where the customer and staff download it. */
  filePath: z.string(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  fileType: eventFileType.schema,
  technicalScenarioId: z.nullable(Id),
});
export type RequestFile = z.output<typeof RequestFile>;

/**
 * Services offered in one place; `quantity` 0 means not ordered, the price is per unit. One that is ordered has the name,
 * unit and price it was ordered with.
 */
export const ServiceGroup = z.object({
  ...Space.shape,
  services: z.array(
    z.object({
      serviceId: Id,
      serviceName: z.string(),
      serviceThumb: z.nullable(z.string()),
      serviceGroup: z.string(),
      unit: z.string(),
      price: Kopecks,
      minimum: z.int(),
      perGuest: z.boolean(),
      quantity: z.int(),
    }),
  ),
});

export const ScenarioGroup = z.object({ ...Space.shape, technicalScenarios: z.array(TechnicalScenarioStage) });

/** Answers that are read back as they were sent. Durations in minutes; null and empty text are not answered yet. */
export const plainAnswers = {
  eventRequestTitle: text(300),
  eventRequestFIO: text(200),
  eventRequestPhone: text(20),
  eventRequestEmail: text(254),
  eventRequestINN: text(20),
  eventRequestDescription: text(4000),
  eventRequestTargetAudience: text(),
  eventRequestDateStart: z.nullable(InputInstant),
  eventRequestTime: Minutes,
  eventRequestPreparationTimeBefore: Minutes,
  eventRequestPreparationTimeAfter: Minutes,
  eventRequestParticipantsAmount: z.nullable(
    z.int().check(z.minimum(1, messages.invalid), z.maximum(100_000, messages.invalid)),
  ),
  guestSitting: z.nullable(guestSeating.schema),
  guestSittingOther: text(),
  tableArrangement: z.nullable(tableArrangement.schema),
  tableArrangementOther: text(),
  needVideoWall: z.boolean(),
  needVideoPresentation: z.boolean(),
  needCathedra: z.boolean(),
  microphoneType: z.nullable(microphones.schema),
  artisticLight: z.nullable(artisticLight.schema),
  videoPlan: z.nullable(videoPlan.schema),
  needRecord: z.boolean(),
  needAdditionalEquipment: z.boolean(),
  needAdditionalEquipmentInfo: text(2000),
  earlyPreparationInfo: text(2000),
  ticketType: z.nullable(ticketType.schema),
  venueAccessType: z.nullable(buildingAccessMode.schema),
  eventDuration: z.nullable(eventDuration.schema),
  /** The days of an event of several, with the hours of each; start and length of the event are derived from them. */
  eventRequestDays: z
    .array(
      z.object({
        day: z.union([z.literal(''), InputDay], { error: messages.date }),
        timeStart: timeOrNone,
        timeEnd: timeOrNone,
      }),
    )
    .check(z.maxLength(requestLimits.days, messages.invalid)),
  guestsGatheringStart: timeOrNone,
  installationStartTime: z.nullable(InputInstant),
  installationEndTime: z.nullable(InputInstant),
  uninstallationStartTime: z.nullable(InputInstant),
  uninstallationEndTime: z.nullable(InputInstant),
  /** The questions to guests when they register. */
  regForm: text(2000),
  needReg: z.nullable(registrationType.schema),
  needCatering: z.boolean(),
  needVenuePortalReg: z.boolean(),
};

// Not from the moves, which every program that files a request would carry.
const can = z.array(z.enum(['edit', 'submit', 'remove', 'review', 'callOff']));

/** A request as its customer's lists show it. */
export const EventRequestRow = z.object({
  eventRequestId: Id,
  eventRequestTitle: z.string(),
  eventRequestStatus: eventRequestStatus.schema,
  eventRequestDateStart: z.nullable(Instant),
  eventRequestSpace: z.nullable(Space),
  managerInfo: z.nullable(Manager),
  hasReview: z.boolean(),
  /** Messages of the other side that the reader's side has not read. */
  unread: z.int(),
  /** Status of the last proposal of the venue; null while there is none. */
  proposalStatus: z.nullable(proposalStatus.schema),
  /** Who ended it before its event: null while it goes on, and once the event has happened. */
  endedBy: z.nullable(z.enum(['customer', 'venue'])),
  updatedAt: Instant,
  can,
});
export type EventRequestRow = z.output<typeof EventRequestRow>;

/** A whole request; files, services and stages of the scenario by place. */
export const EventRequest = z.extend(withoutRules(z.object(plainAnswers)), {
  ...EventRequestRow.shape,
  ...afterSubmit,
  creativeInfo: z.nullable(Creative),
  eventRequestTarif: z.nullable(EventTariff),
  eventRequestReferral: z.nullable(Referral),
  format: z.nullable(Format),
  ageRestriction: z.nullable(AgeRestriction),
  admittance: z.nullable(Admittance),
  specialServices: z.array(SpecialService),
  eventRequestFiles: z.array(RequestFile),
  eventRequestServices: z.array(ServiceGroup),
  eventRequestTechnicalScenarios: z.array(ScenarioGroup),
  /** Why the venue refused; null unless it did. */
  rejectionReason: z.nullable(z.string()),
  /** Sent back with a save; a stale one is refused. The calls for stages and files do not change it. */
  version: z.int(),
});
export type EventRequest = z.output<typeof EventRequest>;
