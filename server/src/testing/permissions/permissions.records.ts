import { addDays } from '@venue/sdk';
import { sendArticleForVerification, uploadArticleImage } from '@venue/sdk/articles';
import { articleKind } from '@venue/sdk/articles/model';
import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { addBrand, addBrandPhoto } from '@venue/sdk/brands';
import { returnCertificate } from '@venue/sdk/certificates/admin';
import { addShiftNote } from '@venue/sdk/desk/admin';
import { addEmbedSite } from '@venue/sdk/embeds/admin';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { offerHandover } from '@venue/sdk/events';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { addItemImage } from '@venue/sdk/market';
import { uploadAvatar, uploadDocument } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import { getRoom } from '@venue/sdk/rooms';
import * as rooms from '@venue/sdk/rooms/admin';
import { addSynonym } from '@venue/sdk/search/admin';
import { saveView } from '@venue/sdk/views/admin';
import { eq } from 'drizzle-orm';
import { application } from '../../areas/applications/applications.table.ts';
import { aDraft, aPicture } from '../../areas/articles/articles.testing.ts';
import { at, hold } from '../../areas/bookings/bookings.testing.ts';
import { bare } from '../../areas/brands/brands.testing.ts';
import { aCertificate } from '../../areas/certificates/certificates.testing.ts';
import {
  aFile,
  anEventRequest,
  aPaper,
  aProposal,
  aRequestAt,
  aStage,
  aSubmitted,
} from '../../areas/event-requests/event-requests.testing.ts';
import { aCategory, anEvent, anEventIn, entrance } from '../../areas/events/events.testing.ts';
import { aBrand, anItem, aRequest } from '../../areas/market/market.testing.ts';
import { agree, pdf, photo, withPassport } from '../../areas/profile/profile.testing.ts';
import { aRefusedReceipt, printed } from '../../areas/receipts/receipts.testing.ts';
import { aRoomRequest } from '../../areas/room-requests/room-requests.testing.ts';
import { aRole } from '../../areas/staff/staff.testing.ts';
import { anEventWithGuest, aTicketCheckedIn } from '../../areas/tickets/tickets.testing.ts';
import { aWait } from '../../areas/waitlist/waitlist.testing.ts';
import { audit, outbox } from '../../core/db/core.table.ts';
import type { RowKind } from './permissions.kinds.ts';
import type { Make } from './permissions.make.ts';
import { papers } from './permissions.papers.ts';
import { published } from './permissions.published.ts';

let hours = 0;
let breaks = 9;
let closed = 0;
let views = 1;

/** Makes one record of each kind for its owner; the owner is not used for records of staff. */
export const makers: Readonly<Record<RowKind, Make>> = {
  ...published,
  ...papers,
  application: async (api, owner) => {
    const { articleId } = await aDraft(api, owner);
    await api.as(owner).send(sendArticleForVerification, { body: { articleId } });
    const [row] = await api.db.select().from(application).where(eq(application.objectId, articleId));
    return { id: row?.id };
  },
  article: async (api, owner) => {
    const { articleId } = await aDraft(api, owner);
    const { message } = await api.as(owner).send(uploadArticleImage, { body: { file: await aPicture(), articleId } });
    return { articleId, id: articleId, fileId: message.fileId };
  },
  announcement: async api => ({ id: (await anEvent(api, { kind: eventKind.announcement })).eventId }),
  audit: async (api, owner) => {
    const change = { userId: owner.id, callId: 'admin.role.save', subject: 'role', subjectId: 1, at: api.clock.now };
    const [row] = await api.db.insert(audit).values(change).returning({ id: audit.id });
    return { id: row?.id };
  },
  booking: async (api, owner, tariffId) => {
    // Bookings take nine hours of each day.
    const day = addDays('2026-12-05', Math.floor(hours / 9));
    const orderId = await hold(api, owner, tariffId, [9 + (hours++ % 9)], day);
    // Calls about refunds also take the kind of the record.
    return { orderId, id: orderId, kind: 'booking' };
  },
  brand: async (api, owner) => {
    const { brandId } = (await api.as(owner).send(addBrand, { body: bare })).message;
    const { message } = await api.as(owner).send(addBrandPhoto, { body: { file: await aPicture(), brandId } });
    const { fileId } = message;
    return {
      brandId,
      id: brandId,
      fileId,
      photos: [{ fileId, alt: '' }],
      activityKindIds: [],
      organisationId: null,
      itemIds: [],
    };
  },
  category: async api => ({ categoryId: await aCategory(api) }),
  embedSite: async api => {
    const body = { siteTitle: 'Студия', siteUrl: `https://s${Math.random()}.ru` };
    return { embedSiteId: (await api.as(await api.aStaff()).send(addEmbedSite, { body })).id };
  },
  synonym: async api => {
    const body = { synonymWord: `Слово ${Math.random()}`, synonymMeaning: 'зал' };
    return { synonymId: (await api.as(await api.aStaff()).send(addSynonym, { body })).id };
  },
  colleague: async api => ({ id: (await api.aStaff([])).id }),
  document: async (api, owner) => {
    const body = { file: pdf(), documentType: documentType.companyCard };
    return { fileId: (await api.as(owner).send(uploadDocument, { body })).message.fileId };
  },
  event: async api => {
    const { eventId, categoryId } = await anEvent(api);
    return { eventId, id: eventId, categoryId, roomId: null, as: 'mainImage' };
  },
  eventRequest: async (api, owner) => {
    const { id, spaceId } = await anEventRequest(api, owner);
    return { id, eventRequestId: id, spaceId, version: 1 };
  },
  eventRequestAtWork: async (api, owner) => ({ id: await aRequestAt(api, owner, eventRequestStatus.conversation) }),
  eventRequestPaper: async (api, owner) => ({ fileId: await aPaper(api, await aSubmitted(api, owner)) }),
  eventRequestProposal: async (api, owner) => ({ id: await aProposal(api, await aSubmitted(api, owner)) }),
  eventRequestFile: async (api, owner) => {
    const { id: requestId, spaceId } = await anEventRequest(api, owner);
    const technicalScenarioId = await aStage(api, owner, requestId, spaceId);
    return { requestId, technicalScenarioId, fileId: await aFile(api, owner, { requestId, technicalScenarioId }) };
  },
  eventRequestStage: async (api, owner) => {
    const { id, spaceId } = await anEventRequest(api, owner);
    return { technicalScenarioId: await aStage(api, owner, id, spaceId) };
  },
  eventWithGuests: async (api, owner) => {
    const { eventId: id, ticketNumber } = await anEventWithGuest(api, owner);
    return { id, ticketNumber, refund: 0, userId: owner.id };
  },
  offeredEvent: async (api, owner) => {
    const organiser = await api.aCustomer();
    const { eventId: id } = await anEventWithGuest(api, organiser);
    await api.as(organiser).send(offerHandover, { id, body: { phone: owner.phone } });
    return { id };
  },
  item: async (api, owner) => {
    const brandId = await aBrand(api, owner);
    const { itemId } = await anItem(api, owner, brandId);
    const { message } = await api.as(owner).send(addItemImage, { body: { file: await aPicture(), itemId } });
    return { itemId, brandId, fileId: message.fileId };
  },
  itemOfRequest: async (api, owner) => {
    const { requestId, itemId } = await aRequest(api, owner);
    return { requestId, itemId };
  },
  message: async api => {
    const values = { kind: 'sms', recipient: '9120000101', body: '', lastError: '', createdAt: api.clock.now } as const;
    const [row] = await api.db
      .insert(outbox)
      .values({ ...values, attempts: 1, refusedAt: api.clock.now })
      .returning({ id: outbox.id });
    return { messageId: row?.id };
  },
  receipt: async (api, owner, tariffId) => {
    const day = addDays('2026-12-05', Math.floor(hours / 9));
    const orderId = await hold(api, owner, tariffId, [9 + (hours++ % 9)], day);
    return { ...(await aRefusedReceipt(api, orderId, owner.id)), ...printed() };
  },
  news: async (api, owner) => {
    const { articleId } = await aDraft(api, owner, { kind: articleKind.news });
    return { id: articleId, newsId: articleId };
  },
  ownAnnouncement: async (api, owner) => {
    const { eventId } = await anEventIn(api, owner, eventStatus.draft, { kind: eventKind.announcement });
    return { id: eventId };
  },
  ownEvent: async (api, owner) => {
    const { eventId, categoryId, version } = await anEventIn(api, owner, eventStatus.draft, {});
    return { id: eventId, eventId, categoryId, roomId: null, version, as: 'mainImage' };
  },
  owner: async (_api, owner) => ({ userId: owner.id }),
  passport: async (api, owner) => {
    await agree(api, owner, 'passport');
    const body = { file: pdf(), documentType: documentType.passportMain };
    return { a: owner.id, b: (await api.as(owner).send(uploadDocument, { body })).message.fileId };
  },
  person: async api => {
    const person = await withPassport(api);
    await api.as(person).send(uploadAvatar, { body: { file: await photo() } });
    return { id: person.id };
  },
  request: async (api, owner) => {
    const { requestId, brandId } = await aRequest(api, owner);
    return { requestId, brandId };
  },
  role: async api => {
    const { roleId } = await aRole(api, await api.aStaff(), []);
    return { roleId, id: roleId };
  },
  room: async api => {
    const client = api.as(await api.aStaff());
    const extra = { name: 'Флорист', description: '', price: 100, perHour: false };
    const { id: servicesId } = await client.send(rooms.createService, { body: extra });
    const { id: equipmentId } = await client.send(rooms.createEquipment, { body: extra });
    const room = { roomId: 31 };
    await client.send(rooms.addRoomService, { body: { ...room, servicesId } });
    await client.send(rooms.addRoomEquipment, { body: { ...room, equipmentId } });
    const { images } = (await client.send(rooms.addRoomImages, { body: { ...room, images: [await aPicture()] } }))
      .message;
    const { message } = await client.send(getRoom, { body: room });
    const fileIds = images.slice(-1).map(each => each.fileId);
    const closing = { roomId: null, day: addDays('2027-01-01', closed++), reason: 'Уборка', standing: [] };
    const { id: closedDayId } = await client.send(rooms.closeDay, { body: closing });
    return {
      ...room,
      id: room.roomId,
      bookingMode: 'instant',
      partIds: [],
      opening: [],
      closedDayId,
      day: addDays('2028-01-01', closed++),
      servicesId,
      equipmentId,
      fileIds,
      tariffs: message.tariffs,
    };
  },
  roomRequest: async (api, owner) => ({ id: await aRoomRequest(api, owner) }),
  wait: async (api, owner) => ({ id: await aWait(api, owner) }),
  shiftNote: async api => {
    const body = { day: '2026-12-04', text: 'Ключ у охраны' };
    return { noteId: (await api.as(await api.aStaff()).send(addShiftNote, { body })).id };
  },
  technicalReason: async api => {
    const body = { roomId: 31, slots: [at(breaks++, '2026-12-04')], reason: 'Уборка' };
    return { technicalReasonId: (await api.as(await api.aStaff()).send(writeTechnicalReason, { body })).id };
  },
  ticket: async (api, owner) => {
    const { eventId, tickets } = await anEventIn(api, owner, eventStatus.draft, { tickets: [entrance] });
    return { eventId, ticketId: tickets[0]?.ticketId };
  },
  ticketAtDoor: async api => {
    const { eventId, ticketNumber } = await aTicketCheckedIn(api);
    return { id: eventId, ticketNumber };
  },
  certificate: async (api, owner) => {
    const id = await aCertificate(api, owner);
    return { id, certificateTo: '2028-06-01', certificateRest: 100_000, blockReason: null };
  },
  certificateToHandOver: async (api, owner) => {
    const id = await aCertificate(api, owner);
    const body = { certificateRest: 100_000, reason: 'По просьбе' };
    await api.as(await api.aStaff()).send(returnCertificate, { id, body });
    return { id, owed: 100_000 };
  },
  ticketOrder: async api => {
    const { orderId: id, ticketNumber } = await anEventWithGuest(api, await api.aCustomer());
    return { id, tickets: [ticketNumber], refund: 0 };
  },
  view: async (api, owner) => {
    const body = {
      list: 'admin.booking.list',
      title: `Вид ${views++}`,
      query: '',
      arrangement: null,
      isDefault: false,
    };
    const { viewId, list } = (await api.as(owner).send(saveView, { body })).message;
    // Sharing a view requires the right to read its list.
    return { viewId, list, isShared: false };
  },
};
