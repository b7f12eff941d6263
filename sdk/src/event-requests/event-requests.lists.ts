import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import * as model from './event-requests.model.ts';

const shared = { section: '7 Event requests' } as const;

// Thirteen reference lists differ only in method, access, address and rows: a visitor reads those that the form of a
// request begins with. Marked pure, so that a program bundles only those it uses.
const listBy =
  <const A extends 'public' | 'customer'>(method: 'GET' | 'POST', access: A) =>
  <const P extends string, S extends z.ZodMiniType>(
    path: P,
    id: `eventRequest.${string}`,
    summary: string,
    payload: S,
  ) =>
    call({ ...shared, access, id, summary, method, path, reply: message(payload), reads: ['event-requests.lists'] });

/** Age restrictions: 0+, 6+, 12+, 16+, 18+. */
export const listAgeRestrictions = /* @__PURE__ */ listBy('POST', 'public')(
  '/event-request/age-restrictions',
  'eventRequest.ageRestrictions',
  'List the age restrictions',
  z.object({ ageRestrictions: z.array(model.AgeRestriction) }),
);

/** Tariffs of an event: paid or target. */
export const listEventTariffs = /* @__PURE__ */ listBy('POST', 'public')(
  '/event-request/tariff',
  'eventRequest.tariffs',
  'List the tariffs of events',
  z.object({ tariffs: z.array(model.EventTariff) }),
);

/** Light of a stage. */
export const listLightTypes = /* @__PURE__ */ listBy('POST', 'customer')(
  '/event-request/light-types',
  'eventRequest.lightTypes',
  'List the light of a stage',
  z.object({ lightTypes: z.array(model.LightType) }),
);

/** Sound of a stage. */
export const listSoundTypes = /* @__PURE__ */ listBy('POST', 'customer')(
  '/event-request/sound-types',
  'eventRequest.soundTypes',
  'List the sound of a stage',
  z.object({ soundTypes: z.array(model.SoundType) }),
);

/** What usually happens at a stage: suggestions for `technicalScenarioValue`. */
export const listActions = /* @__PURE__ */ listBy('POST', 'customer')(
  '/event-request/actions',
  'eventRequest.actions',
  'List what happens at a stage',
  z.object({ actions: z.array(model.Action) }),
);

/** How guests are let in. */
export const listAdmittance = /* @__PURE__ */ listBy('POST', 'public')(
  '/event-request/admittance',
  'eventRequest.admittance',
  'List how guests are let in',
  z.object({ admittance: z.array(model.Admittance) }),
);

/** How the building stays open to others during the event: the values of `venueAccessType`. */
export const listAccessModes = /* @__PURE__ */ listBy('POST', 'public')(
  '/event-request/access-mode',
  'eventRequest.accessModes',
  'List the access modes of the building',
  z.object({ accessModes: z.array(model.AccessMode) }),
);

/** Formats of an event: conference, lecture, show and the like. */
export const listFormats = /* @__PURE__ */ listBy('POST', 'public')(
  '/event-request/formats',
  'eventRequest.formats',
  'List the formats of events',
  z.object({ formats: z.array(model.Format) }),
);

/** Where a customer may have heard of the venue. */
export const listReferrals = /* @__PURE__ */ listBy('POST', 'public')(
  '/event-request/referral',
  'eventRequest.referral',
  'List where customers hear of the venue',
  z.object({ referrals: z.array(model.Referral) }),
);

/** Managers a customer may choose. */
export const listManagers = /* @__PURE__ */ listBy('GET', 'customer')(
  '/event-request/managers',
  'eventRequest.managers',
  'List the managers',
  z.object({ managers: z.array(model.Manager) }),
);

/** Creative concepts the venue offers. */
export const listCreatives = /* @__PURE__ */ listBy('GET', 'public')(
  '/event-request/creatives',
  'eventRequest.creatives',
  'List the creative concepts',
  z.object({ creatives: z.array(model.Creative) }),
);

/** Special services: artistic light, broadcast, music group, catering. */
export const listSpecialServices = /* @__PURE__ */ listBy('GET', 'public')(
  '/event-request/special-services',
  'eventRequest.specialServices',
  'List the special services',
  z.object({ specialServices: z.array(model.SpecialService) }),
);

/** Spaces events are held in. */
export const listSpaces = /* @__PURE__ */ listBy('GET', 'public')(
  '/event-request/spaces',
  'eventRequest.spaces',
  'List the spaces of events',
  z.object({ spaces: z.array(model.Space) }),
);
