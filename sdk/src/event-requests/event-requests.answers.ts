import * as z from 'zod/mini';
import { Version } from '../core/schema/decision.ts';
import { Id } from '../core/schema/fields.ts';
import { InputInstant } from '../core/schema/inputDates.ts';
import { Email, FullName, Inn, messages, Phone, required } from '../core/schema/rules.ts';
import {
  eventDuration,
  eventRequestDefaults,
  eventTariff,
  guestSeating,
  Manager,
  Minutes,
  plainAnswers,
  ServiceGroup,
  StageFields,
  specialService,
  tableArrangement,
} from './event-requests.model.ts';

/**
 * All answers of a customer; a choice from a list is sent as its number. Services and stages are identified by number,
 * and those left out stay as they are: quantity 0 cancels a service; stages are added and removed by separate calls.
 */
const answers = {
  ...plainAnswers,
  eventRequestCreativeId: z.nullable(Id),
  tariffId: z.nullable(eventTariff.schema),
  managerId: z.nullable(Id),
  referralId: z.nullable(Id),
  spaceId: z.nullable(Id),
  formatId: z.nullable(Id),
  ageRestrictionId: z.nullable(Id),
  admittanceId: z.nullable(Id),
  specialServiceIds: z.array(specialService.schema).check(z.maxLength(20)),
  eventRequestServices: z
    .array(z.object({ serviceId: Id, quantity: z.int().check(z.minimum(0), z.maximum(1000)) }))
    .check(z.maxLength(500)),
  technicalScenarios: z.array(StageFields).check(z.maxLength(500)),
};

/** The values of questions the customer has not answered: the specification's defaults, null and empty text. */
export const noAnswers: { readonly [Name in keyof typeof answers]: z.output<(typeof answers)[Name]> } = {
  eventRequestTitle: '',
  eventRequestFIO: '',
  eventRequestPhone: '',
  eventRequestEmail: '',
  eventRequestINN: '',
  eventRequestDescription: '',
  eventRequestTargetAudience: '',
  eventRequestDateStart: null,
  eventRequestTime: eventRequestDefaults.eventMinutes,
  eventRequestPreparationTimeBefore: eventRequestDefaults.beforeMinutes,
  eventRequestPreparationTimeAfter: eventRequestDefaults.afterMinutes,
  eventRequestParticipantsAmount: null,
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
  eventRequestDays: [],
  guestsGatheringStart: '',
  installationStartTime: null,
  installationEndTime: null,
  uninstallationStartTime: null,
  uninstallationEndTime: null,
  regForm: '',
  needReg: null,
  needCatering: false,
  needVenuePortalReg: false,
  eventRequestCreativeId: null,
  tariffId: null,
  managerId: null,
  referralId: null,
  spaceId: null,
  formatId: null,
  ageRestrictionId: null,
  admittanceId: null,
  specialServiceIds: [],
  eventRequestServices: [],
  technicalScenarios: [],
};

/**
 * The reply to adding a request: the services that may be ordered and the stages of the space, the rest as it was sent.
 */
export const EventRequestAdded = z.object({
  eventRequestServices: z.array(ServiceGroup),
  managerInfo: z.nullable(Manager),
  version: z.int(),
});

/** The status of a draft; a body that names none is one. To the types it is a literal, which tells drafts apart. */
const Draft = z._default(z.optional(z.literal(1)), 1) as z.ZodMiniType<1, 1>;

/** A draft: fields that are sent are saved as they are, those left out stay unchanged. */
const EventRequestDraft = z.extend(z.partial(z.object(answers)), { eventRequestStatus: Draft });

type Answered = Readonly<Record<string, unknown>>;

/** A text that another answer makes required. It is reported at once, even while other answers are still missing. */
const asked = (name: string, when: (answers: Answered) => boolean) =>
  z.refine<Answered>(answers => !when(answers) || String(answers[name] ?? '').trim() !== '', {
    path: [name],
    error: messages.required,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const daysOf = ({ eventRequestDays: days }: Answered): readonly unknown[] => (Array.isArray(days) ? days : []);

/**
 * The specification's rule for an INN, or none: who pays may not be known yet (decision 100). The server lets the INN of
 * a submitted request be changed, not cleared.
 */
const InnIfAny = z.union([z.literal(''), Inn], { error: messages.inn });

/**
 * A submitted request: complete, and handled by the venue from then on. The server checks that it begins in the future.
 */
export const EventRequestSubmit = z
  .object({
    ...answers,
    eventRequestStatus: z.literal(2),
    eventRequestTitle: required(300),
    eventRequestFIO: FullName,
    eventRequestPhone: Phone,
    eventRequestEmail: Email,
    eventRequestINN: InnIfAny,
    eventRequestDescription: required(4000),
    eventRequestDateStart: InputInstant,
    eventRequestTime: Minutes.check(z.minimum(1, messages.invalid)),
    eventRequestParticipantsAmount: z.int().check(z.minimum(1, messages.invalid), z.maximum(100_000, messages.invalid)),
    tariffId: eventTariff.schema,
    spaceId: Id,
    formatId: Id,
    eventDuration: eventDuration.schema,
    eventRequestDays: z.optional(answers.eventRequestDays),
  })
  .check(
    asked('guestSittingOther', each => each.guestSitting === guestSeating.other),
    asked('tableArrangementOther', each => each.tableArrangement === tableArrangement.other),
    asked('needAdditionalEquipmentInfo', each => each.needAdditionalEquipment === true),
    z.refine<Answered>(each => each.eventDuration !== eventDuration.multiDay || daysOf(each).length > 1, {
      path: ['eventRequestDays'],
      error: 'Добавьте дни мероприятия: не\u00a0меньше двух',
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/**
 * A key that the program generates for one new request and sends with every try, so that the request is added only
 * once.
 */
const keyed = { draftKey: z.optional(z.string().check(z.minLength(16), z.maxLength(64))) };

/** `eventRequestStatus` 1, or none, saves a draft; 2 submits it. */
export const EventRequestSave = z.discriminatedUnion('eventRequestStatus', [
  z.extend(EventRequestDraft, keyed),
  z.safeExtend(EventRequestSubmit, keyed),
]);

/** The version of the request that the answers are based on; a stale one is refused. */
const versioned = { version: Version };

/** The same for an existing request. */
export const EventRequestEdit = z.discriminatedUnion('eventRequestStatus', [
  z.extend(EventRequestDraft, versioned),
  z.safeExtend(EventRequestSubmit, versioned),
]);

/** The answers that may still change after submitting, until the event: contacts, INN, extras, services and the scenario. */
export const EventRequestActiveSave = z.extend(
  z.partial(
    z.object({
      eventRequestFIO: FullName,
      eventRequestPhone: Phone,
      eventRequestEmail: Email,
      eventRequestINN: InnIfAny,
      ...z.pick(z.object(answers), {
        eventRequestParticipantsAmount: true,
        needAdditionalEquipment: true,
        needAdditionalEquipmentInfo: true,
        earlyPreparationInfo: true,
        guestsGatheringStart: true,
        regForm: true,
        eventRequestServices: true,
        technicalScenarios: true,
      }).shape,
    }),
  ),
  versioned,
);
