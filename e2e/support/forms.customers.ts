import { expect, type Page } from '@playwright/test';
import type { OwnRecords } from './api.ts';
import { inTurn, press, type WalkedForm } from './forms.ts';

const app = 'client-app/src';
const own = '/app/marketplace/account';

/** A press is lost until the app has hydrated the page. */
const hydrated = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Данные обновляются сами' })).toBeAttached();
/** The list of guests stays open when a dialog above it is closed. */
const guestList = async (page: Page) => {
  await page.getByRole('heading', { name: 'Участники' }).waitFor();
  const open = page.getByRole('button', { name: 'Показать гостей' });
  if (await open.isVisible()) await open.click();
};
const freeHour = (page: Page) => page.locator('[data-start][data-state=free]').first().click();

/** Forms of a visitor. */
export const visitorForms: readonly WalkedForm[] = [
  { file: `${app}/room-requests/RequestForm.tsx`, at: '/app/rooms/47', name: /^Запрос на/ },
  {
    file: `${app}/event-requests/form/VisitorEditor.tsx`,
    at: '/app/event-request',
    // The services of the chosen space, in a later step.
    settled: page => page.getByText('Услуги, предварительно').first().waitFor({ state: 'attached' }),
    name: 'Заявка на мероприятие',
  },
  {
    file: `${app}/waitlist/WaitForm.tsx`,
    at: '/app/rooms/31',
    open: inTurn(hydrated, press(/^Встать в/)),
    name: /^Очередь на/,
  },
  {
    file: `${app}/bookings/room/GuestEntry.tsx`,
    at: '/app/rooms/31',
    open: inTurn(hydrated, freeHour),
    name: /^Бронирование по/,
  },
  { file: `${app}/mailing/Subscribe.tsx`, at: '/app/mailing', name: 'Подписка на новости' },
  {
    file: `${app}/certificates/BuyPage.tsx`,
    at: '/app/certificates',
    open: hydrated,
    name: 'Подарочный сертификат',
  },
  { file: `${app}/app/person/SupportDialog.tsx`, at: '/app/contacts', open: press('Задать вопрос') },
  {
    file: `${app}/app/person/GuestForm.tsx`,
    at: '/app/events/2',
    open: inTurn(press(/^Для сопровождающих: больше/), press('Зарегистрироваться')),
    name: 'Кто придёт',
  },
];

/** Forms of a customer; `records` are theirs. */
export const customerForms = (records: OwnRecords): readonly WalkedForm[] => [
  {
    file: `${app}/profile/person/PhoneCard.tsx`,
    at: `${own}/info`,
    open: press('Сменить номер'),
    name: /^Новый номер/,
  },
  { file: `${app}/profile/person/PersonalInfo.tsx`, at: `${own}/info`, css: 'form:has-text("Для чеков")' },
  { file: `${app}/profile/organisations/ResidentPage.tsx`, at: `${own}/info/resident`, name: 'Данные резидента' },
  {
    file: 'shared-ui/src/areas/promo-codes/PromoForm.tsx',
    at: `/app/booking/order/${records.heldId}/payment`,
    name: 'Промокод или\u00a0сертификат',
  },
  { file: `${app}/cards/CardPage.tsx`, at: `${own}/card`, name: 'Визитка' },
  { file: `${app}/brands/BrandEditor.tsx`, at: `${own}/brands/create`, name: 'Новый бренд' },
  { file: `${app}/market/items/NewItemForm.tsx`, at: `${own}/marketitems/create`, name: 'Новый товар' },
  { file: `${app}/market/requests/NewRequestForm.tsx`, at: `${own}/marketrequests/create`, name: 'Новая заявка' },
  { file: `${app}/articles/CreateArticle.tsx`, at: `${own}/articles/create`, name: 'Новая статья' },
  { file: `${app}/events/own/CreateEvent.tsx`, at: '/app/account/events/create', name: 'Новое мероприятие' },
  {
    file: `${app}/events/own/EventEditor.tsx`,
    at: `/app/account/events/${records.eventId}/edit?step=entry`,
    name: 'Мероприятие',
  },
  {
    file: 'shared-ui/src/areas/events/CancelEventDialog.tsx',
    at: `/app/account/events/${records.shownEventId}`,
    open: press('Отменить мероприятие'),
    name: /^Отмена/,
  },
  {
    file: 'shared-ui/src/areas/reschedules/RescheduleDialog.tsx',
    at: `/app/account/events/${records.shownEventId}`,
    open: press('Перенести'),
    name: /^Перенос/,
  },
  {
    file: `${app}/events/own/Handover.tsx`,
    at: `/app/account/events/${records.shownEventId}`,
    open: press('Передать мероприятие'),
    name: /^Передача/,
  },
  {
    file: `${app}/articles/ArticleEditor.tsx`,
    at: `${own}/articles/${records.editable.articleId}/edit`,
    name: 'Статья',
  },
  {
    file: `${app}/market/items/ItemEditor.tsx`,
    at: `${own}/marketitems/${records.editable.itemId}/edit`,
    name: 'Товар',
  },
  {
    file: `${app}/market/requests/RequestEditor.tsx`,
    at: `${own}/marketrequests/${records.editable.requestId}/edit`,
    name: 'Заявка',
  },
  {
    file: `${app}/profile/organisations/OrganisationForm.tsx`,
    at: `${own}/info/organization?edit=${records.organisationId}`,
    name: 'Организация',
  },
  {
    file: `${app}/event-requests/form/ActiveEditor.tsx`,
    at: `/app/account/requests/edit/${records.editable.activeRequestId}`,
    open: press('Изменить'),
    name: 'Изменение заявки',
  },
  {
    file: 'shared-ui/src/areas/event-requests/Writer.tsx',
    at: `/app/account/requests/edit/${records.activeRequestId}`,
    name: 'Новое сообщение',
  },
  {
    file: `${app}/event-requests/after/DeclineDialog.tsx`,
    at: `/app/account/requests/edit/${records.proposedRequestId}`,
    open: press('Отклонить'),
    name: 'Ответ на предложение',
  },
  {
    file: `${app}/room-requests/ChangeWish.tsx`,
    at: '/app/account/events?show=bookings',
    open: press('Изменить запрос'),
    name: /^Изменение запроса/,
  },
  {
    file: `${app}/waitlist/ChangeWait.tsx`,
    at: '/app/account/events?show=bookings',
    open: press('Другое время'),
    name: /^Очередь: /,
  },
  {
    file: `${app}/event-requests/after/CallOffDialog.tsx`,
    at: `/app/account/requests/edit/${records.proposedRequestId}`,
    open: press('Отменить мероприятие'),
    name: /^Отмена: /,
  },
  {
    file: `${app}/tickets/guests/CancelGuest.tsx`,
    at: `/app/account/events/${records.shownEventId}`,
    open: inTurn(guestList, press(/^Отменить\sбилет\s№/)),
    name: 'Отмена билета гостя',
  },
  {
    file: 'shared-ui/src/areas/tickets/TermsForm.tsx',
    at: `/app/account/events/${records.shownEventId}`,
    open: page => page.getByText('Условия для гостей').first().click(),
    name: 'Условия для гостей',
  },
  {
    file: `${app}/tickets/ChangeHolder.tsx`,
    at: `/app/tickets/${records.ticketCode}`,
    open: inTurn(press('Ещё'), page => page.getByRole('menuitem', { name: 'Передать билет' }).click()),
    name: 'Кому передать билет',
  },
];

/** Forms of a customer who has just registered. */
export const newcomerForms: readonly WalkedForm[] = [
  { file: `${app}/profile/person/NameFirst.tsx`, at: `${own}/info/passport`, name: 'Как вас зовут' },
];

/** Forms of a customer to whom an event is offered. */
export const offeredForms: readonly WalkedForm[] = [
  { file: `${app}/events/own/OfferedEvents.tsx`, at: '/app/account/events/offered', name: /^Принять/ },
];

/** Forms of the customer of an event that has happened, and of whoever has the link to its review. */
export const reviewForms = (requestId: number, link: URL): readonly WalkedForm[] => [
  {
    file: `${app}/event-requests/list/ReviewDialog.tsx`,
    at: `/app/account/requests/edit/${requestId}`,
    open: press(/^Оставить отзыв/),
    name: 'Отзыв',
  },
  { file: `${app}/event-requests/ReviewByLink.tsx`, at: `${link.pathname}${link.hash}`, name: 'Отзыв' },
];

/** The form of whoever has the link to the review of a visit. */
export const visitReviewForms: readonly WalkedForm[] = [
  { file: `${app}/reviews/VisitReview.tsx`, at: '/app/reviews/new#1.1.x', name: 'Отзыв' },
];
