import type { RowKind } from './permissions.kinds.ts';

export interface Row {
  /** The record the call is about, and the field of the path or the body with its number; null where there is none. */
  readonly takes: { readonly kind: RowKind; readonly field: string } | null;
  /** `own`: to anybody but its owner the record is not there. `any`: it is there for anyone who may make the call. */
  readonly whose: 'own' | 'any';
  /** Set where a record that is not there is refused in another way than by `not_found`: it is the same way for all. */
  readonly alike?: true;
  /** Why numbers in the input are no record of anybody's. */
  readonly because?: string;
}

type Rows = Readonly<Record<string, Row>>;

const rows = (calls: string, row: Row): Rows => Object.fromEntries(calls.split(' ').map(id => [id, row]));
const own = (kind: RowKind, field: string, calls: string) => rows(calls, { takes: { kind, field }, whose: 'own' });
const any = (kind: RowKind, field: string, calls: string) => rows(calls, { takes: { kind, field }, whose: 'any' });
const alike = (kind: RowKind, field: string, calls: string) =>
  rows(calls, { takes: { kind, field }, whose: 'own', alike: true });
const none = (calls: string) => rows(calls, { takes: null, whose: 'any' });
const except = (because: string, calls: string) => rows(calls, { takes: null, whose: 'any', because });

/** Customers: what is their own is there for them alone. */
const ofCustomers: Rows = {
  ...own('article', 'articleId', 'article.imageRemove article.update article.sendRequest article.mainImageSet'),
  ...own('article', 'articleId', 'article.imageUpload article.imageMainUpload'),
  ...alike('article', 'articleId', 'article.history'),
  ...own('article', 'id', 'article.detail'),
  ...own('booking', 'orderId', 'booking.deleteAfterPaid booking.orderInfo booking.checkPdf booking.payEmbedded'),
  ...own('booking', 'orderId', 'booking.deleteFromRedis booking.movePrice booking.move booking.moveDrop'),
  ...own('orderToInvoice', 'orderId', 'agreement.invoiceOffer agreement.invoiceMake'),
  ...own('orderInvoice', 'invoiceId', 'agreement.invoicePdf'),
  ...own('ownAct', 'actId', 'agreement.actPdf'),
  ...own('brand', 'brandId', 'brand.photosAdd brand.fileDelete brand.photosShow brand.remove brand.photosModify'),
  ...own('brand', 'brandId', 'brand.sendRequest brand.photosMainSet'),
  ...alike('brand', 'brandId', 'marketItem.create marketRequest.create marketItem.listAll marketItem.list'),
  ...own('brand', 'id', 'brand.detail brand.modify'),
  ...own('eventRequest', 'id', 'eventRequest.myDetail eventRequest.myEdit eventRequest.myDelete eventRequest.estimate'),
  ...own('eventRequest', 'eventRequestId', 'eventRequest.scenarioAdd eventRequest.reviewAdd'),
  ...own('eventRequest', 'id', 'eventRequest.repeat eventRequest.runningOrder'),
  ...own('eventRequestAtWork', 'id', 'eventRequest.activeDetail eventRequest.activeEdit eventRequest.messages'),
  ...own('eventRequestAtWork', 'id', 'eventRequest.messageSend eventRequest.messagesRead'),
  ...own('eventRequestProposal', 'id', 'eventRequest.proposalAnswer'),
  ...own('eventRequestStage', 'technicalScenarioId', 'eventRequest.scenarioDelete'),
  ...own('eventRequestFile', 'requestId', 'eventRequest.fileAdd'),
  ...own('eventRequestFile', 'fileId', 'eventRequest.fileDelete eventRequest.fileDownload'),
  ...own('item', 'itemId', 'marketItem.fileAdd marketItem.detail marketItem.remove marketItem.fileRemove'),
  ...own('item', 'itemId', 'marketItem.update marketItem.mainImageSet'),
  ...own('request', 'requestId', 'marketRequest.detail marketRequest.remove marketRequest.update'),
  ...own('request', 'requestId', 'marketRequest.verification'),
  ...own('itemOfRequest', 'requestId', 'marketRequest.itemCreate marketRequest.itemRemove marketRequest.itemUpdate'),
  ...own('ownEvent', 'id', 'event.detail event.history event.delete'),
  ...own('ownAnnouncement', 'id', 'event.announcementDetail'),
  ...own(
    'ownEvent',
    'eventId',
    'event.update event.sendRequest event.withdraw event.ticketsDownload event.imageUpload',
  ),
  ...own('ownEvent', 'eventId', 'event.updatePhoto event.imageRemove event.pay'),
  ...own('ticket', 'eventId', 'event.ticketDelete'),
  ...own('eventWithGuests', 'id', 'ticket.guests ticket.guestCancel event.cancellation event.cancel'),
  ...own('document', 'fileId', 'profile.fileDelete'),
  ...own('passport', 'b', 'profile.passportDownload'),
  ...except(
    'the hours and prices of a room are public',
    'booking.schedule booking.price booking.groupPrice booking.month booking.roomInfo',
  ),
  ...except('equipment is chosen from a public list', 'booking.roomsFind'),
  ...except('a room is chosen, not owned', 'booking.write booking.groupWrite roomRequest.add'),
  ...own('roomRequest', 'id', 'roomRequest.withdraw'),
  ...none('roomRequest.list search.site visiting.requisites'),
  ...except('an organisation of somebody else is no choice: tested beside the area', 'brand.add'),
  ...except('what is chosen from lists is nobody’s own', 'eventRequest.add event.create'),
  ...except('a part of the address: which list of theirs', 'article.list booking.userSchedule event.list'),
  ...except('a card is public by an address nobody can guess', 'card.vcard card.detail card.avatar'),
  ...except('a published event is everybody’s, and its tickets are chosen', 'ticketOrder.create'),
  ...none('ticket.list ticketOrder.my'),
  ...none('event.categories article.create booking.roomsInfo brand.find brand.activities brand.listAll brand.list'),
  ...none('eventRequest.myList eventRequest.activeList eventRequest.accessModes eventRequest.actions'),
  ...none('eventRequest.admittance eventRequest.ageRestrictions eventRequest.creatives eventRequest.formats'),
  ...none('eventRequest.lightTypes eventRequest.managers eventRequest.referral eventRequest.soundTypes'),
  ...none('eventRequest.spaces eventRequest.specialServices eventRequest.tariffs eventRequest.unread'),
  ...none('calendar.list calendar.link calendar.linkRenew calendar.linkRemove'),
  ...except('the kind of the number stands beside it: tested beside the area', 'calendar.item'),
  ...none('eventRequest.busyHours'),
  ...none('company.add company.my card.link card.pdf card.linkRenew'),
  ...none('marketRequest.list privacy.deletionAsk privacy.deletionCancel privacy.export privacy.report'),
  ...none('privacy.consentGive privacy.consentWithdraw profile.accountPhoneActivate profile.accountEmailActivate'),
  ...none('profile.phoneActivate profile.getInn profile.avatarGet profile.infoGet profile.passportShow'),
  ...none('profile.infoSave profile.avatarUpload profile.fileUpload support.sendEmail'),
};

/** For anyone: signing in, codes, drafts under keys of one’s own. */
const ofAnybody: Rows = {
  ...except('a link is no number of a record', 'calendar.read desk.feedRead'),
  ...except('a link is no number of a record', 'booking.link booking.linkPay booking.linkRelease'),
  ...except('a published event is everybody’s', 'ticketOrder.offer ticketOrder.codeSend ticketOrder.createAsGuest'),
  ...except('whoever has its key made it', 'ticketOrder.detail ticketOrder.drop ticketOrder.pay'),
  ...except('whoever has its code has the ticket', 'ticket.detail ticket.calendar ticket.pdf ticket.codeSend'),
  ...except('its owner or its phone cancels it: tested beside the area', 'ticket.cancel'),
  ...none('auth.captcha auth.check auth.login auth.loginMarketplace auth.ways auth.logout auth.registration auth.me'),
  ...none('auth.entry auth.entryCode'),
  ...none('banner.shown product.shown story.categories'),
  ...none('collaborator.team review.list resident.list cluster.list brand.publicList marketItem.publicList'),
  ...none('gallery.publicList project.publicList'),
  ...except('an address, no number: tested beside the area', 'gallery.publicDetail project.publicDetail'),
  ...except(
    'published records alone are there, for anybody: tested beside the area',
    'resident.detail brand.publicDetail marketItem.publicDetail story.list story.detail author.detail',
  ),
  ...any('cluster', 'clusterId', 'cluster.detail'),
  ...none('auth.registrationMarketplace auth.reset auth.resetMarketplace auth.swapStart auth.swap'),
  ...none(
    'eventRequest.reviewLink eventRequest.reviewByLink brand.address staff.invitation staff.accept codes.emailSend codes.smsSend demo.outbox draft.detail draft.remove draft.save',
  ),
};

/** Staff: a record is there for anyone who has the permission. */
const ofStaff: Rows = {
  ...any('application', 'id', 'admin.request.statusChange admin.request.detail'),
  ...any('article', 'articleId', 'admin.article.addCss admin.article.imageRemove admin.article.update'),
  ...any('article', 'articleId', 'admin.article.mainImageSet admin.article.imageUpload admin.article.restore'),
  ...any('article', 'id', 'admin.article.confirm admin.article.detail'),
  ...any('news', 'id', 'admin.news.confirm admin.news.detail'),
  ...any('news', 'newsId', 'admin.news.restore'),
  ...any('audit', 'id', 'admin.audit.detail'),
  ...any('booking', 'orderId', 'admin.booking.cancel admin.desk.pay admin.desk.giveBack admin.desk.arrival'),
  ...any('booking', 'orderId', 'admin.desk.quote admin.desk.move admin.desk.linkSend'),
  ...any('roomRequest', 'id', 'admin.roomRequest.detail admin.roomRequest.quote admin.roomRequest.offer'),
  ...any('roomRequest', 'id', 'admin.roomRequest.decline'),
  ...any('shiftNote', 'noteId', 'admin.desk.noteRemove'),
  ...any('booking', 'id', 'admin.booking.detail admin.booking.refundRetry admin.desk.booking'),
  ...any('technicalReason', 'technicalReasonId', 'admin.booking.technicalReasonDelete'),
  ...any('brand', 'brandId', 'admin.brand.imageAdd admin.brand.imageRemove admin.brand.update'),
  ...any('brand', 'id', 'admin.brand.confirm admin.brand.detail'),
  ...any('owner', 'userId', 'admin.company.my'),
  ...any('category', 'categoryId', 'admin.category.update'),
  ...any('event', 'eventId', 'admin.event.accept admin.event.addCss admin.event.imageAdd admin.event.ticketsDownload'),
  ...any('event', 'eventId', 'admin.event.remove admin.event.imageRemove admin.event.restore admin.event.update'),
  ...any('event', 'id', 'admin.event.detail'),
  ...any('eventWithGuests', 'id', 'admin.event.cancellation admin.event.cancel'),
  ...any('ticketOrder', 'id', 'admin.ticketOrder.detail admin.ticketOrder.resend admin.ticketOrder.cancel'),
  ...none('admin.ticketOrder.list admin.ticketOrder.export'),
  ...any('ticketAtDoor', 'id', 'admin.checkIn.list admin.checkIn.add admin.checkIn.undo'),
  ...any('eventRequestAtWork', 'id', 'admin.eventRequest.detail admin.eventRequest.move admin.eventRequest.assign'),
  ...any('eventRequestAtWork', 'id', 'admin.eventRequest.messages admin.eventRequest.messageSend'),
  ...any('eventRequestAtWork', 'id', 'admin.eventRequest.messagesRead admin.eventRequest.proposalSend'),
  ...any('eventRequestAtWork', 'id', 'admin.eventRequest.paperAdd'),
  ...any('eventRequestPaper', 'fileId', 'admin.eventRequest.paperRemove'),
  ...any('item', 'itemId', 'admin.marketItem.detail admin.marketItem.remove'),
  ...any('request', 'requestId', 'admin.marketRequest.accept admin.marketRequest.detail admin.marketRequest.remove'),
  ...any('person', 'id', 'admin.user.avatarConfirm admin.user.confirm admin.user.detail admin.user.avatarGet'),
  ...any('message', 'messageId', 'admin.message.retry admin.message.drop'),
  ...any('person', 'id', 'admin.user.passportShow'),
  ...any('resident', 'residentId', 'admin.resident.imageAdd admin.resident.detail admin.resident.imageRemove'),
  ...any('resident', 'residentId', 'admin.resident.update'),
  ...any('banner', 'saleBannerId', 'admin.banner.detail admin.banner.update admin.banner.remove'),
  ...any('banner', 'saleBannerId', 'admin.banner.activate admin.banner.deactivate admin.banner.imageAdd'),
  ...any('project', 'projectId', 'project.detail project.update project.publish project.unpublish project.delete'),
  ...any('project', 'projectId', 'project.file project.fileMain project.textFile'),
  ...any('project', 'fileId', 'project.fileRemove'),
  ...any('collaborator', 'collaboratorId', 'admin.collaborator.detail admin.collaborator.update'),
  ...any('collaborator', 'collaboratorId', 'admin.collaborator.remove admin.collaborator.updateOrder'),
  ...any('collaborator', 'collaboratorId', 'admin.collaborator.imageUpload admin.collaborator.imageRemove'),
  ...any('gallery', 'galleryId', 'gallery.detail gallery.update gallery.uploadArchive gallery.previewAdd'),
  ...any('gallery', 'galleryId', 'gallery.previewDelete'),
  ...any('galleryVideo', 'fileId', 'gallery.fileDelete gallery.fileUpdate'),
  ...any('galleryVideo', 'galleryId', 'gallery.videoAdd'),
  ...any('agreement', 'agreementId', 'admin.agreement.detail admin.agreement.update admin.agreement.pdf'),
  ...any('agreement', 'agreementId', 'admin.act.invoices admin.invoice.create admin.act.create'),
  ...any('invoice', 'invoiceId', 'admin.invoice.detail admin.invoice.update admin.invoice.pdf admin.invoice.close'),
  ...any('invoice', 'invoiceId', 'admin.invoice.serviceCreate'),
  ...any('orderInvoice', 'invoiceId', 'admin.invoice.paid admin.invoice.returned'),
  ...any('invoice', 'invoiceServiceId', 'admin.invoice.serviceAddedUpdate admin.invoice.serviceRemove'),
  ...any('act', 'actId', 'admin.act.detail admin.act.update admin.act.pdf admin.act.close admin.act.serviceCreate'),
  ...any('act', 'actServiceId', 'admin.act.serviceAddedUpdate admin.act.serviceRemove'),
  ...any('product', 'productLandingId', 'admin.product.delete admin.product.css'),
  ...any('review', 'reviewId', 'admin.review.detail admin.review.update admin.review.remove'),
  ...any('review', 'reviewId', 'admin.review.imageUpload admin.review.imageRemove'),
  ...any('author', 'authorId', 'admin.author.detail admin.author.update admin.author.delete admin.author.textImage'),
  ...any('author', 'authorId', 'admin.author.avatarUpload admin.author.avatarDelete'),
  ...any('cluster', 'clusterId', 'admin.cluster.detail admin.cluster.update admin.cluster.remove admin.cluster.file'),
  ...any('cluster', 'clusterId', 'admin.cluster.textFile'),
  ...any('cluster', 'fileId', 'admin.cluster.fileRemove'),
  ...any('story', 'storyId', 'admin.story.detail admin.story.update admin.story.remove admin.story.publish'),
  ...any('story', 'storyId', 'admin.story.unpublish admin.story.file admin.story.fileMain admin.story.textFile'),
  ...any('story', 'fileId', 'admin.story.fileRemove'),
  ...any('room', 'roomId', 'admin.room.update admin.room.imagesUpload admin.room.imagesDelete'),
  ...any('room', 'roomId', 'admin.room.dayClose admin.desk.feedRenew admin.desk.feedRemove'),
  ...any('room', 'id', 'admin.desk.feed'),
  ...any('room', 'closedDayId', 'admin.room.dayOpen'),
  ...any(
    'room',
    'roomId',
    'admin.room.imagesOrder admin.room.videoPut admin.room.videoRemove admin.room.serviceAdd admin.room.serviceRemove',
  ),
  ...any('room', 'roomId', 'admin.room.equipmentAdd admin.room.equipmentRemove'),
  ...any('room', 'servicesId', 'admin.service.update'),
  ...any('room', 'equipmentId', 'admin.equipment.update'),
  ...any('role', 'id', 'admin.role.remove'),
  ...any('role', 'roleId', 'admin.role.save admin.staff.save'),
  ...any('colleague', 'id', 'admin.staff.invite admin.staff.remove'),
  ...own('view', 'viewId', 'admin.view.save admin.view.remove'),
  ...any('announcement', 'id', 'admin.announcement.detail'),
  ...except(
    'a room is chosen among all',
    'admin.booking.technicalReasonWrite admin.desk.book admin.desk.seriesPreview admin.desk.seriesClose',
  ),
  ...except('a category and a room are chosen among all', 'admin.event.add'),
  ...except('an event is chosen among all', 'gallery.create'),
  ...except('a list of all products of a block: tested beside the area', 'admin.product.reorder'),
  ...except('the right depends on the kind: tested beside the area', 'admin.presence.list admin.presence.set'),
  ...except('a record nobody changed has an empty history', 'admin.history.list'),
  ...except('filters and actions of a list', 'admin.bulk.preview admin.bulk.run admin.user.dataDownload'),
  ...except('a run of one’s own: tested beside the area', 'admin.bulk.resume admin.bulk.undo'),
  ...none(
    'admin.eventRequest.list admin.eventRequest.counts admin.eventRequest.managers admin.request.count admin.request.list admin.article.add admin.article.export admin.news.export',
  ),
  ...none(
    'admin.article.list admin.news.list admin.booking.export admin.booking.list admin.brand.list admin.brand.export',
  ),
  ...none('admin.category.add admin.category.list admin.event.export admin.event.list admin.pending.counts'),
  ...none(
    'admin.dashboard.numbers admin.search.all admin.marketItem.list admin.marketItem.export admin.marketRequest.list admin.marketRequest.export',
  ),
  ...none('admin.agreement.party agreement.papers'),
  ...except('agreements are staff’s own', 'admin.agreement.list admin.agreement.add admin.invoice.list'),
  ...none('admin.resident.create admin.resident.export admin.resident.list admin.audit.export admin.audit.list'),
  ...none('admin.review.create admin.review.list admin.collaborator.create admin.collaborator.list'),
  ...none('admin.mailing.list admin.mailing.download'),
  ...except('a type of products, no record', 'admin.product.list'),
  ...none('admin.product.add'),
  ...none('gallery.list gallery.eventsAutocomplete'),
  ...none('admin.author.find'),
  ...none('admin.cluster.create admin.cluster.list admin.story.categoryList'),
  ...none('admin.story.categoryCreate'),
  ...except('a category and an author are chosen among all', 'admin.story.create admin.author.create'),
  ...except('filters of a list', 'admin.story.list admin.author.list'),
  ...none('admin.banner.add admin.banner.list project.create project.list project.updateOrder'),
  ...none('admin.audit.people admin.role.list admin.staff.list admin.user.list admin.view.list'),
  ...none(
    'admin.service.create admin.equipment.create admin.request.export admin.staff.export admin.booking.failedRefunds',
  ),
  ...none('admin.roomRequest.list'),
  ...none('admin.desk.board admin.desk.caller admin.desk.noteAdd'),
  ...none('admin.message.list admin.message.ways admin.checkIn.events admin.guest.find admin.guest.erase'),
};

/** What each call’s record is. A call without a row here fails the test, unless nobody answers it yet. */
export const permissionRows: Rows = { ...ofCustomers, ...ofAnybody, ...ofStaff };

/** Calls whose right is chosen by what stands in the path: the access they are judged by here. */
export const judgedBy = { 'admin.history.list': 'articles.read' } as const;
