import type { Locator, Page } from '@playwright/test';
import { dayOf } from '@venue/sdk';
import type { StaffRecords } from './api.ts';
import { walkTo } from './board.ts';

export interface WalkedForm {
  /** The source whose form it is. */
  readonly file: string;
  readonly at: string;
  /** Opens the form on its page, if it is not open at once. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Waits for what appears because of what was typed. */
  readonly settled?: (page: Page) => Promise<unknown>;
  /** Its accessible name, where the page has several forms. */
  readonly name?: string | RegExp;
  /** Or how it is found there. */
  readonly css?: string;
}

/** The form that has been opened; the last one that can be sent, unless it is named. */
export const formOf = (page: Page, { name, css = 'form:has([type=submit])' }: WalkedForm): Locator =>
  name === undefined ? page.locator(css).last() : page.getByRole('form', { name });

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const pressIn = (region: RegExp, name: RegExp) => (page: Page) =>
  page.getByRole('region', { name: region }).getByRole('button', { name }).first().click();
const section = 'admin-app/src/sections';

/** Pages on which staff add a record. */
export const createPages: readonly WalkedForm[] = [
  { file: `${section}/projects/CreateProjectPage.tsx`, at: 'past-projects-create' },
  { file: `${section}/agreements/CreateTemplatePage.tsx`, at: 'agreements/templates/create' },
  { file: `${section}/agreements/CreateAgreementPage.tsx`, at: 'agreements/create' },
  { file: `${section}/client-terms/CreateClientTermsPage.tsx`, at: 'clients/create?agreement=1' },
  { file: `${section}/stories/CreateStoryPage.tsx`, at: 'blog/create' },
  { file: `${section}/articles/CreateArticle.tsx`, at: 'articles/create' },
  { file: `${section}/reviews/CreateReviewPage.tsx`, at: 'reviews/create' },
  { file: `${section}/galleries/CreateGallery.tsx`, at: 'galleries/photo/create' },
  { file: `${section}/clusters/CreateClusterPage.tsx`, at: 'cluster/create' },
  { file: `${section}/events/CreateEvent.tsx`, at: 'create' },
  { file: `${section}/staff/CreateRolePage.tsx`, at: 'settings/roles/create' },
  { file: `${section}/mailing/CreateLetterPage.tsx`, at: 'mailing/letters/create' },
  { file: `${section}/residents/CreateResidentPage.tsx`, at: 'residents/create' },
  { file: `${section}/collaborators/CreateCollaboratorPage.tsx`, at: 'collaborators/create' },
  { file: `${section}/packages/CreatePackagePage.tsx`, at: 'packages/create' },
  { file: `${section}/promo-codes/CreatePromoCodePage.tsx`, at: 'promo-codes/create' },
  { file: `${section}/price-list/CreatePriceItemPage.tsx`, at: 'price-list/create' },
  { file: `${section}/authors/CreateAuthorPage.tsx`, at: 'author/create' },
  { file: `${section}/banners/CreateBannerPage.tsx`, at: 'advertising_banner/create' },
];

const record = 'main form:has-text("Сохранить")';

/** Pages on which staff edit a record. */
export const editPages: readonly WalkedForm[] = [
  { file: `${section}/projects/ProjectPage.tsx`, at: 'past-projects-edit/1' },
  { file: `${section}/agreements/TemplatePage.tsx`, at: 'agreements/templates/1' },
  { file: `${section}/papers/InvoicePage.tsx`, at: 'agreements/invoices/1' },
  { file: `${section}/agreements/AgreementPage.tsx`, at: 'agreements/edit/2' },
  { file: `${section}/client-terms/ClientTermsPage.tsx`, at: 'clients/edit/1' },
  { file: `${section}/stories/StoryEditor.tsx`, at: 'blog/1/edit' },
  { file: `${section}/articles/ArticleEditor.tsx`, at: 'articles/2/edit' },
  { file: `${section}/rooms/RoomPage.tsx`, at: 'settings_room/31' },
  { file: `${section}/reviews/ReviewPage.tsx`, at: 'reviews/edit/1' },
  { file: `${section}/galleries/GalleryPage.tsx`, at: 'galleries/photo/1/edit' },
  { file: `${section}/clusters/ClusterPage.tsx`, at: 'cluster/1' },
  { file: `${section}/events/EventEditor.tsx`, at: '17/edit?step=text' },
  { file: `${section}/staff/RolePage.tsx`, at: 'settings/roles/2/edit' },
  { file: `${section}/mailing/LetterPage.tsx`, at: 'mailing/letters/1/edit' },
  { file: `${section}/brands/BrandEditor.tsx`, at: 'brands/1/edit', open: tab('Правка') },
  { file: `${section}/residents/ResidentPage.tsx`, at: 'residents/1/edit' },
  { file: `${section}/collaborators/CollaboratorPage.tsx`, at: 'collaborators/edit/1' },
  { file: `${section}/packages/PackagePage.tsx`, at: 'packages/edit/1' },
  { file: `${section}/promo-codes/PromoCodePage.tsx`, at: 'promo-codes/edit/3' },
  { file: `${section}/price-list/PriceItemPage.tsx`, at: 'price-list/edit/1' },
  { file: `${section}/authors/AuthorPage.tsx`, at: 'author/1' },
  { file: `${section}/banners/BannerPage.tsx`, at: 'advertising_banner/1/edit' },
].map(form => ({ ...form, css: record }));

/** Chooses hours of the board, unless some are chosen. */
const choose = (hours: readonly string[]) => async (page: Page) => {
  const dismiss = page.getByRole('button', { name: 'Снять выбор' });
  await page.locator('[data-cursor]').waitFor();
  if (await dismiss.isVisible()) return;
  await walkTo(page, hours[0] ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
};

const categories = async (page: Page) => {
  if ((await page.getByRole('dialog').count()) === 0) await press('Категории')(page);
};

/** Forms of staff beside a record, in dialogs and in lists. */
export const staffDialogs = ({ bookingId, unpaidId, hours }: StaffRecords): readonly WalkedForm[] =>
  [
    { file: `${section}/rooms/AddRoomDialog.tsx`, at: 'settings_room', open: press('Добавить помещение') },
    {
      file: `${section}/embeds/EmbedDialog.tsx`,
      at: 'settings_room/31',
      // «Отмена» closes the form alone, not the dialog that it is in.
      open: inTurn(
        async page => (await page.getByRole('dialog').count()) > 0 || press('Встроить на\u00a0сайт')(page),
        press('Добавить сайт'),
      ),
      name: 'Новый сайт',
    },
    { file: `${section}/rooms/ClosedDays.tsx`, at: 'settings_room/31', open: press('Закрыть день') },
    { file: `${section}/rooms/HolidaysDialog.tsx`, at: 'settings_room/31', open: press('Закрыть праздники') },
    { file: `${section}/rooms/RoomExtras.tsx`, at: 'settings_room/31', open: press('Создать услугу') },
    { file: `${section}/rooms/RoomExtras.tsx`, at: 'settings_room/31', open: press('Создать оборудование') },
    { file: `${section}/rooms/RoomExtras.tsx`, at: 'settings_room/31', open: pressIn(/Услуг/, /^Изменить/) },
    { file: `${section}/rooms/RoomExtras.tsx`, at: 'settings_room/31', open: pressIn(/Оборудован/, /^Изменить/) },
    {
      file: 'admin-app/src/app/record/versions/PlanDialog.tsx',
      at: 'residents/1/edit',
      open: press(/Назначить время|Изменить расписание/),
    },
    { file: `${section}/events/CategoriesDialog.tsx`, at: 'events', open: categories, name: 'Новая категория' },
    {
      file: `${section}/events/CategoriesDialog.tsx`,
      at: 'events',
      open: inTurn(categories, press(/^Переименовать/)),
      name: /^Категория /,
    },
    { file: `${section}/search/SynonymsPage.tsx`, at: 'search_words', name: 'Новое слово' },
    { file: `${section}/certificates/SellDialog.tsx`, at: 'certificates', open: press('Продать сертификат') },
    { file: `${section}/certificates/TermsDialog.tsx`, at: 'certificates', open: press(/^Суммы и/) },
    { file: `${section}/certificates/BlockDialog.tsx`, at: 'certificates/1', open: press('Заблокировать') },
    { file: `${section}/certificates/ExtendDialog.tsx`, at: 'certificates/1', open: press('Продлить') },
    { file: `${section}/certificates/ReturnDialog.tsx`, at: 'certificates/1', open: press('Вернуть остаток') },
    {
      file: `${section}/search/SynonymsPage.tsx`,
      at: 'search_words',
      open: press(/^Изменить слово/),
      name: /^Слово /,
    },
    { file: `${section}/staff/StaffDialog.tsx`, at: 'settings', open: press('Добавить сотрудника') },
    { file: `${section}/mailing/SendLetter.tsx`, at: 'mailing/letters/1/edit', name: 'Пробное письмо' },
    { file: `${section}/products/FrameDialog.tsx`, at: 'products', open: press(/кадр/i) },
    { file: `${section}/packages/SellPackage.tsx`, at: 'packages/edit/1', name: 'Продать на стойке' },
    { file: `${section}/packages/ExtendPurchase.tsx`, at: 'package-purchases/1', open: press('Продлить') },
    { file: `${section}/packages/ReturnPurchase.tsx`, at: 'package-purchases/1', open: press('Вернуть деньги') },
    { file: `${section}/tickets/orders/CancelTickets.tsx`, at: 'ticket-orders/1', open: press(/^Отменить/) },
    { file: `${section}/applications/FinishDialog.tsx`, at: 'applications/3', open: press(/^Закрыть без/) },
    { file: `${section}/handovers/HandoverForm.tsx`, at: 'board/handovers', name: 'Сдача смены' },
    { file: `${section}/desk/ShiftNotes.tsx`, at: 'board', name: 'Новая заметка' },
    { file: `${section}/galleries/FileDialog.tsx`, at: 'galleries/photo/1/edit', open: press(/^Изменить/) },
    { file: `${section}/galleries/AddVideo.tsx`, at: 'galleries/video/2/edit', name: 'Новое видео' },
    { file: `${section}/stories/NewCategory.tsx`, at: 'blog/create', open: press('Новая категория') },
    {
      file: `${section}/room-requests/OfferForm.tsx`,
      at: 'room-requests/1',
      open: press('Составить предложение'),
      css: 'main form:has-text("Отмена")',
    },
    { file: `${section}/customers/MarkDialog.tsx`, at: 'users/4', open: press(/^Метки и/) },
    { file: `${section}/customers/BlockDialog.tsx`, at: 'users/4', open: press('Закрыть новые брони') },
    { file: `${section}/users/PassportPanel.tsx`, at: 'users/4?tab=papers', name: 'Открыть паспорт' },
    { file: `${section}/papers/NewInvoice.tsx`, at: 'agreements/edit/1', open: press('Выставить счёт') },
    { file: `${section}/papers/NewAct.tsx`, at: 'agreements/edit/1', open: press('Составить акт') },
    { file: `${section}/papers/ServiceDialog.tsx`, at: 'agreements/invoices/1', open: press('Добавить услугу') },
    { file: `${section}/papers/MailDialog.tsx`, at: 'agreements/edit/1', open: press('Отправить письмом') },
    { file: `${section}/papers/ArchiveDialog.tsx`, at: 'agreements/invoices', open: press('Скачать ZIP') },
    {
      file: `${section}/event-requests/ProposalForm.tsx`,
      at: 'event-requests/2',
      open: press('Составить предложение'),
      css: 'main form:has-text("Отмена")',
    },
    {
      file: 'admin-app/src/app/list/BulkDialog.tsx',
      at: 'events?status=2',
      open: inTurn(press(/^Действия со/), page => page.getByRole('menuitem', { name: /^Отклонить/ }).click()),
    },
    {
      file: 'admin-app/src/app/list/ViewDialog.tsx',
      at: 'articles',
      open: inTurn(press(/^Вид/), page => page.getByRole('menuitem', { name: /^Сохранить как/ }).click()),
    },
    { file: 'shared-ui/src/areas/event-requests/Writer.tsx', at: 'event-requests/2', name: 'Новое сообщение' },
    {
      file: 'admin-app/src/app/decision/callDecisions.tsx',
      at: 'room-requests/1',
      open: press(/^Отклонить/),
      name: /^Решение по/,
    },
    {
      file: `${section}/bookings/CancelDialog.tsx`,
      at: `bookings?booking=${bookingId}`,
      open: press('Отменить бронирование'),
      name: /^Отмена брони/,
    },
    {
      file: `${section}/desk/BookDialog.tsx`,
      at: `board?day=${dayOf(hours[0] ?? '')}`,
      open: inTurn(choose(hours), press('Забронировать')),
      name: 'Бронь для клиента',
      settled: (page: Page) => page.getByText(/^Новый клиент/).waitFor(),
    },
    {
      file: `${section}/desk/CloseDialog.tsx`,
      at: `board?day=${dayOf(hours[0] ?? '')}`,
      open: inTurn(choose(hours), press('Закрыть часы')),
    },
    {
      file: `${section}/deposits/DeskDeposit.tsx`,
      at: `board?booking=${unpaidId}`,
      open: press('Взять задаток'),
      name: 'Задаток',
    },
    {
      file: `${section}/events/HandOverDialog.tsx`,
      at: '2/edit',
      open: inTurn(press('Ещё'), page => page.getByRole('menuitem', { name: 'Передать другому организатору' }).click()),
      name: /^Передача/,
    },
  ].map(form => ({ css: '[role=dialog] form:has([type=submit])', ...form }));
