import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMyActXml, getMyInvoicePdf, listMyPapers } from '@venue/sdk/papers';
import type { CustomerAct, OrderInvoice } from '@venue/sdk/papers/model';
import { deleteDocument, downloadPassport, getProfile, uploadDocument } from '@venue/sdk/profile';
import type { Document, MyProfile } from '@venue/sdk/profile/model';
import { mock } from '@venue/sdk/testing';
import * as saving from '@venue/shared-ui/data/saveFile.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../../app/testing.tsx';
import { maria, startServer } from '../profile.testing.tsx';
import DocumentsPage from './DocumentsPage.tsx';

const server = startServer();
const person = userEvent.setup({ applyAccept: false });
const paper = (fileId: number, fileName: string): Document => ({
  fileId,
  documentType: 3,
  fileName,
  fileMimeType: 'application/pdf',
  fileSize: 2 * 1024 * 1024,
  uploadedAt: '2026-11-20T04:00:00.000Z',
});
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

let profile: MyProfile;
let papers: { invoices: OrderInvoice[]; acts: CustomerAct[] };
beforeEach(() => {
  profile = maria;
  papers = { invoices: [], acts: [] };
  server.use(
    mock(getProfile).replies(() => ({ message: profile })),
    mock(listMyPapers).replies(() => ({ message: papers })),
  );
});
const open = () => renderScreen(<DocumentsPage />, { at: '/marketplace/account/documents', session: signedIn() });
const upload = async (...files: File[]) => {
  const label = await screen.findByRole('button', { name: 'Выбрать файлы' });
  const input = label.parentElement?.querySelector('input');
  if (!input) throw new Error('there is no input for files');
  await person.upload(input, files);
};

test('says that there are none yet, what files may be, and how many', async () => {
  open();
  expect(await screen.findByText('Документов пока нет')).toBeTruthy();
  expect(screen.getByText(/0 из\s30\. PDF, JPEG или\sPNG, до\s20\sМБ/)).toBeTruthy();
});

test('shows name, kind, size and day; downloads and deletes after a question', async () => {
  profile = { ...maria, documents: [paper(1, 'карточка.pdf'), paper(2, 'новая.pdf')] };
  const kept = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const asked = vi.fn();
  server.use(
    mock(downloadPassport).replies(({ params }) => {
      asked(params);
      return { data: new Blob(['x']), type: 'application/pdf', name: 'карточка.pdf' };
    }),
    mock(deleteDocument).replies(({ body }) => {
      asked(body);
      profile = { ...maria, documents: [paper(2, 'новая.pdf')] };
      return { message: { success: true } };
    }),
  );
  open();
  const list = within(await screen.findByRole('list', { name: 'Документы' }));
  // Newest first.
  expect(list.getAllByRole('listitem').map(each => each.textContent)).toEqual([
    expect.stringMatching(/^новая\.pdf/),
    expect.stringMatching(/^карточка\.pdfКарточка организации · 2\sМБ · 20\.11\.2026/),
  ]);
  await person.click(list.getByRole('button', { name: 'Скачать: карточка.pdf' }));
  await waitFor(() => expect(kept).toHaveBeenCalledOnce());
  await person.click(list.getByRole('button', { name: 'Удалить: карточка.pdf' }));
  const question = within(await screen.findByRole('alertdialog', {}, { timeout: 5000 }));
  expect(question.getByText('карточка.pdf')).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Файл успешно удалён')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('карточка.pdf')).toBeNull());
  expect(asked.mock.calls).toMatchObject([[{ a: '17', b: '1' }], [{ fileId: 1 }]]);
});

test('several are uploaded at once, each with its own result', async () => {
  server.use(
    mock(uploadDocument).once.fails('file_limit'),
    mock(uploadDocument).replies({ message: paper(1, 'б.pdf') }),
  );
  open();
  await screen.findByText('Документов пока нет');
  profile = { ...maria, documents: [paper(1, 'б.pdf')] };
  await upload(pdf('а.pdf'), pdf('б.pdf'), new File(['x'], 'в.exe', { type: 'application/x-msdownload' }));
  expect(await within(await screen.findByRole('list', { name: 'Документы' })).findByText('б.pdf')).toBeTruthy();
  const uploads = within(screen.getByRole('list', { name: 'Загрузка' }));
  expect(uploads.getByText('Больше файлов сюда добавить нельзя')).toBeTruthy();
  expect(uploads.getByText(/^Файлы такого типа не принимаются: можно/)).toBeTruthy();
  expect(screen.getByText(/1 из\s30/)).toBeTruthy();
  // Retry is offered only if it can succeed.
  expect(uploads.getAllByRole('button', { name: /^Повторить/ })).toHaveLength(1);
  await person.click(uploads.getByRole('button', { name: 'Убрать: в.exe' }));
  expect(screen.queryByText('в.exe')).toBeNull();
});

test('one that is on its way can be stopped', async () => {
  server.use(mock(uploadDocument).hangs());
  open();
  await upload(pdf('а.pdf'));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Отменить: а.pdf' }));
  expect(screen.queryByText('а.pdf')).toBeNull();
});

test('scans of the passport are not uploaded here, and a full list takes no more', async () => {
  profile = { ...maria, documents: Array.from({ length: 30 }, (_, index) => paper(index + 1, `${index}.pdf`)) };
  open();
  const kind = await screen.findByLabelText('Что это');
  expect(within(kind).queryByRole('option', { name: /Паспорт/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Выбрать файлы' }).disabled).toBe(true);
  expect(screen.getByText(/удалите ненужные/)).toBeTruthy();
});

test('shows the invoices of organisations with what to pay until when, and the acts', async () => {
  const invoice = {
    invoiceDate: '2026-11-20',
    invoiceEnd: null,
    customerName: 'ООО «Печь и глина»',
    sum: 300_000,
    received: 0,
    owed: 0,
    returned: 0,
    keptUntil: '2026-11-25T13:00:00.000Z',
    orderIds: [12],
    eventRequestId: null,
  };
  const refused = {
    ...invoice,
    orderInvoiceStatus: 'cancelled' as const,
    invoiceEnd: 'refused' as const,
    received: 300_000,
    orderIds: [],
    eventRequestId: 5,
  };
  const act = { actDate: '2026-11-26', invoiceNumber: '12', customerName: invoice.customerName, sum: 300_000 };
  papers = {
    invoices: [
      { ...invoice, invoiceId: 9, invoiceNumber: '12', orderInvoiceStatus: 'awaiting' },
      { ...invoice, invoiceId: 8, invoiceNumber: '11', orderInvoiceStatus: 'cancelled', invoiceEnd: 'expired' },
      { ...refused, invoiceId: 7, invoiceNumber: '10', owed: 300_000 },
      { ...refused, invoiceId: 6, invoiceNumber: '9', returned: 300_000 },
    ],
    acts: [
      { ...act, actId: 4, actForm: 'act', actNumber: '3', edoState: null },
      { ...act, actId: 5, actForm: 'upd1', actNumber: '2', edoState: 'signed' },
      { ...act, actId: 6, actForm: 'upd2', actNumber: '1', edoState: 'sent' },
    ],
  };
  const kept = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const asked: unknown[] = [];
  server.use(
    mock(getMyInvoicePdf).replies({ data: new Blob(['x']), type: 'application/pdf', name: 'Счёт № 12.pdf' }),
    mock(getMyActXml).replies(({ body }) => {
      asked.push(body);
      return { data: new Blob(['<x/>']), type: 'application/xml', name: 'ON_NSCHFDOPPR.xml' };
    }),
  );
  open();
  const list = within(await screen.findByRole('list', { name: /^Счета и\sакты$/ }));
  expect(list.getByText(/Деньги должны прийти до\s.*25 ноября, 18:00/)).toBeTruthy();
  expect(list.getByText(/Деньги не\sпришли в\sсрок/)).toBeTruthy();
  // Of a paid event that was refused.
  expect(list.getByText(/^Мероприятие не\sсостоится\. Вернём 3\s000\s₽\.$/)).toBeTruthy();
  expect(list.getByText(/^Мероприятие не\sсостоится\. Вернули 3\s000\s₽\.$/)).toBeTruthy();
  expect(list.getByText(/Акт №\s3/)).toBeTruthy();
  await person.click(list.getByRole('button', { name: /^Скачать счёт №\s12$/ }));
  await waitFor(() => expect(kept).toHaveBeenCalledOnce());
  // Only for a УПД.
  expect(list.getAllByRole('button', { name: /^XML для\sЭДО/ })).toHaveLength(2);
  // Customers read their own answer, not whether the venue has sent it.
  expect(list.getByText('Подписан')).toBeTruthy();
  expect(list.queryByText('Отправлен')).toBeNull();
  await person.click(list.getByRole('button', { name: /^XML для\sЭДО: УПД №\s2$/ }));
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
  expect(asked).toEqual([{ actId: 5 }]);
});
