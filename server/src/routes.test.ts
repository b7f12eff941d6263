import { readFileSync } from 'node:fs';
import { isFileReply, isPermission } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { expect, test } from 'vitest';
import { routesOf } from './area/area.ts';
import { areas } from './areas.ts';
import { serializerOf } from './core/http/serializer.ts';

const answered = routesOf(areas).map(route => route.call);

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every call of the specification is answered, as the README says', () => {
  const specified = (JSON.parse(textOf('../../sdk/contract/calls.json')) as { id: string }[]).map(({ id }) => id);
  const ids = new Set<string>(answered.map(call => call.id));
  expect(specified.filter(id => !ids.has(id))).toEqual([]);
  expect(textOf('../../README.md')).toContain(`All ${specified.length} calls of the specification are answered`);
});

test('every declared call has exactly one handler', () => {
  expect(answered.map(call => call.id).sort()).toEqual(allCalls.map(call => call.id).sort());
});

test('no two calls share a method and a path', () => {
  const places = allCalls.map(call => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('every call of the back office asks for a permission, but those that look at the permissions themselves', () => {
  const open = allCalls.filter(call => call.path.startsWith('/admin/') && !isPermission(call.access));
  expect(open.filter(call => call.access !== 'admin')).toEqual([]);
  expect(open.map(call => call.id).sort()).toEqual([
    'admin.bulk.check',
    'admin.bulk.preview',
    'admin.bulk.resume',
    'admin.bulk.run',
    'admin.bulk.undo',
    'admin.dashboard.numbers',
    'admin.history.list',
    'admin.message.of',
    'admin.pending.counts',
    'admin.presence.list',
    'admin.presence.set',
    'admin.refund.export',
    'admin.refund.list',
    'admin.refund.sum',
    'admin.role.viewEnd',
    'admin.room.standing',
    'admin.search.all',
    'admin.security.codes',
    'admin.security.detail',
    'admin.security.finish',
    'admin.security.othersEnd',
    'admin.security.remove',
    'admin.security.sessionEnd',
    'admin.security.setup',
    'admin.version.detail',
    'admin.version.list',
    'admin.version.pictures',
    'admin.version.plan',
    'admin.version.plans',
    'admin.view.list',
    'admin.view.remove',
    'admin.view.save',
  ]);
});

test('the calls that anybody may make are these', () => {
  const open = answered.filter(call => call.access === 'public').map(call => call.id);
  expect(open.sort()).toEqual([
    'article.detail',
    'article.list',
    'auth.captcha',
    'auth.check',
    'auth.entry',
    'auth.entryCode',
    'auth.login',
    'auth.loginMarketplace',
    'auth.registration',
    'auth.registrationMarketplace',
    'auth.reset',
    'auth.resetMarketplace',
    'auth.swap',
    'auth.swapStart',
    'auth.ways',
    'author.detail',
    'banner.shown',
    'booking.groupPrice',
    'booking.link',
    'booking.linkPay',
    'booking.linkRelease',
    'booking.month',
    'booking.price',
    'booking.roomInfo',
    'booking.roomsFind',
    'booking.roomsInfo',
    'booking.schedule',
    'brand.activities',
    'brand.publicDetail',
    'brand.publicList',
    'calendar.event',
    'calendar.read',
    'card.avatar',
    'card.detail',
    'card.vcard',
    'certificate.applyToTickets',
    'certificate.ofTickets',
    'certificate.offer',
    'certificate.withdrawFromTickets',
    'cluster.detail',
    'cluster.list',
    'codes.smsSend',
    'collaborator.team',
    'demo.outbox',
    'deposit.byLink',
    'desk.feedRead',
    'event.announcementDetail',
    'event.categories',
    'event.detail',
    'event.list',
    'eventEstimate.read',
    'eventRequest.accessModes',
    'eventRequest.admittance',
    'eventRequest.ageRestrictions',
    'eventRequest.busyHours',
    'eventRequest.creatives',
    'eventRequest.formats',
    'eventRequest.referral',
    'eventRequest.reviewByLink',
    'eventRequest.reviewLink',
    'eventRequest.spaces',
    'eventRequest.specialServices',
    'eventRequest.tariffs',
    'gallery.publicDetail',
    'gallery.publicList',
    'mailing.confirm',
    'mailing.leave',
    'mailing.subscribe',
    'mailing.subscription',
    'marketItem.publicDetail',
    'marketItem.publicList',
    'package.list',
    'product.shown',
    'project.publicDetail',
    'project.publicList',
    'promoCode.applyByLink',
    'promoCode.applyToTickets',
    'promoCode.confirmFreeByLink',
    'reschedule.choose',
    'reschedule.ticket',
    'resident.detail',
    'resident.list',
    'review.list',
    'review.ofSubject',
    'review.visit',
    'review.visitAdd',
    'search.site',
    'security.pass',
    'security.stepFinish',
    'security.stepSetup',
    'series.dates',
    'series.move',
    'series.ticket',
    'staff.accept',
    'staff.invitation',
    'story.categories',
    'story.detail',
    'story.list',
    'support.sendEmail',
    'ticket.calendar',
    'ticket.cancel',
    'ticket.codeSend',
    'ticket.detail',
    'ticket.pdf',
    'ticket.reminder',
    'ticket.rename',
    'ticket.transfer',
    'ticketOrder.codeSend',
    'ticketOrder.confirm',
    'ticketOrder.createAsGuest',
    'ticketOrder.detail',
    'ticketOrder.drop',
    'ticketOrder.offer',
    'ticketOrder.pay',
    'ticketOrder.receipt',
    'ticketWait.addAsGuest',
    'ticketWait.detail',
    'ticketWait.leave',
    'visiting.requisites',
  ]);
});

test('every reply that is not a file has a serializer', () => {
  for (const call of allCalls) if (!isFileReply(call.reply)) expect(() => serializerOf(call), call.id).not.toThrow();
});
