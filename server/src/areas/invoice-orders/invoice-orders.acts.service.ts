import { dayOf } from '@venue/sdk';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { mustExist } from '../../core/record/records.ts';
import { numberFor, withNumber } from '../agreements/agreements.numbers.store.ts';
import { agreementById } from '../agreements/agreements.store.ts';
import { actToMail, mailByItself } from '../papers/mail/papers.mail.service.ts';
import { closeIssued, issueOf } from '../papers/papers.issued.service.ts';
import { numberings } from '../papers/papers.numbers.store.ts';
import { countedAs, formByItself, presentAct } from '../papers/papers.service.ts';
import type { InvoiceRecord, InvoiceServiceRow } from '../papers/papers.store.ts';
import * as store from '../papers/papers.store.ts';

type ActLine = Omit<Parameters<typeof store.addActLine>[1], 'actId'>;

/** The lines and days that an act confirms. */
export interface Rendered {
  readonly lines: readonly ActLine[];
  readonly from: string;
  readonly to: string;
  /** What staff have to look at before they close the act; null if it is as the invoice. */
  readonly note: string | null;
}

export const lineOf = ({ id, name, measure, quantity, price, sum, vat }: InvoiceServiceRow): ActLine => ({
  invoiceServiceId: id,
  ...{ name, measure, quantity, price, sum, vat },
});

type Works = Pick<Context, 'now' | 'config'>;

/** Adds the act of an invoice; one that is as its invoice is closed and mailed at once if the settings say so. */
export async function addActOf(
  tx: Db,
  { now, config }: Works,
  { id: invoiceId, agreementId, vatRate }: InvoiceRecord,
  { lines, from, to, note, createdBy }: Rendered & { readonly createdBy: number },
): Promise<number> {
  const date = dayOf(now);
  const agreement = mustExist(await agreementById(tx, agreementId));
  const form = formByItself(config.actForm, vatRate, agreement.customer);
  const number = await numberFor(tx, config, numberings[countedAs(form)], date, undefined);
  const head = { agreementId, invoiceId, form, number, date, from, to, vatRate, comment: note ?? '' };
  const { id } = await withNumber(numberings.act, () =>
    store.addAct(tx, { ...head, createdBy, createdAt: now, updatedAt: now }),
  );
  for (const line of lines) await store.addActLine(tx, { actId: id, ...line });
  await store.recountAct(tx, id, vatRate, now);
  // An act that differs from its invoice stays open for staff, whatever the setting.
  if (config.actByItself === 'closed' && config.requisites && note === null) {
    const act = mustExist(await store.actById(tx, id));
    const paper = await presentAct(tx, { staffNameOf: async () => '' }, act, false);
    const issued = await issueOf(tx, paper, agreement, config.requisites, now);
    await closeIssued(tx, { now, config }, id, issued);
    const xml = issued.xml ? { data: issued.xml, name: issued.xmlName } : null;
    await mailByItself(tx, { now, config }, agreement.customer, actToMail(act, issued.pdf, xml));
  }
  return id;
}

/** Adds the act that confirms all of an invoice. */
export async function actOfInvoice(
  tx: Db,
  works: Works,
  invoiceId: number,
  days: { readonly from: string; readonly to: string; readonly createdBy: number },
): Promise<number> {
  const invoice = mustExist(await store.invoiceById(tx, invoiceId));
  const lines = (await store.linesOfInvoices(tx, [invoiceId])).map(lineOf);
  return addActOf(tx, works, invoice, { ...days, lines, note: null });
}
