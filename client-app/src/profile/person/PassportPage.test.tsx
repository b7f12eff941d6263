import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDraft } from '@venue/sdk/drafts';
import { getPrivacy, giveConsent } from '@venue/sdk/privacy';
import { consentTexts, type PrivacyReport } from '@venue/sdk/privacy/model';
import {
  deleteDocument,
  downloadPassport,
  getProfile,
  revealMyPassport,
  saveProfile,
  uploadDocument,
} from '@venue/sdk/profile';
import type { Document, MyProfile, Passport } from '@venue/sdk/profile/model';
import { mock } from '@venue/sdk/testing';
import * as saving from '@venue/shared-ui/data/saveFile.ts';
import { dateField, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../../app/testing.tsx';
import { maria, saidOf, startServer } from '../profile.testing.tsx';
import PassportPage from './PassportPage.tsx';

const server = startServer();
const AT = '2026-11-20T04:00:00.000Z';
const none: PrivacyReport = { consents: [], views: [], deletionAt: null, ahead: [] };
const agreed: PrivacyReport = {
  ...none,
  consents: [{ purpose: 'passport', version: '2026-11-01', givenAt: AT, withdrawnAt: null }],
};
const passport: Passport = {
  passportSeries: '6512',
  passportNumber: '345678',
  passportIssuedBy: 'ГУ МВД России по Свердловской области',
  passportIssuedAt: '2015-06-01',
  passportDepartmentCode: '660-004',
  passportBirthDay: '1990-02-28',
  passportBirthPlace: 'г. Екатеринбург',
  passportAddress: 'г. Екатеринбург, ул. Малышева, д. 1',
};
const mark = { masked: '•••• ••5678', passportIssuedAt: '2015-06-01', savedAt: AT };
const scan: Document = {
  fileId: 9,
  documentType: 1,
  fileName: 'разворот.jpg',
  fileMimeType: 'image/jpeg',
  fileSize: 2048,
  uploadedAt: AT,
};

let profile: MyProfile;
let privacy: PrivacyReport;
beforeEach(() => {
  profile = maria;
  privacy = agreed;
  server.use(
    mock(getProfile).replies(() => ({ message: profile })),
    mock(getPrivacy).replies(() => ({ message: privacy })),
  );
});
const open = () => renderScreen(<PassportPage />, { at: '/marketplace/account/info/passport', session: signedIn() });
const person = userEvent.setup();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const paste = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
};
const fill = async () => {
  await paste('Серия', '65 12');
  await paste('Номер', '345678');
  await paste('Кем выдан', passport.passportIssuedBy);
  await typeDate(person, await dateField('Дата выдачи'), '01.06.2015');
  await paste('Код подразделения', '660004');
  await typeDate(person, await dateField('Дата рождения'), '28.02.1990');
  await paste('Место рождения', passport.passportBirthPlace);
  await paste('Адрес регистрации', passport.passportAddress);
};

test('nothing is asked before the consent, whose whole text is shown', async () => {
  privacy = none;
  const given = vi.fn();
  server.use(
    mock(giveConsent).replies(({ body }) => {
      given(body);
      privacy = agreed;
      return { message: privacy };
    }),
  );
  open();
  expect(await screen.findByText(consentTexts.passport.text)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Даю согласие');
  expect(await screen.findByRole('textbox', { name: 'Серия' })).toBeTruthy();
  expect(screen.queryByText(consentTexts.passport.text)).toBeNull();
  expect(given).toHaveBeenCalledExactlyOnceWith({ purpose: 'passport' });
});

test('every field is put in order and sent, with the personal data beside it', async () => {
  const heard = vi.fn();
  server.use(
    mock(saveProfile).replies(({ body }) => {
      heard(body);
      profile = { ...profile, passport: mark };
      return { message: profile };
    }),
  );
  open();
  await fill();
  await press('Сохранить');
  expect(await screen.findByText('Профиль успешно обновлён')).toBeTruthy();
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ bioLastname: 'Котова', bioName: 'Мария', passport }),
  );
  // What was typed is masked from then on.
  expect(await screen.findByText('•••• ••5678')).toBeTruthy();
  expect(document.body.textContent).not.toContain('345678');
});

test('wrong values are said beside their fields: dates, digits, what is missing', async () => {
  open();
  await fill();
  await paste('Серия', '651');
  await typeDate(person, await dateField('Дата выдачи'), '30.02.2015');
  await typeDate(person, await dateField('Дата рождения'), '01.01.2999');
  await userEvent.clear(await field('Номер'));
  await press('Сохранить');
  expect(await screen.findByRole('heading', { name: 'Проверьте заполнение полей' })).toBeTruthy();
  expect(saidOf(await field('Серия'))).toBe('Проверьте значение');
  expect(saidOf(await field('Номер'))).toBe('Обязательное поле');
  expect(saidOf(await dateField('Дата выдачи'))).toBe('Укажите корректную дату');
  expect(saidOf(await dateField('Дата рождения'))).toBe('Дата не может быть будущим');
  // The summary names the fields and leads to them.
  await userEvent.click(screen.getByRole('link', { name: /^Дата рождения: / }));
  expect((await dateField('Дата рождения')).contains(document.activeElement)).toBe(true);
});

test('what the server finds wrong stands beside the field, and everything typed stays', async () => {
  server.use(
    mock(saveProfile).fails('invalid_input', { fields: { 'passport.passportNumber': 'Такой паспорт недействителен' } }),
  );
  open();
  await fill();
  await press('Сохранить');
  await waitFor(async () => expect(saidOf(await field('Номер'))).toBe('Такой паспорт недействителен'));
  expect((await field('Адрес регистрации')).value).toBe(passport.passportAddress);
});

test('a consent taken back meanwhile is asked for again, and nothing typed is lost', async () => {
  server.use(
    mock(saveProfile).once.fails('consent_missing', { data: { purpose: 'passport' } }),
    mock(giveConsent).replies(() => {
      privacy = agreed;
      return { message: privacy };
    }),
  );
  open();
  await fill();
  privacy = none;
  await press('Сохранить');
  expect(await screen.findByText(consentTexts.passport.text)).toBeTruthy();
  await press('Даю согласие');
  await waitFor(() => expect(screen.queryByText(consentTexts.passport.text)).toBeNull());
  expect((await field('Номер')).value).toBe('345678');
});

test('a saved passport shows four digits until it is asked for, and says that looks are written down', async () => {
  profile = { ...maria, passport: mark };
  const looked = vi.fn();
  server.use(
    mock(revealMyPassport).replies(() => {
      looked();
      return { message: passport };
    }),
  );
  open();
  expect(await screen.findByText('•••• ••5678')).toBeTruthy();
  expect(screen.getByText(/Каждый просмотр записывается/)).toBeTruthy();
  expect(looked).not.toHaveBeenCalled();
  await press('Показать');
  expect(await screen.findByText('6512 345678')).toBeTruthy();
  await press('Скрыть');
  expect(screen.queryByText('6512 345678')).toBeNull();
  await press('Изменить');
  expect((await field('Номер')).value).toBe('345678');
  expect(looked).toHaveBeenCalledTimes(2);
});

test('a scan is uploaded in its place, downloaded, and deleted after a question', async () => {
  const kept = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const asked = vi.fn();
  server.use(
    mock(uploadDocument).replies({ message: scan }),
    mock(downloadPassport).replies(({ params }) => {
      asked(params);
      return { data: new Blob(['x']), type: 'image/jpeg', name: 'разворот.jpg' };
    }),
    mock(deleteDocument).replies(({ body }) => {
      asked(body);
      profile = { ...profile, documents: [] };
      return { message: { success: true } };
    }),
  );
  open();
  const page = within(await screen.findByRole('group', { name: /^Разворот с\sфото$/ }));
  profile = { ...profile, documents: [scan] };
  const input = screen.getByRole('group', { name: /^Разворот/ }).querySelector('input');
  await userEvent.upload(input ?? document.body, new File(['x'], 'разворот.jpg', { type: 'image/jpeg' }));
  expect(await page.findByText('разворот.jpg')).toBeTruthy();
  await userEvent.click(await page.findByRole('button', { name: 'Скачать' }));
  await waitFor(() => expect(kept).toHaveBeenCalledOnce());
  await userEvent.click(page.getByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog', {}, { timeout: 5000 }));
  expect(question.getByText('Вы уверены, что хотите удалить этот файл?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(page.queryByText('разворот.jpg')).toBeNull());
  expect(asked.mock.calls).toMatchObject([[{ a: '17', b: '9' }], [{ fileId: 9 }]]);
});

test('someone without a name is asked for it first', async () => {
  profile = { ...maria, bioName: '', bioLastname: '' };
  server.use(
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveProfile).replies(() => {
      profile = maria;
      return { message: profile };
    }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Имя'), 'Мария');
  await press('Продолжить');
  expect(await field('Серия')).toBeTruthy();
});
