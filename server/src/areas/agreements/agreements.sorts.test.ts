import { listAgreements } from '@venue/sdk/agreements/admin';
import { createInvoice, listInvoices } from '@venue/sdk/papers/admin';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { anAgreement, anInvoice, inForce } from './agreements.testing.ts';

const [early, late] = ['2026-11-19', '2026-11-21'];
const named = (name: string) => ({ customer: { ...anAgreement.customer, name } });

test.each(databaseKinds)('papers of one day, or of one customer, stand in a second order (%s)', async kind => {
  const api = await testApi({ kind });
  onTestFinished(() => api.close());
  const staff = await api.aStaff();
  const send = api.as(staff);
  const [oneEarly, oneLate, otherEarly] = [
    await inForce(api, staff, { ...named('ООО «Азурит»'), agreementDate: early }),
    await inForce(api, staff, { ...named('ООО «Азурит»'), agreementDate: late }),
    await inForce(api, staff, { ...named('ООО «Берилл»'), agreementDate: early }),
  ];
  type Body = NonNullable<Parameters<typeof send.send<typeof listAgreements>>[1]['body']>;
  const agreements = async (body: Body) => {
    const { items } = await send.send(listAgreements, { body });
    return items.map(({ agreementId }) => agreementId);
  };
  const byDay = [otherEarly, oneEarly, oneLate];
  expect(await agreements({ sort: 'agreementDate,-customerName', order: 'asc' })).toEqual(byDay);
  expect(await agreements({ sort: 'agreementDate,customerName', order: 'desc' })).toEqual([
    oneLate,
    oneEarly,
    otherEarly,
  ]);
  expect(await agreements({ sort: 'customerName,-agreementDate', order: 'asc' })).toEqual([
    oneLate,
    oneEarly,
    otherEarly,
  ]);
  // A search keeps the same order.
  const search = anAgreement.agreementSubject;
  expect(await agreements({ sort: 'agreementDate,-customerName', order: 'asc', search })).toEqual(byDay);
  await expect(agreements({ sort: 'agreementStatus,agreementDate' as never })).rejects.toMatchObject({
    code: 'invalid_input',
  });

  for (const agreementId of [oneLate, otherEarly])
    await send.send(createInvoice, { body: { ...anInvoice, agreementId } });
  const customers = async (sort: 'invoiceDate,customerName' | 'invoiceDate,-customerName', words?: string) => {
    const { items } = await send.send(listInvoices, { body: { sort, ...(words ? { search: words } : {}) } });
    return items.map(({ customerName }) => customerName);
  };
  expect(await customers('invoiceDate,customerName')).toEqual(['ООО «Азурит»', 'ООО «Берилл»']);
  expect(await customers('invoiceDate,-customerName')).toEqual(['ООО «Берилл»', 'ООО «Азурит»']);
  expect(await customers('invoiceDate,-customerName', search)).toEqual(['ООО «Берилл»', 'ООО «Азурит»']);
});
