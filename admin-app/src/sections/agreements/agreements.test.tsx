import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calls from '@venue/sdk/agreements/admin';
import { type Agreement, agreementStatus } from '@venue/sdk/agreements/model';
import * as papers from '@venue/sdk/papers/admin';
import { type Invoice, measure, paperStatus, vatRate } from '@venue/sdk/papers/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import InvoicePage from '../papers/InvoicePage.tsx';
import AgreementPage from './AgreementPage.tsx';
import CreateAgreementPage from './CreateAgreementPage.tsx';

const server = startServer();
const person = userEvent.setup();
const draft: Agreement = {
  ...sampleReply(calls.getAgreement).message,
  agreementId: 7,
  agreementNumber: '12/2026',
  agreementStatus: agreementStatus.draft,
  agreementSubject: 'Аренда зала',
  agreementFrom: '2026-11-20',
  agreementTo: null,
  agreementTitle: '',
  agreementTerms: '',
  mailed: [],
  mailTo: '',
  invoices: [],
  acts: [],
  version: 3,
  can: ['edit', 'sign'],
};
const line = {
  invoiceServiceId: 5,
  serviceName: 'Аренда зала',
  measure: measure.hour,
  quantity: 6.5,
  price: 1_400_003,
  sum: 9_100_020,
  vat: 1_640_987,
  acted: 0,
};
const open: Invoice = {
  ...sampleReply(papers.getInvoice).message,
  invoiceId: 3,
  invoiceNumber: '4',
  invoiceStatus: paperStatus.open,
  vatRate: vatRate.twentyTwo,
  services: [line],
  sum: 9_100_020,
  vat: 1_640_987,
  closedAt: null,
  closedBy: null,
  version: 2,
  order: null,
  mailed: [],
  can: ['edit', 'close'],
};
let agreement: Agreement;
let invoice: Invoice;
let sent: unknown[];

beforeEach(() => {
  [agreement, invoice, sent] = [draft, open, []];
  const keep = (body: unknown) => void sent.push(body);
  server.use(
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(calls.listTemplates).replies({
      message: { page: 1, pageSize: 100, total: 1, totalIsExact: true },
      items: [{ ...sampleReply(calls.getTemplate).message, templateId: 4, templateName: 'Аренда зала' }],
    }),
    mock(calls.getAgreement).replies(() => ({ message: agreement })),
    mock(papers.getInvoice).replies(() => ({ message: invoice })),
    mock(calls.saveAgreement).replies(({ body }) => {
      keep(body);
      return { message: agreement };
    }),
    mock(papers.addInvoiceService).replies(({ body }) => {
      keep(body);
      return { id: 3, message: invoice };
    }),
    mock(papers.closeInvoice).replies(({ body }) => {
      keep(body);
      invoice = { ...open, invoiceStatus: paperStatus.closed, can: [], version: 3 };
      return { message: invoice };
    }),
  );
});

const show = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/agreements/create" element={<CreateAgreementPage />} />
      <Route path="/agreements/edit/:agreementId" element={<AgreementPage />} />
      <Route path="/agreements/invoices/:invoiceId" element={<InvoicePage />} />
    </Routes>,
    { at },
  );

it('fills in a customer by the INN, and sends what was typed', async () => {
  const organisation = {
    name: 'ООО «Печь и глина»',
    type: 1 as const,
    INN: '6672051180',
    KPP: '667201001',
    OGRN: '1156658003710',
    legalAddress: 'г. Екатеринбург',
    headPosition: 'Директор',
    headName: 'Лаптева Дарья Сергеевна',
  };
  server.use(
    mock(calls.findParty).replies({ message: { organisation } }),
    mock(calls.addAgreement).replies(({ body }) => {
      sent.push(body);
      return { id: 7, message: draft };
    }),
  );
  show('/agreements/create');
  await person.type(await screen.findByRole('textbox', { name: /^ИНН/ }), '6672051180');
  await person.click(screen.getByRole('button', { name: /^Заполнить по.ИНН$/ }));
  expect(await screen.findByText(/Заполнили по.реестру/)).not.toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Предмет' }), 'Съёмка');
  await person.click(screen.getByRole('button', { name: 'Добавить черновик' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    agreementSubject: 'Съёмка',
    agreementTo: null,
    agreementSum: null,
    customer: organisation,
  });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/agreements/edit/7'));
});

it('takes its title and text of a template, and a text already typed is replaced after a question', async () => {
  const template = { templateTitle: 'Договор аренды зала', templateText: 'Предмет\nЗал для {заказчик}' };
  server.use(mock(calls.getTemplate).replies({ message: { ...sampleReply(calls.getTemplate).message, ...template } }));
  show('/agreements/create');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Текст договора/ });
  await person.type(text, 'Свой текст {{фио}');
  await person.click(await screen.findByRole('combobox', { name: /^Взять текст из.шаблона/ }));
  await person.click(await screen.findByRole('option', { name: 'Аренда зала' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Заменить текст договора?' }));
  await person.click(dialog.getByRole('button', { name: 'Заменить' }));
  await waitFor(() => expect(text.value).toBe(template.templateText));
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: /^Название договора/ });
  expect(title.value).toBe(template.templateTitle);
});

it('says that the register knows nobody, and keeps what was typed', async () => {
  server.use(mock(calls.findParty).replies({ message: { organisation: null } }));
  show('/agreements/create');
  const inn = await screen.findByRole<HTMLInputElement>('textbox', { name: /^ИНН/ });
  await person.type(inn, '6672051180');
  await person.click(screen.getByRole('button', { name: /^Заполнить по.ИНН$/ }));
  expect(await screen.findByText(/ничего нет/)).not.toBeNull();
  expect(inn.value).toBe('6672051180');
});

it('is signed after the question', async () => {
  show('/agreements/edit/7');
  await person.click(await screen.findByRole('button', { name: 'Отметить подписанным' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Отметить подписанным' }));
  await waitFor(() => expect(sent).toMatchObject([{ agreementId: 7, agreementStatus: 2, version: 3 }]));
});

it('in force may change its term and its comment alone, and takes invoices and acts', async () => {
  agreement = {
    ...draft,
    agreementStatus: agreementStatus.active,
    can: ['edit', 'complete', 'terminate', 'invoice', 'act'],
  };
  show('/agreements/edit/7');
  expect(await screen.findByRole('button', { name: 'Выставить счёт' })).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Предмет' })).toBeNull();
  await person.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Продлили');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ agreementStatus: agreementStatus.active, agreementSubject: 'Аренда зала' });
});

it('an act begins with the invoice that is left, at its rate', async () => {
  agreement = { ...draft, agreementStatus: agreementStatus.active, can: ['edit', 'invoice', 'act'] };
  server.use(
    mock(papers.listInvoicesForAct).replies({ message: { invoices: [{ ...open, vatRate: vatRate.five }] } }),
    mock(papers.createAct).replies(({ body }) => {
      sent.push(body);
      return { id: 9, message: sampleReply(papers.getAct).message };
    }),
  );
  show('/agreements/edit/7');
  await person.click(await screen.findByRole('button', { name: 'Составить акт' }));
  await person.click(await screen.findByRole('button', { name: 'Добавить акт' }));
  await waitFor(() => expect(sent).toMatchObject([{ agreementId: 7, invoiceId: 3, vatRate: vatRate.five }]));
});

it('an invoice takes a service with its sum said before, and is issued for good, with or without a letter', async () => {
  show('/agreements/invoices/3');
  await person.click(await screen.findByRole('button', { name: 'Добавить услугу' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить услугу' }));
  await person.type(dialog.getByRole('textbox', { name: 'Услуга' }), 'Свет');
  const quantity = dialog.getByRole('textbox', { name: 'Количество' });
  await person.clear(quantity);
  await person.type(quantity, '0,333');
  await person.type(dialog.getByRole('textbox', { name: /Цена за/ }), '99,99');
  expect(dialog.getByText(/^Сумма 33,30/)).not.toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() =>
    expect(sent).toEqual([{ invoiceId: 3, serviceName: 'Свет', measure: '356', quantity: 0.333, price: 99_99 }]),
  );
  await person.click(screen.getByRole('button', { name: 'Выставить счёт' }));
  const question = within(await screen.findByRole('dialog', { name: 'Выставить счёт' }));
  await person.click(question.getByRole('button', { name: /^Выставить без.письма$/ }));
  await waitFor(() => expect(sent[1]).toEqual({ invoiceId: 3, version: 2 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Добавить услугу' })).toBeNull());
});

it('leads to the organisation of the agreement', async () => {
  show('/agreements/edit/7');
  const link = await screen.findByRole('link', { name: 'Организация' });
  expect(link.getAttribute('href')).toBe(`/agreements/organisations?INN=${agreement.customer.INN}`);
});
