import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { findInn, getProfile, saveProfile } from '@venue/sdk/profile';
import type { MyProfile } from '@venue/sdk/profile/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../../app/testing.tsx';
import { clay, maria, saidOf, startServer } from '../profile.testing.tsx';
import OrganisationsPage from './OrganisationsPage.tsx';

const server = startServer();
const found = {
  name: 'ООО «Малахит»',
  type: 1 as const,
  INN: '6671123450',
  KPP: '667101001',
  OGRN: '1026602312345',
  legalAddress: 'г. Екатеринбург, ул. Ленина, д. 5',
  headPosition: 'Директор',
  headName: 'Бажов Павел Петрович',
};

let profile: MyProfile;
beforeEach(() => {
  profile = maria;
  server.use(
    mock(getProfile).replies(() => ({ message: profile })),
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveDraft).replies({ message: { savedAt: '2026-11-20T04:00:00.000Z' } }),
    mock(removeDraft).replies({ message: { success: true } }),
  );
});
/** Goes on to the fields without the register. */
const byHand = () => press('Заполнить самому');
/** Accepts a save as the server does, and records its body. */
const saves = () => {
  const heard = vi.fn();
  server.use(
    mock(saveProfile).replies(({ body }) => {
      heard(body);
      return { message: profile };
    }),
  );
  return heard;
};
const path = '/marketplace/account/info/organization';
const open = (at = path) => renderScreen(<OrganisationsPage />, { at, session: signedIn() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const paste = async (name: string | RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
};

test('says that there are none, and how to add one', async () => {
  const { address } = open();
  expect(await screen.findByText('Организаций пока нет')).toBeTruthy();
  await press('Добавить организацию');
  expect(await screen.findByRole('heading', { name: 'Новая организация' })).toBeTruthy();
  // A reload comes back to the form.
  expect(address()).toBe(`${path}?edit=new`);
});

test('a new one joins those that are there; the personal data stay', async () => {
  profile = { ...maria, organisations: [clay] };
  const heard = saves();
  open(`${path}?edit=new`);
  await byHand();
  await paste('Название', 'ООО «Малахит»');
  await paste('ИНН', '6671 123451');
  await press('Сохранить');
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  const { organisations, bioName } = heard.mock.calls[0]?.[0] ?? {};
  expect(bioName).toBe('Мария');
  expect(organisations).toEqual([clay, expect.objectContaining({ name: 'ООО «Малахит»', INN: '6671123451', type: 1 })]);
  expect(organisations[1].organisationId).toBeUndefined();
});

test('one is changed in its place', async () => {
  profile = { ...maria, organisations: [clay, { ...clay, organisationId: 6, name: 'ООО «Вторая»' }] };
  const heard = saves();
  open();
  await press('Изменить: ООО «Уральская глина»');
  await paste('Название', 'ООО «Глина»');
  await press('Сохранить');
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(heard.mock.calls[0]?.[0].organisations).toEqual([
    { ...clay, name: 'ООО «Глина»' },
    { ...clay, organisationId: 6, name: 'ООО «Вторая»' },
  ]);
});

test('one that is gone leads to the list', async () => {
  open(`${path}?edit=99`);
  expect(await screen.findByText('Организаций пока нет')).toBeTruthy();
});

test('is deleted after a question', async () => {
  profile = { ...maria, organisations: [clay] };
  const heard = saves();
  open();
  await press('Удалить: ООО «Уральская глина»');
  await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
  expect(heard).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Удалить: ООО «Уральская глина»');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(heard.mock.calls[0]?.[0].organisations).toEqual([]));
});

test('one that stands behind a brand cannot be deleted, and it is said why', async () => {
  profile = { ...maria, organisations: [clay] };
  server.use(mock(saveProfile).fails('in_use', { data: { organisationId: 5 } }));
  open();
  await press('Удалить: ООО «Уральская глина»');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/указана в\sбренде/)).toBeTruthy();
});

test('the kind decides which fields there are, and only those are saved', async () => {
  profile = { ...maria, organisations: [clay] };
  const heard = saves();
  open(`${path}?edit=5`);
  expect((await field(/^КПП/)).value).toBe('667101001');
  await userEvent.selectOptions(await field('Кто это'), 'Индивидуальный предприниматель');
  expect(screen.queryByLabelText(/^КПП/)).toBeNull();
  expect(await field(/^ОГРНИП/)).toBeTruthy();
  await userEvent.selectOptions(await field('Кто это'), 'Физическое лицо');
  expect(screen.queryByLabelText(/^ОГРН/)).toBeNull();
  expect(await field(/^Фамилия, имя и\sотчество$/)).toBeTruthy();
  await press('Сохранить');
  await waitFor(() => expect(heard.mock.calls[0]?.[0].organisations[0]).toMatchObject({ type: 3, KPP: '', OGRN: '' }));
});

test('numbers are checked by their length, each with its message', async () => {
  open(`${path}?edit=new`);
  await byHand();
  await paste('Название', 'ООО «Малахит»');
  await paste('ИНН', '667');
  await press('Добавить банковские реквизиты и\u00a0контакты');
  for (const name of [/^КПП/, /^ОГРН/, /^БИК/, /^Расчётный счёт/, /^Корреспондентский счёт/]) await paste(name, '12');
  await press('Сохранить');
  expect(await screen.findByRole('heading', { name: 'Проверьте заполнение полей' })).toBeTruthy();
  expect(saidOf(await field('ИНН'))).toContain('Введите ИНН полностью');
  for (const name of [/^КПП/, /^ОГРН/, /^БИК/, /^Расчётный счёт/, /^Корреспондентский счёт/])
    expect(saidOf(await field(name))).toContain('Проверьте значение');
});

test('an INN that was mistyped, or is of another kind, warns and does not block', async () => {
  const heard = saves();
  open(`${path}?edit=new`);
  await byHand();
  await paste('Название', 'ООО «Малахит»');
  await paste('ИНН', '6671123452');
  expect(saidOf(await field('ИНН'))).toMatch(/контрольные цифры не\sсходятся/);
  await paste('ИНН', '500100732259');
  expect(saidOf(await field('ИНН'))).toMatch(/здесь обычно 10 цифр/);
  await press('Сохранить');
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test('what the register knows is put in; what was typed is replaced only after a question', async () => {
  server.use(mock(findInn).replies({ message: { INN: found.INN, organisation: found } }));
  open(`${path}?edit=new`);
  await byHand();
  await paste('ИНН', found.INN);
  await press('Заполнить по\u00a0ИНН');
  await waitFor(async () => expect((await field('Название')).value).toBe('ООО «Малахит»'));
  expect((await field(/^КПП/)).value).toBe('667101001');
  expect((await field(/^Фамилия, имя/)).value).toBe('Бажов Павел Петрович');
  await paste('Название', 'Моё название');
  await press('Заполнить по\u00a0ИНН');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/В\sреестре по-другому: название\./)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Оставить моё' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await field('Название')).value).toBe('Моё название');
});

test('a search needs a whole INN, and says when nothing was found', async () => {
  const asked = vi.fn();
  open(`${path}?edit=new`);
  await byHand();
  await paste('ИНН', '667');
  await press('Заполнить по\u00a0ИНН');
  await waitFor(async () => expect(saidOf(await field('ИНН'))).toContain('Введите ИНН полностью'));
  expect(asked).not.toHaveBeenCalled();
  server.use(mock(findInn).fails('inn_not_found'));
  await paste('ИНН', found.INN);
  await press('Заполнить по\u00a0ИНН');
  expect(await screen.findByText(/^ИНН не найден/)).toBeTruthy();
});

test('what was typed before a reload is there again', async () => {
  const data = JSON.stringify({ values: { name: 'ООО «Черновик»', INN: '6671123451' } });
  const draft = { key: 'organisation.add', data, savedAt: '2026-11-20T04:00:00.000Z' };
  server.use(mock(getDraft).replies({ message: { draft } }));
  open(`${path}?edit=new`);
  await waitFor(async () => expect((await field('Название')).value).toBe('ООО «Черновик»'));
  expect(screen.getByText(/Восстановлен черновик/)).toBeTruthy();
});

test('one field is enough: what was found stands as a card and is saved', async () => {
  server.use(mock(findInn).replies({ message: { INN: found.INN, organisation: found } }));
  const heard = saves();
  open(`${path}?edit=new`);
  await paste('ИНН', found.INN);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: found.name });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(found.legalAddress)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Добавить банковские реквизиты и\u00a0контакты');
  await paste(/^БИК/, '046577674');
  await press('Сохранить');
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(heard.mock.calls[0]?.[0].organisations).toEqual([expect.objectContaining({ ...found, BIK: '046577674' })]);
});

test('of a mistyped INN one thing is said, and the register is not asked', async () => {
  const asked = vi.fn();
  server.use(
    mock(findInn).replies(() => {
      asked();
      return { message: { INN: found.INN, organisation: null } };
    }),
  );
  open(`${path}?edit=new`);
  await paste('ИНН', '6671123451');
  await press('Заполнить по\u00a0ИНН');
  expect(saidOf(await field('ИНН'))).toMatch(/контрольные цифры не\sсходятся/);
  await paste('ИНН', found.INN);
  await press('Заполнить по\u00a0ИНН');
  expect(await screen.findByText(/^В\sреестре по\sэтому ИНН ничего нет/)).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
  expect(saidOf(await field('ИНН'))).not.toMatch(/не\sсходятся/);
});
