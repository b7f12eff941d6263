import * as applicationsAdmin from './applications/applications.admin.calls.ts';
import { applicationRecord } from './applications/applications.kind.ts';
import * as applicationsModel from './applications/applications.model.ts';
import { applicationsWords } from './applications/applications.words.ts';
import * as bulkAdmin from './bulk/bulk.admin.calls.ts';
import * as bulkModel from './bulk/bulk.model.ts';
import type { AnyKind } from './core/kind/kind.ts';
import * as customersAdmin from './customers/customers.admin.calls.ts';
import * as customersModel from './customers/customers.model.ts';
import { customersWords } from './customers/customers.words.ts';
import * as dashboardAdmin from './dashboard/dashboard.admin.calls.ts';
import * as dashboardModel from './dashboard/dashboard.model.ts';
import { dashboardWords } from './dashboard/dashboard.words.ts';
import * as debtsAdmin from './debts/debts.admin.calls.ts';
import { debtorRecord } from './debts/debts.kind.ts';
import * as debtsModel from './debts/debts.model.ts';
import { debtsWords } from './debts/debts.words.ts';
import * as deskAdmin from './desk/desk.admin.calls.ts';
import * as desk from './desk/desk.calls.ts';
import { shiftNoteRecord } from './desk/desk.kind.ts';
import * as deskModel from './desk/desk.model.ts';
import * as deskPaymentModel from './desk/desk.payment.model.ts';
import { deskWords } from './desk/desk.words.ts';
import * as embedsAdmin from './embeds/embeds.admin.calls.ts';
import { embedSiteRecord } from './embeds/embeds.kind.ts';
import * as embedsModel from './embeds/embeds.model.ts';
import { embedsWords } from './embeds/embeds.words.ts';
import * as handoversAdmin from './handovers/handovers.admin.calls.ts';
import { handoverRecord } from './handovers/handovers.kind.ts';
import * as handoversModel from './handovers/handovers.model.ts';
import { handoversWords } from './handovers/handovers.words.ts';
import * as pendingAdmin from './pending/pending.admin.calls.ts';
import * as pendingModel from './pending/pending.model.ts';
import * as presenceAdmin from './presence/presence.admin.calls.ts';
import * as presenceModel from './presence/presence.model.ts';
import * as priceListAdmin from './price-list/price-list.admin.calls.ts';
import { priceItemRecord } from './price-list/price-list.kind.ts';
import * as priceListModel from './price-list/price-list.model.ts';
import { priceListWords } from './price-list/price-list.words.ts';
import * as receiptsAdmin from './receipts/receipts.admin.calls.ts';
import { movementRecord, owedRecord, reconciliationRecord } from './receipts/receipts.kind.ts';
import * as receiptsModel from './receipts/receipts.model.ts';
import { receiptsWords } from './receipts/receipts.words.ts';
import * as reportsAdmin from './reports/reports.admin.calls.ts';
import { reportMailRecord } from './reports/reports.kind.ts';
import * as reportsModel from './reports/reports.model.ts';
import { reportsWords } from './reports/reports.words.ts';
import * as securityAdmin from './security/security.admin.calls.ts';
import * as security from './security/security.calls.ts';
import * as securityModel from './security/security.model.ts';
import { securityWords } from './security/security.words.ts';
import * as staffAdmin from './staff/staff.admin.calls.ts';
import * as staff from './staff/staff.calls.ts';
import { roleRecord, staffRecord } from './staff/staff.kind.ts';
import * as staffModel from './staff/staff.model.ts';
import { staffWords } from './staff/staff.words.ts';
import * as unsentAdmin from './unsent/unsent.admin.calls.ts';
import { messageRecord } from './unsent/unsent.kind.ts';
import * as unsentModel from './unsent/unsent.model.ts';
import { unsentWords } from './unsent/unsent.words.ts';
import * as usersAdmin from './users/users.admin.calls.ts';
import { avatarRecord, deletionRecord, userRecord, usersRecord } from './users/users.kind.ts';
import * as usersModel from './users/users.model.ts';
import * as versionsAdmin from './versions/versions.admin.calls.ts';
import * as versionsModel from './versions/versions.model.ts';
import { versionsWords } from './versions/versions.words.ts';
import * as viewsAdmin from './views/views.admin.calls.ts';
import * as viewsModel from './views/views.model.ts';

// The areas that only staff use; the others are in areas.customers.ts and areas.site.ts.

/** Calls and pushes of each area; `Admin` are those for staff. */
export const calls = {
  applicationsAdmin,
  bulkAdmin,
  customersAdmin,
  dashboardAdmin,
  debtsAdmin,
  desk,
  deskAdmin,
  embedsAdmin,
  handoversAdmin,
  pendingAdmin,
  presenceAdmin,
  priceListAdmin,
  receiptsAdmin,
  reportsAdmin,
  security,
  securityAdmin,
  staff,
  staffAdmin,
  unsentAdmin,
  usersAdmin,
  versionsAdmin,
  viewsAdmin,
} as const;

/** Kinds of records, by their names. */
export const kinds = {
  application: applicationRecord,
  avatar: avatarRecord,
  debtor: debtorRecord,
  deletion: deletionRecord,
  embedSite: embedSiteRecord,
  handover: handoverRecord,
  message: messageRecord,
  priceItem: priceItemRecord,
  receipt: movementRecord,
  reconciliation: reconciliationRecord,
  refund: owedRecord,
  reportMail: reportMailRecord,
  role: roleRecord,
  shiftNote: shiftNoteRecord,
  staff: staffRecord,
  user: userRecord,
  users: usersRecord,
} as const satisfies Readonly<Record<string, AnyKind>>;

/** Models of each area, which give schemas their names in the OpenAPI document. */
export const models = {
  applications: applicationsModel,
  bulk: bulkModel,
  customers: customersModel,
  dashboard: dashboardModel,
  debts: debtsModel,
  desk: deskModel,
  embeds: embedsModel,
  deskPayment: deskPaymentModel,
  handovers: handoversModel,
  pending: pendingModel,
  presence: presenceModel,
  priceList: priceListModel,
  receipts: receiptsModel,
  reports: reportsModel,
  security: securityModel,
  staff: staffModel,
  unsent: unsentModel,
  users: usersModel,
  versions: versionsModel,
  views: viewsModel,
} as const;

/** Descriptions of each area's fields, for the OpenAPI document and the typings. */
export const words = {
  applications: applicationsWords,
  customers: customersWords,
  dashboard: dashboardWords,
  debts: debtsWords,
  desk: deskWords,
  embeds: embedsWords,
  handovers: handoversWords,
  priceList: priceListWords,
  receipts: receiptsWords,
  reports: reportsWords,
  security: securityWords,
  staff: staffWords,
  unsent: unsentWords,
  versions: versionsWords,
} as const;
