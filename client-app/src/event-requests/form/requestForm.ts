import { check } from '@venue/sdk';
import {
  type addEventRequest,
  EventRequestEdit,
  EventRequestSubmit,
  noAnswers,
  type saveMyEventRequest,
  submitFaults,
} from '@venue/sdk/event-requests';
import {
  type EventRequest,
  eventDuration,
  eventTariff,
  plainAnswers,
  type Space,
} from '@venue/sdk/event-requests/model';
import type { UserProfile } from '@venue/sdk/profile/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import type { BodyOf } from '@venue/shared-ui/form/CallForm.tsx';
import { mergeThreeWay, same } from '@venue/shared-ui/form/mergeThreeWay.ts';
import { cleaned } from '@venue/shared-ui/form/resolver.ts';
import * as z from 'zod/mini';
import { mergeStages, Stage, type StageValues, sentStage, stageMessages, stagesOf } from '../scenario/stages.ts';

type Body = BodyOf<typeof saveMyEventRequest>;
type Draft = Extract<Body, { eventRequestStatus: 1 }>;

/** The values of the form: all answers, with null or empty text where there is none. A new request has version 0. */
export type RequestValues = Required<Omit<Draft, 'eventRequestStatus' | 'technicalScenarios'>> & {
  eventRequestStatus: 2;
  technicalScenarios: StageValues[];
};

const whole = z.safeExtend(EventRequestSubmit, {
  version: z.int(),
  eventRequestDays: plainAnswers.eventRequestDays,
  technicalScenarios: z.array(Stage),
});

/** Treats an incomplete date as no date; it has its own message. */
const readable = (values: RequestValues): RequestValues => ({
  ...values,
  eventRequestDateStart: Number.isNaN(Date.parse(values.eventRequestDateStart ?? ''))
    ? null
    : values.eventRequestDateStart,
});

/** Texts in order. An empty one ends a check before the rules across several answers, which are to apply anyway. */
const texts = {
  eventRequestTitle: '—',
  eventRequestDescription: '—',
  eventRequestFIO: 'Фамилия Имя Отчество',
  eventRequestPhone: '9000000000',
  eventRequestEmail: 'name@example.ru',
} as const;

/** The errors of a request: those of its texts, and those of everything else, which do not wait for the texts. */
function faultsOf(value: RequestValues, spaces: readonly z.output<typeof Space>[]): (readonly [string, string])[] {
  const fieldsOf = (values: RequestValues) => {
    const result = check(whole, cleaned(whole, values));
    return result.ok ? [] : Object.entries(result.fields);
  };
  const answers = readable(value);
  const space = spaces.find(each => each.spaceId === answers.spaceId);
  return [
    ...fieldsOf(value).filter(([path]) => path in texts),
    ...fieldsOf({ ...value, ...texts }),
    ...Object.entries(submitFaults(answers, space, new Date(serverNow()))),
    ...stageMessages(answers.technicalScenarios, answers).map(
      ({ path, message }) => [['technicalScenarios', ...path].join('.'), message] as const,
    ),
  ];
}

/**
 * Validates a request before it is submitted, as the server does. Rules across several answers apply even while other
 * answers are missing; `spaces` gives the capacities.
 */
export const requestSchema = (spaces: readonly z.output<typeof Space>[]): z.ZodMiniType<unknown, RequestValues> =>
  z.custom<RequestValues>().check(
    z.check(({ value, issues }) => {
      for (const [path, message] of faultsOf(value, spaces))
        issues.push({
          path: path.split('.').map(each => (/^\d+$/.test(each) ? Number(each) : each)),
          message,
          code: 'custom',
          input: value,
        });
    }),
  );

const blank: RequestValues = {
  ...noAnswers,
  eventRequestStatus: 2,
  version: 0,
  eventDuration: eventDuration.oneDay,
  technicalScenarios: [],
};
const names = Object.keys(blank) as (keyof RequestValues)[];

type Contact = Pick<UserProfile, 'bioLastname' | 'bioName' | 'bioMiddlename' | 'bioINN' | 'userPhone' | 'userEmail'>;

/** What a new request begins with: the specification's defaults, and what is known of the person. */
export const newRequest = (me: Contact | undefined): RequestValues => ({
  ...blank,
  eventRequestFIO: me ? [me.bioLastname, me.bioName, me.bioMiddlename].filter(Boolean).join(' ') : '',
  eventRequestPhone: me?.userPhone ?? '',
  eventRequestEmail: me?.userEmail ?? '',
  eventRequestINN: me?.bioINN ?? '',
  // The usual one, so that the price can be calculated.
  tariffId: eventTariff.paid,
});

/** What the form shows of a request. */
export function valuesOf(request: EventRequest): RequestValues {
  const plain = Object.fromEntries(Object.entries(request).filter(([name]) => name in blank));
  return {
    ...blank,
    ...plain,
    eventRequestStatus: 2,
    eventRequestCreativeId: request.creativeInfo?.eventRequestCreativeId ?? null,
    tariffId: request.eventRequestTarif?.tariffId ?? null,
    managerId: request.managerInfo?.managerId ?? null,
    referralId: request.eventRequestReferral?.referralId ?? null,
    spaceId: request.eventRequestSpace?.spaceId ?? null,
    formatId: request.format?.formatId ?? null,
    ageRestrictionId: request.ageRestriction?.ageRestrictionId ?? null,
    admittanceId: request.admittance?.admittanceId ?? null,
    specialServiceIds: request.specialServices.map(each => each.specialServiceId),
    eventRequestServices: request.eventRequestServices.flatMap(({ services }) =>
      services.filter(each => each.quantity > 0).map(({ serviceId, quantity }) => ({ serviceId, quantity })),
    ),
    technicalScenarios: stagesOf(request),
  };
}

const keptApart: readonly string[] = ['eventRequestStatus', 'version'];

/** Turns cleared selects and numbers into null. */
const meant = (values: RequestValues): RequestValues => ({
  ...values,
  ...Object.fromEntries(
    names.filter(name => blank[name] === null && (values[name] as unknown) === '').map(name => [name, null]),
  ),
});

/** Without the answers that are not finished yet: half a date, letters for a number. They stay in the form alone. */
function finished<B extends Partial<Draft>>(body: B): B {
  const result = check(EventRequestEdit, { ...body, version: 0 });
  if (result.ok) return body;
  const unfinished = new Set(Object.keys(result.fields).map(path => path.split('.')[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !unfinished.has(name))) as B;
}

/** The first save of a request, as a draft. */
export function addedBody(values: RequestValues): BodyOf<typeof addEventRequest> {
  const { version: _, technicalScenarios: __, ...answers } = meant(values);
  return finished({ ...answers, eventRequestStatus: 1 });
}

/** What has changed since the last save; undefined when nothing that could be saved has. */
export function changedBody(values: RequestValues, saved: RequestValues): Draft | undefined {
  const now = meant(values);
  const changed = names.filter(name => !keptApart.includes(name) && !same(now[name], saved[name]));
  const { technicalScenarios, ...answers } = Object.fromEntries(changed.map(name => [name, now[name]])) as Partial<
    Omit<RequestValues, 'eventRequestStatus'>
  >;
  const body = finished({
    ...answers,
    ...(technicalScenarios ? { technicalScenarios: technicalScenarios.map(sentStage) } : {}),
    eventRequestStatus: 1 as const,
    version: saved.version,
  });
  return Object.keys(body).length > keptApart.length ? body : undefined;
}

/** A whole request for the venue. Throws when the form's check has not passed it. */
export function submittedBody(values: RequestValues): Extract<Body, { eventRequestStatus: 2 }> {
  const { technicalScenarios, ...answers } = z.parse(whole, cleaned(whole, values));
  return { ...answers, technicalScenarios: technicalScenarios.map(sentStage) };
}

/**
 * Merges changes saved elsewhere with those typed here since `base`. Returns the values and the fields both sides
 * changed.
 */
export function mergeRequest(base: RequestValues, mine: RequestValues, theirs: RequestValues) {
  const technicalScenarios = mergeStages(base.technicalScenarios, mine.technicalScenarios, theirs.technicalScenarios);
  const stages = { technicalScenarios };
  const merged = mergeThreeWay(
    { ...base, ...stages },
    { ...mine, ...stages, version: theirs.version },
    { ...theirs, ...stages },
  );
  return merged;
}
