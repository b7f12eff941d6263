import { any, except, none, type Rows } from './permissions.row.ts';

/** For anyone: signing in, codes, drafts under keys of one’s own. */
export const visitorRows: Rows = {
  ...except('a published event is everybody’s', 'calendar.event'),
  ...except('a link is no number of a record', 'calendar.read desk.feedRead'),
  ...except(
    'a link is no number of a record',
    'booking.link booking.linkPay booking.linkRelease promoCode.applyByLink promoCode.confirmFreeByLink deposit.byLink',
  ),
  ...except(
    'a published event is everybody’s',
    'ticketOrder.offer ticketOrder.codeSend ticketOrder.createAsGuest ticketWait.addAsGuest series.dates',
  ),
  ...except(
    'whoever has its key made it',
    'ticketOrder.detail ticketOrder.drop ticketOrder.pay ticketOrder.receipt ticketOrder.confirm promoCode.applyToTickets ticketWait.detail ticketWait.leave',
  ),
  ...except(
    'whoever has its key made it',
    'certificate.applyToTickets certificate.withdrawFromTickets certificate.ofTickets',
  ),
  ...except(
    'whoever has its code has the ticket',
    'ticket.detail ticket.calendar ticket.pdf ticket.codeSend ticket.reminder reschedule.ticket series.ticket',
  ),
  ...except(
    'its owner or its phone does it: tested beside the area',
    'ticket.cancel ticket.rename ticket.transfer reschedule.choose series.move',
  ),
  ...none('certificate.offer'),
  ...none('auth.captcha auth.check auth.login auth.loginMarketplace auth.ways auth.logout auth.registration auth.me'),
  ...none('auth.entry auth.entryCode mailing.subscribe'),
  ...except('a link is no number of a record', 'mailing.confirm mailing.subscription mailing.leave'),
  ...except('the ticket of a login, no number', 'security.pass security.stepSetup security.stepFinish'),
  ...none('banner.shown product.shown story.categories'),
  ...none('collaborator.team review.list resident.list cluster.list brand.publicList marketItem.publicList'),
  ...none('gallery.publicList project.publicList package.list'),
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
