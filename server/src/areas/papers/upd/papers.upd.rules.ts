import { ApiFailure } from '@venue/sdk';
import { type Act, type ActForm, actForm, isUpd, measure, type VatRate, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import type { Requisites } from '../../../config/requisites.ts';
import type { AgreementTableRow } from '../../agreements/agreements.store.ts';

type Customer = AgreementTableRow['customer'];

/** The numbering of a form: a УПД of status 1 is also a VAT invoice, and those are numbered separately. */
export const countedAs = (form: ActForm): 'act' | 'upd' => (form === actForm.upd1 ? 'upd' : 'act');

export interface PersonName {
  readonly last: string;
  readonly first: string;
  readonly middle: string;
}

/** `ИП Лаптева Дарья Сергеевна` in its parts; null if it is not a name of two words and more. */
export function personName(text: string): PersonName | null {
  const words = text.replace(/^\s*(ИП|Индивидуальный предприниматель)\s+/i, '').trim();
  const [last, first, ...rest] = words.split(/\s+/).map(word => word.slice(0, 60));
  return last && first ? { last, first, middle: rest.join(' ').slice(0, 60) } : null;
}

/** The name of a customer who is a person. */
export const nameOfCustomer = ({ name, headName }: Customer): PersonName | null =>
  personName(name) ?? personName(headName);

const starts = (digits: string) => !digits.startsWith('00');

/** What an agreement lacks for a УПД; empty if nothing. */
export function missingForUpd(customer: Customer): string {
  const isCompany = customer.type === contragentType.company;
  if (!customer.legalAddress.trim()) return 'В\u00a0договоре нет адреса заказчика, без него УПД не\u00a0составить';
  if (customer.INN.length !== (isCompany ? 10 : 12) || !starts(customer.INN))
    return 'ИНН заказчика в\u00a0договоре не\u00a0такой, как у\u00a0его организации: УПД не\u00a0составить';
  if (customer.KPP && !starts(customer.KPP)) return 'КПП заказчика в\u00a0договоре неверный: УПД не\u00a0составить';
  if (!isCompany && !nameOfCustomer(customer))
    return 'В\u00a0договоре нет фамилии и\u00a0имени заказчика, без них УПД не\u00a0составить';
  return '';
}

const untaxed = 'Без НДС счёта-фактуры нет: выберите УПД со\u00a0статусом\u00a02';

/** Refuses a form that the agreement or the rate does not allow, with an error on its field. */
export function mustSuitForm(form: ActForm, rate: VatRate, customer: Customer): void {
  const missing = isUpd(form) ? missingForUpd(customer) : '';
  const fields = {
    ...(missing ? { actForm: missing } : {}),
    ...(form === actForm.upd1 && rate === vatRate.none ? { vatRate: untaxed } : {}),
  };
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
}

/** The form of an automatically made act: the configured one, if the agreement and the rate allow it. */
export function formByItself(set: ActForm, rate: VatRate, customer: Customer): ActForm {
  const form = set === actForm.upd1 && rate === vatRate.none ? actForm.upd2 : set;
  return isUpd(form) && missingForUpd(customer) ? actForm.act : form;
}

/** Money received before the services were rendered; line 5 of a VAT invoice lists it. */
interface Advance {
  readonly paymentOrder: string;
  readonly paidOn: string;
  readonly sum: number;
}

/** What both the PDF and the XML of a УПД say. */
export interface Upd {
  readonly act: Act;
  readonly agreement: Pick<AgreementTableRow, 'number' | 'date' | 'customer'>;
  readonly venue: Requisites;
  readonly advances: readonly Advance[];
}

/** A line of a УПД: prices without VAT. A free line has no price and no quantity. */
export interface UpdLine {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly net: number;
  readonly vat: number;
  readonly sum: number;
}

export const updLines = (services: Act['services']): UpdLine[] =>
  services.map(({ serviceName, measure: code, quantity, sum, vat }) => {
    const net = sum - vat;
    const price = Math.round(net / quantity);
    const isPriced = price > 0;
    return {
      name: serviceName,
      code,
      unit: measure.option(code).label.replace('²', '2'),
      quantity: isPriced ? quantity : null,
      price: isPriced ? price : null,
      net,
      vat,
      sum,
    };
  });
