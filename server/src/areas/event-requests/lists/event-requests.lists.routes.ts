import { ApiFailure } from '@venue/sdk';
import {
  listAccessModes,
  listActions,
  listAdmittance,
  listAgeRestrictions,
  listBusyHours,
  listCreatives,
  listEventTariffs,
  listFormats,
  listLightTypes,
  listManagers,
  listReferrals,
  listSoundTypes,
  listSpaces,
  listSpecialServices,
} from '@venue/sdk/event-requests';
import {
  buildingAccessMode,
  eventTariff,
  lightOption,
  musicOption,
  specialService,
} from '@venue/sdk/event-requests/model';
import { handle } from '../../../core/http/handle.ts';
import { takenHours } from '../../bookings/bookings.store.ts';
import { wrong } from '../event-requests.service.ts';
import { requestById } from '../event-requests.store.ts';
import { choicesOf, managers, spacesOf } from './event-requests.lists.store.ts';

const MOST_DAYS = 62;

/** What the form offers to choose from. */
export const eventRequestsListsRoutes = [
  handle(listAgeRestrictions, async (_, { db }) => {
    const rows = await choicesOf(db, 'ageRestriction');
    return {
      message: { ageRestrictions: rows.map(({ id, name }) => ({ ageRestrictionId: id, ageRestrictionValue: name })) },
    };
  }),
  handle(listActions, async (_, { db }) => {
    const rows = await choicesOf(db, 'action');
    return { message: { actions: rows.map(({ id, name }) => ({ actionId: id, actionValue: name })) } };
  }),
  handle(listAdmittance, async (_, { db }) => {
    const rows = await choicesOf(db, 'admittance');
    return { message: { admittance: rows.map(({ id, name }) => ({ admittanceId: id, admittanceValue: name })) } };
  }),
  handle(listFormats, async (_, { db }) => {
    const rows = await choicesOf(db, 'format');
    return { message: { formats: rows.map(({ id, name }) => ({ formatId: id, formatValue: name })) } };
  }),
  handle(listReferrals, async (_, { db }) => {
    const rows = await choicesOf(db, 'referral');
    return { message: { referrals: rows.map(({ id, name }) => ({ referralId: id, referralValue: name })) } };
  }),
  handle(listCreatives, async (_, { db }) => {
    const rows = await choicesOf(db, 'creative');
    return {
      message: {
        creatives: rows.map(({ id, name }) => ({ eventRequestCreativeId: id, eventRequestCreativeValue: name })),
      },
    };
  }),
  handle(listManagers, async (_, { db }) => ({ message: { managers: await managers(db) } })),
  handle(listSpaces, async (_, { db }) => ({ message: { spaces: await spacesOf(db) } })),

  handle(listBusyHours, async ({ query: { spaceId, from, to, except } }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    if (days < 1 || days > MOST_DAYS) throw wrong({ to: `Не\u00a0больше ${MOST_DAYS} дней` });
    // guard: server/src/areas/event-requests/event-requests.days.test.ts
    if (except !== undefined && (await requestById(context.db, except))?.userId !== (context.actor?.userId ?? null))
      throw new ApiFailure('not_found');
    if ((await spacesOf(context.db, [spaceId])).length === 0) throw new ApiFailure('not_found');
    const hours = await takenHours(context.db, { roomId: spaceId, from, days, now: context.now });
    const others = hours.filter(each => except === undefined || each.eventRequestId !== except);
    // Two parts of a hall may be booked at once, so the same hour can occur twice.
    const busy = new Set(others.map(each => each.startsAt.toISOString()));
    return { message: { hours: [...busy].sort() } };
  }),

  handle(listEventTariffs, async () => ({
    message: { tariffs: eventTariff.options.map(({ id, label }) => ({ tariffId: id, tariffValue: label })) },
  })),
  handle(listLightTypes, async () => ({
    message: { lightTypes: lightOption.options.map(({ id, label }) => ({ lightTypeId: id, lightTypeValue: label })) },
  })),
  handle(listSoundTypes, async () => ({
    message: { soundTypes: musicOption.options.map(({ id, label }) => ({ soundTypeId: id, soundTypeValue: label })) },
  })),
  handle(listAccessModes, async () => ({
    message: {
      accessModes: buildingAccessMode.options.map(({ id, label }) => ({ accessModeId: id, accessModeValue: label })),
    },
  })),
  handle(listSpecialServices, async () => ({
    message: {
      specialServices: specialService.options.map(({ id, label }) => ({
        specialServiceId: id,
        specialServiceValue: label,
      })),
    },
  })),
];
