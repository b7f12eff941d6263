// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addEventRequestFile,
  addScenarioStage,
  EventRequestEdit,
  getMyEventRequest,
  removeEventRequestFile,
  removeScenarioStage,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import type { EventRequest, TechnicalScenarioStage } from '@venue/sdk/event-requests/model';
import { mock } from '@venue/sdk/testing';
import { typeDate } from '@venue/shared-ui/testing/dates.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { aRequest, aStage, hall, renderPage, startServer } from '../event-requests.testing.tsx';
import RequestPage from '../RequestPage.tsx';
// Loaded lazily by the page, which on a busy machine takes longer than a test waits; so load it up front.
import './ScenarioStep.tsx';

const { server, usual } = startServer();
let request: EventRequest;
const saved = vi.fn<(body: z.output<typeof EventRequestEdit>) => void>();
const withStages = (technicalScenarios: TechnicalScenarioStage[]) => {
  request = { ...request, eventRequestTechnicalScenarios: [{ ...hall, technicalScenarios }] };
};
const stages = () => request.eventRequestTechnicalScenarios[0]?.technicalScenarios ?? [];

beforeEach(() => {
  saved.mockClear();
  request = aRequest();
  withStages([
    aStage({ technicalScenarioRequired: true }),
    aStage({
      technicalScenarioId: 32,
      technicalScenarioValue: 'Доклад',
      technicalScenarioTimeStart: '10:30',
      technicalScenarioTimeEnd: '11:00',
      technicalScenarioOrder: 2,
    }),
  ]);
  server.use(
    ...usual(),
    mock(getMyEventRequest).replies(() => ({ message: request })),
    mock(saveMyEventRequest).replies(({ body }) => save(body)),
  );
});
const save = (sent: unknown) => {
  const body = z.parse(EventRequestEdit, sent);
  saved(body);
  withStages(
    stages().map(stage => ({
      ...stage,
      ...body.technicalScenarios?.find(each => each.technicalScenarioId === stage.technicalScenarioId),
    })),
  );
  request = { ...request, version: request.version + 1 };
  return { message: request };
};
const open = (step: string) => {
  const at = `/account/requests/edit/12?step=${step}`;
  return { ...renderPage(['/account/requests/edit/:eventRequestId'], <RequestPage />, at), user: userEvent.setup() };
};
const list = () => screen.findByRole('list', { name: 'Этапы: Большой конференц-зал' }, { timeout: 5000 });
const names = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(each => each.querySelector('summary')?.textContent);

it('a stage is added after the last one and opens; a required one cannot be removed, others after a question', async () => {
  const added = vi.fn();
  server.use(
    mock(addScenarioStage).replies(({ body }) => {
      added(body);
      withStages([
        ...stages(),
        aStage({
          technicalScenarioId: 33,
          technicalScenarioValue: 'Новый этап',
          technicalScenarioTimeStart: '11:00',
          technicalScenarioTimeEnd: '',
          technicalScenarioOrder: 3,
        }),
      ]);
      return { id: 33, message: { success: true } };
    }),
    mock(removeScenarioStage).replies(({ body }) => {
      withStages(
        stages().filter(
          each => each.technicalScenarioId !== (body as { technicalScenarioId: number }).technicalScenarioId,
        ),
      );
      return { message: 'success' };
    }),
  );
  const { user } = open('services');
  expect(await names()).toEqual(['10:00–10:30Открытие', '10:30–11:00Доклад']);
  await user.click(screen.getByRole('button', { name: 'Добавить этап' }));
  expect(await screen.findByText('Этап успешно добавлен')).toBeTruthy();
  expect(added).toHaveBeenCalledExactlyOnceWith({
    eventRequestId: 12,
    spaceId: 47,
    technicalScenarioValue: 'Новый этап',
    technicalScenarioOrder: 3,
    technicalScenarioTimeStart: '11:00',
  });
  await waitFor(async () => expect(await names()).toHaveLength(3));
  // Adding a stage focuses it; removing one moves the focus to the add button.
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Новый этап'));
  expect(screen.queryByRole('button', { name: 'Удалить этап: Открытие' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Удалить этап: Доклад', hidden: true }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Вы уверены, что хотите удалить этот этап?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Этап успешно удалён')).toBeTruthy();
  await waitFor(async () => expect(await names()).toEqual(['10:00–10:30Открытие', 'с\u00a011:00Новый этап']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Добавить этап'));
  // Adding and removing stages must not trigger an autosave.
  expect(saved).not.toHaveBeenCalled();
});

it('a stage that crosses the one before is marked, and saved all the same', async () => {
  const { user } = open('services');
  await list();
  const starts = await screen.findAllByRole('group', { name: 'Начало', hidden: true });
  const start = starts.at(-1) ?? document.body;
  await user.click(within(await list()).getByText('Доклад'));
  await typeDate(user, start, '10:10');
  await user.click(screen.getByRole('button', { name: 'Далее' }));
  expect(await screen.findByText(/Время пересекается с\sэтапом «Открытие»/)).toBeTruthy();
  expect(screen.getByRole('tab', { name: /сценарий/ }).textContent).toContain('есть ошибки');
  await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 4000 });
  expect(saved.mock.lastCall?.[0].technicalScenarios?.map(each => each.technicalScenarioTimeStart)).toEqual([
    '10:00',
    '10:10',
  ]);
});

it('the running order is printed alone, with all the technician needs', async () => {
  withStages([
    aStage({
      technicalScenarioContent: 2,
      technicalScenarioScreen: 2,
      technicalScenarioSound: 3,
      technicalScenarioLight: 2,
      technicalScenarioContentInfo: 'Ролик example.ru/v',
    }),
  ]);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open('services');
  await list();
  await user.click(screen.getByRole('button', { name: 'Распечатать сценарий' }));
  expect(print).toHaveBeenCalledOnce();
  const paper = within(screen.getByRole('article', { hidden: true }));
  const cells = paper.getAllByRole('cell', { hidden: true }).map(each => each.textContent);
  expect(cells).toEqual([
    '10:00–10:30',
    'Открытие',
    'Видео, ссылка',
    'Фоновая музыка площадки',
    'Свет на спикера',
    'Ролик example.ru/v',
    '',
  ]);
  expect(paper.getByText(/\+7 912 000-01-01/)).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).toBeNull());
  vi.unstubAllGlobals();
});

it('files: a name over 100 characters is refused with its message, others go up and are removed after a question', async () => {
  const sent = vi.fn();
  server.use(
    mock(addEventRequestFile).replies(({ body }) => {
      sent(body);
      const file = { fileId: 7, filePath: '/files/7', fileName: 'план.pdf', fileSize: 3, technicalScenarioId: null };
      request = { ...request, eventRequestFiles: [{ ...file, fileType: 5 }] };
      return { message: { successful: true, filePath: '/files/7', fileId: 7 } };
    }),
    mock(removeEventRequestFile).replies(() => {
      request = { ...request, eventRequestFiles: [] };
      return { message: { success: true } };
    }),
  );
  const { user } = open('services');
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[data-step=services] input[type=file]');
    if (!found) throw new Error('no input');
    return found;
  });
  await user.upload(input, new File(['x'], `${'я'.repeat(97)}.pdf`));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Слишком длинное имя файла. Максимальная длина имени файла - 100 символов',
  );
  expect(sent).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Тип файла'), 'Карточка компании');
  await user.upload(input, new File(['x'], 'план.pdf'));
  const files = await screen.findByRole('list', { name: 'Файлы' });
  expect(within(files).getByText('Карточка компании')).toBeTruthy();
  await user.click(within(files).getByRole('button', { name: 'Удалить: план.pdf' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Файл успешно удалён')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Файлы' })).toBeNull());
});

it('what is typed into a stage while it is being saved stays, and is saved after that', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    mock(saveMyEventRequest).replies(async ({ body }) => {
      await promise;
      return save(body);
    }),
  );
  open('services');
  const [stage] = await within(await list()).findAllByRole('listitem');
  const about = within(stage as HTMLElement).getByLabelText<HTMLTextAreaElement>(/^Пояснения технику/);
  fireEvent.change(about, { target: { value: 'Проектор' } });
  await screen.findByText(/^Сохраняем/, {}, { timeout: 4000 });
  fireEvent.change(about, { target: { value: 'Проектор и экран' } });
  resolve();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2), { timeout: 4000 });
  expect(about.value).toBe('Проектор и экран');
  expect(saved.mock.lastCall?.[0].technicalScenarios).toMatchObject([
    { technicalScenarioContentInfo: 'Проектор и экран' },
    {},
  ]);
});
