import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { Application } from './applications/applications.model.ts';
import { Article } from './articles/articles.model.ts';
import { LoginBody, LoginResult } from './auth/auth.model.ts';
import { Author, Socials } from './authors/authors.model.ts';
import { SaleBanner } from './banners/banners.model.ts';
import { writeTechnicalReason } from './bookings/bookings.admin.calls.ts';
import { BookingInfo, Slot, UserBooking } from './bookings/bookings.model.ts';
import { Brand } from './brands/brands.model.ts';
import { Cluster } from './clusters/clusters.model.ts';
import { SentCode } from './codes/codes.model.ts';
import { Collaborator } from './collaborators/collaborators.model.ts';
import { formatPhone } from './core/format/format.ts';
import { ImageFile, MainableImage, PictureMeta } from './core/schema/pictures.ts';
import {
  eventRequestUpdated,
  listAccessModes,
  listActions,
  listEventTariffs,
  listLightTypes,
  listSoundTypes,
} from './event-requests/event-requests.calls.ts';
import * as requests from './event-requests/event-requests.model.ts';
import { EventTicket, VenueEvent } from './events/events.model.ts';
import { getGallery } from './galleries/galleries.admin.calls.ts';
import { Gallery, GalleryFile, GalleryPreviewFile } from './galleries/galleries.model.ts';
import { MarketItem, MarketRequest } from './market/market.model.ts';
import { LandingProduct } from './products/products.model.ts';
import { getAvatar } from './profile/profile.calls.ts';
import { fullName, Organisation, shortName, UserProfile } from './profile/profile.model.ts';
import { PastProject } from './projects/projects.model.ts';
import { Resident } from './residents/residents.model.ts';
import { Review } from './reviews/reviews.model.ts';
import { RoomDetail } from './rooms/rooms.model.ts';
import { Story, StoryCategory } from './stories/stories.model.ts';

interface Entity {
  readonly name: string;
  readonly fields: readonly string[];
}

const rows = JSON.parse(
  readFileSync(new URL('../contract/entities.json', import.meta.url), 'utf8'),
) as readonly Entity[];

/** Entity of the specification → the schema that carries it. */
const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  UserProfile,
  LoginPayload: LoginBody,
  LoginResponse: LoginResult,
  Tokens: LoginResult,
  SmsCode: SentCode,
  Application,
  Article,
  ArticleImage: MainableImage,
  Event: VenueEvent,
  EventTicket,
  Brand,
  BrandSocials: Brand.shape.brandSocials,
  BrandWorkingHours: Brand.shape.brandWorkingHours,
  BrandCompany: Brand.shape.company,
  Organisation,
  EventRequest: requests.EventRequest,
  Creative: requests.Creative,
  Tariff: requests.EventTariff,
  Manager: requests.Manager,
  TechnicalScenarioGroup: requests.ScenarioGroup,
  TechnicalScenarioStage: requests.TechnicalScenarioStage,
  RequestFile: requests.RequestFile,
  LightType: requests.LightType,
  SoundType: requests.SoundType,
  Action: requests.Action,
  Space: requests.Space,
  MarketRequest,
  MarketItem,
  BookingRoom: RoomDetail,
  RoomService: RoomDetail.shape.allServices,
  Equipment: RoomDetail.shape.allEquipments,
  ScheduleSlot: Slot,
  UserBooking,
  Booking: BookingInfo,
  Resident,
  SaleBanner,
  Story,
  StoryImage: MainableImage,
  StoryCategory,
  LandingProduct,
  Cluster,
  ClusterContacts: Cluster.shape.clusterContacts,
  ClusterFile: MainableImage,
  Socials,
  Author,
  Review,
  ImageFile,
  ReviewMeta: PictureMeta,
  Gallery,
  GalleryFile,
  GalleryPreviewFile,
  PastProject,
  PastProjectImage: MainableImage,
  Collaborator,
  LiveEventRequestUpdate: eventRequestUpdated.data,
};

/** Fields of all variants of a schema. */
const namesIn = (schema: z.core.$ZodType): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type === 'union') return def.options.flatMap(namesIn);
  if (def.type === 'array') return namesIn(def.element);
  if (def.type === 'nullable' || def.type === 'optional') return namesIn(def.innerType);
  return [];
};

/** Fields that have another name or place, each with what holds it now. */
const elsewhere: Readonly<Record<string, unknown>> = {
  'UserProfile.avatar': getAvatar,
  'UserProfile.fullName': fullName,
  'UserProfile.shortName': shortName,
  'UserProfile.phoneWithPlus': formatPhone,
  // The last sentence of the specification's list: the request stores the chosen values, calls return the lists.
  'EventRequest.ageRestrictions': requests.EventRequest.shape.ageRestriction,
  'EventRequest.referral': requests.EventRequest.shape.eventRequestReferral,
  'EventRequest.tariffs': listEventTariffs,
  'EventRequest.lightTypes': listLightTypes,
  'EventRequest.soundTypes': listSoundTypes,
  'EventRequest.actions': listActions,
  'EventRequest.accessModes': listAccessModes,
  'Booking.order': BookingInfo.shape.orderId,
  'Booking.services': BookingInfo.shape.lines,
  'Booking.equipment': BookingInfo.shape.lines,
  'Booking.images': RoomDetail.shape.images,
  'Booking.technicalReason': writeTechnicalReason,
  'Booking.activeTariff': BookingInfo.shape.tariff,
  // Files are returned in pages.
  'Gallery.files': getGallery.reply.shape.fileItems,
};

/** Entities that a page keeps for itself and never sends. */
const ofThePage = ['StoredData', 'SmsState'];

const sent = rows.filter(({ name }) => !ofThePage.includes(name));

test.each(sent.map(({ name, fields }) => [name, fields] as const))(
  '%s has its fields by their names',
  (name, fields) => {
    const names = namesIn(schemas[name] ?? expect.fail(`no schema for ${name}`));
    expect(fields.filter(field => !names.includes(field) && !elsewhere[`${name}.${field}`])).toEqual([]);
  },
);

test('nothing is excused that has its own name, or that nobody names', () => {
  const named = new Set(sent.flatMap(({ name, fields }) => fields.map(field => `${name}.${field}`)));
  for (const place of Object.keys(elsewhere)) {
    const [name = '', field = ''] = place.split('.');
    expect(named, place).toContain(place);
    expect(namesIn(schemas[name] ?? expect.fail(place)), place).not.toContain(field);
  }
  expect(rows).toHaveLength(57);
});
