import { addAgreement, getAgreement, saveAgreement } from '@venue/sdk/agreements/admin';
import { type AgreementFields, agreementStatus } from '@venue/sdk/agreements/model';
import { addInvoiceService, createAct, createInvoice, getAct, getInvoice } from '@venue/sdk/papers/admin';
import { type ActForm, actForm, type LineFields, measure, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

/** What staff enter about an agreement with a made-up company. */
export const anAgreement = {
  agreementDate: '2026-11-20',
  agreementSubject: 'Аренда конференц-зала',
  agreementFrom: '2026-11-20',
  agreementTo: null,
  agreementSum: null,
  vatRate: vatRate.twentyTwo,
  customer: {
    name: 'ООО «Малахитовая шкатулка»',
    type: contragentType.company,
    INN: '6671004212',
    KPP: '667101001',
    OGRN: '1026605321049',
    legalAddress: 'г. Екатеринбург, ул. Малышева, д. 51, офис 1204',
    postalAddress: '',
    headPosition: 'Генеральный директор',
    headName: 'Ветлугина Наталья Олеговна',
    actsOn: 'Устава',
    bankName: 'АО «Исетский банк»',
    BIK: '046577001',
    account: '40702810600000000002',
    correspondentAccount: '30101810000000000001',
    phone: '',
    email: '',
  },
  userId: null,
  eventRequestId: null,
  comment: '',
} as const satisfies AgreementFields;

export const anInvoice = {
  invoiceDate: '2026-11-23',
  invoiceDue: '2026-11-28',
  vatRate: vatRate.twentyTwo,
  invoicePurpose: '',
  comment: '',
} as const;

export const anAct = {
  actDate: '2026-11-30',
  actFrom: '2026-11-23',
  actTo: '2026-11-30',
  vatRate: vatRate.twentyTwo,
  comment: '',
} as const;

/** Six and a half hours of a hall at 14 000,03 roubles. */
export const aLine = { serviceName: 'Аренда зала', measure: measure.hour, quantity: 6.5, price: 1_400_003 } as const;

/** Adds a draft of an agreement. */
export async function aDraft(api: TestApi, staff: Person, over: Partial<AgreementFields> = {}): Promise<number> {
  return (await api.as(staff).send(addAgreement, { body: { ...anAgreement, ...over } })).id;
}

/** Adds an agreement and has it signed. */
export async function inForce(api: TestApi, staff: Person, over: Partial<AgreementFields> = {}): Promise<number> {
  const agreementId = await aDraft(api, staff, over);
  const body = { ...anAgreement, ...over, agreementId, agreementStatus: agreementStatus.active, version: 1 };
  await api.as(staff).send(saveAgreement, { body });
  return agreementId;
}

/** Adds an invoice with one line, or with these, to an agreement in force. */
export async function invoiced(
  api: TestApi,
  staff: Person,
  agreementId: number,
  lines: readonly LineFields[] = [aLine],
): Promise<number> {
  const { id: invoiceId } = await api.as(staff).send(createInvoice, { body: { ...anInvoice, agreementId } });
  for (const line of lines) await api.as(staff).send(addInvoiceService, { body: { invoiceId, ...line } });
  return invoiceId;
}

/** Adds an act, of an invoice if there is one. */
export async function acted(
  api: TestApi,
  staff: Person,
  agreementId: number,
  invoiceId: number | null,
  form: ActForm = actForm.act,
): Promise<number> {
  return (await api.as(staff).send(createAct, { body: { ...anAct, agreementId, invoiceId, actForm: form } })).id;
}

export const agreementOf = async (api: TestApi, staff: Person, agreementId: number) =>
  (await api.as(staff).send(getAgreement, { body: { agreementId } })).message;
export const invoiceOf = async (api: TestApi, staff: Person, invoiceId: number) =>
  (await api.as(staff).send(getInvoice, { body: { invoiceId } })).message;
export const actOf = async (api: TestApi, staff: Person, actId: number) =>
  (await api.as(staff).send(getAct, { body: { actId } })).message;
