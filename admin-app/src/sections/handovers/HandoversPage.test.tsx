import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOwedRests } from '@venue/sdk/deposits/admin';
import { getBoard } from '@venue/sdk/desk/admin';
import { addHandover, getOpenShift, listHandovers } from '@venue/sdk/handovers/admin';
import type { Handover, OpenShift } from '@venue/sdk/handovers/model';
import { mock, sampleReply } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import HandoversPage from './HandoversPage.tsx';

const server = startServer();
const person = userEvent.setup();
const since = '2026-12-03T05:00:00.000Z';

const shift: OpenShift = {
  since,
  people: [{ who: 'Громова В.', cashIn: 300_000, cashOut: 150_000 }],
  opening: 40_000,
  cashIn: 300_000,
  cashOut: 150_000,
  expected: 190_000,
  lastHandoverId: 4,
};
const handover: Handover = {
  ...shift,
  handoverId: 4,
  at: since,
  who: 'Громова В.',
  counted: 180_000,
  difference: -10_000,
  differenceReason: 'Сдача',
  removed: 140_000,
  handoverNote: 'Ключ у\u00a0охраны',
};

beforeEach(() => {
  server.use(
    mock(getOpenShift).replies({ message: shift }),
    mock(listHandovers).replies({ message: { handovers: [handover] } }),
    mock(getBoard).replies({ message: { ...sampleReply(getBoard).message, notes: [], bookings: [] } }),
    mock(listOwedRests).replies({ message: { rests: [], total: 0, owedSum: 0 } }),
  );
});

it('asks why the sum differs, and sends what was counted', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(addHandover).replies(({ body }) => {
      sent.push(body);
      return sampleReply(addHandover);
    }),
  );
  renderPage(<HandoversPage />);
  const form = within(await screen.findByRole('form', { name: 'Сдача смены' }));
  const counted = form.getByRole('textbox', { name: /^Посчитано/ });
  await person.clear(counted);
  await person.type(counted, '1800');
  await person.click(form.getByRole('button', { name: 'Сдать смену' }));
  await form.findByText('Напишите, почему сумма расходится');
  expect(sent).toEqual([]);
  await person.type(form.getByRole('textbox', { name: /^Почему/ }), 'Сдача');
  await person.click(form.getByRole('button', { name: 'Сдать смену' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        ...{ lastHandoverId: 4, expected: 190_000, counted: 180_000, differenceReason: 'Сдача' },
        ...{ removed: 0, handoverNote: '' },
      },
    ]);
});

it('prints the sheet of a shift with lines to sign', async () => {
  let sheet = '';
  vi.stubGlobal('print', () => {
    sheet = document.body.textContent ?? '';
  });
  renderPage(<HandoversPage />);
  await person.click(await screen.findByRole('button', { name: 'Печать' }));
  await expect.poll(() => sheet.replaceAll('\u00a0', ' ')).toContain('Сдача смены № 4');
  expect(sheet.replaceAll('\u00a0', ' ')).toContain('Расхождение -100 ₽: Сдача');
  expect(sheet).toMatch(/Смену сдаёт Громова В. ____.*Смену принимает ____/);
});
