import { call, defineEnum, Id, message, page, pageQuery, QueryInt, required } from '@venue/sdk';
import * as z from 'zod/mini';

/** Parking places: something the venue does not have, so that a section for it is nobody's. */
export const placeState = defineEnum({
  free: { id: 1, label: 'Свободно', tone: 'good' },
  taken: { id: 2, label: 'Занято', tone: 'warn' },
});

const PlaceFields = z.object({ placeName: required(100), placeState: placeState.schema });
export const Place = z.extend(PlaceFields, { placeId: Id });
export type Place = z.output<typeof Place>;

export const listPlaces = call({
  id: 'admin.place.list',
  summary: 'List the parking places',
  method: 'GET',
  path: '/admin/places',
  access: 'rooms.manage',
  query: z.extend(pageQuery(['placeId', 'placeName']), {
    placeState: z.optional(z.pipe(QueryInt, placeState.schema)),
  }),
  reply: page(Place),
  reads: ['places'],
});

export const getPlace = call({
  id: 'admin.place.detail',
  summary: 'Read one parking place',
  method: 'GET',
  path: '/admin/places/{id}',
  access: 'rooms.manage',
  reply: message(Place),
  fails: ['not_found'],
  reads: ['places'],
});

export const savePlace = call({
  id: 'admin.place.update',
  summary: 'Save a parking place',
  method: 'POST',
  path: '/admin/places/{id}',
  access: 'rooms.manage',
  body: PlaceFields,
  reply: message(Place),
  fails: ['not_found'],
  changes: ['places'],
});
