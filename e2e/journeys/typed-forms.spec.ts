import { expect } from '@playwright/test';
import { customerAtApi, enter, newCustomer, ownRecords, staffAtApi, staffRecords } from '../support/api.ts';
import { customerForms, newcomerForms, offeredForms, visitorForms } from '../support/forms.customers.ts';
import { paperForms } from '../support/forms.papers.ts';
import { createPages, editPages, staffDialogs } from '../support/forms.ts';
import { papersToDecide, takeTicket } from '../support/prepared.ts';
import { test } from '../support/test.ts';
import { walkAll } from '../support/walk.ts';

for (const [name, formsFor] of [
  ['pages that add a record', async () => createPages],
  ['pages of a record', async () => editPages],
  // In two halves, for two workers.
  ['dialogs', async () => staffDialogs(await staffRecords()).slice(0, 17)],
  ['more dialogs', async () => staffDialogs(await staffRecords()).slice(17)],
  ['papers and money', async () => paperForms(await papersToDecide())],
] as const) {
  test(`no form of staff loses what was typed: ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await enter(page, await staffAtApi());
    expect(await walkAll(page, await formsFor())).toEqual([]);
  });
}

test('no form of a visitor loses what was typed', async ({ page }) => {
  test.setTimeout(600_000);
  expect(await walkAll(page, visitorForms)).toEqual([]);
});

test('no form of a customer loses what was typed', async ({ page }) => {
  test.setTimeout(600_000);
  const records = await ownRecords();
  await takeTicket(records.shownEventId);
  await enter(page, await customerAtApi());
  expect(await walkAll(page, customerForms(records))).toEqual([]);
});

test('no form of a newcomer loses what was typed', async ({ page }) => {
  const newcomer = await newCustomer();
  await enter(page, newcomer);
  expect(await walkAll(page, newcomerForms)).toEqual([]);
  const { userPhone: phone } = (await newcomer.profile.getProfile({})).message;
  const organiser = (await customerAtApi()).events;
  const { shownEventId: id } = await ownRecords();
  await organiser.offerHandover({ id, body: { phone } });
  expect(await walkAll(page, offeredForms)).toEqual([]);
  await organiser.withdrawHandover({ id });
});
