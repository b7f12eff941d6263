import { downloadRunningOrder, saveMyEventRequest } from '@venue/sdk/event-requests';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import {
  aFile,
  anEventRequest,
  aStage,
  aSubmitted,
  HALL,
  myRequest,
  OTHER_HALL,
  openHalls,
  wholeRequest,
} from '../event-requests.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await openHalls(api);
});
afterAll(() => api.close());

async function textOf(person: Person, id: number): Promise<string> {
  const { data, name } = await api.as(person).send(downloadRunningOrder, { id });
  expect(name).toBe(`Сценарий, заявка ${id}.pdf`);
  const document = await getDocumentProxy(new Uint8Array(await data.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
}

test('the running order says of every place and stage when, what, screen, sound, light and which files', async () => {
  const anna = await api.aCustomer();
  const { id } = await anEventRequest(api, anna);
  const opening = await aStage(api, anna, id, HALL);
  await aStage(api, anna, id, OTHER_HALL);
  await aFile(api, anna, { requestId: id, technicalScenarioId: opening });
  const before = await myRequest(api, anna, id);
  const stages = before.eventRequestTechnicalScenarios.flatMap(place => place.technicalScenarios);
  const technicalScenarios = stages.flatMap(({ technicalScenarioRequired: _, ...stage }) =>
    stage.technicalScenarioId === opening
      ? [
          {
            ...stage,
            technicalScenarioValue: 'Ёлка и\u00a0выступление хора',
            technicalScenarioTimeEnd: '11:40',
            technicalScenarioContent: 2 as const,
            technicalScenarioScreen: 1 as const,
            technicalScenarioSound: 2 as const,
            technicalScenarioLight: 2 as const,
            technicalScenarioContentInfo: 'https://example.ru/choir',
          },
        ]
      : [],
  );
  const body = {
    ...(await wholeRequest(api)),
    ...{ eventRequestStatus: 1 as const, version: 1, microphoneType: 1 as const, needCathedra: true },
    technicalScenarios,
  };
  await api.as(anna).send(saveMyEventRequest, { id, body });
  const text = await textOf(anna, id);
  for (const said of [
    'Форум предпринимателей',
    `Технический сценарий · заявка № ${id}`,
    'Начало: 22.12.2026 11:00, продолжительность 3 ч',
    'Пространство занято: 22.12.2026 10:00 – 22.12.2026 15:00',
    'Участников: 60 человек',
    'Микрофоны: Ручные (до 8 шт.)',
    'Понадобится: трибуна',
    'Контакт: Иванова Анна Сергеевна, +7 900 123-45-67',
    'Время Что происходит Экран Звук Свет Пояснения и файлы',
    '11:00–11:40',
    'Ёлка и выступление хора',
    'Видео, файл',
    'Ссылка на музыку',
    'Свет на спикера',
    'https://example.ru/choir',
    'сценарий.docx',
    'Страница 1 из',
  ])
    expect(text).toContain(said);
  // The spaces one after another, each with its own stages.
  const [hall, other] = [text.indexOf('Лекторий'), text.indexOf('Малый зал')];
  expect(hall).toBeGreaterThan(0);
  expect(text.indexOf('Ёлка')).toBeGreaterThan(hall);
  expect(other).toBeGreaterThan(text.indexOf('Выезд и уборка площадки'));
  expect(text.lastIndexOf('с 11:00')).toBeGreaterThan(other);
});

test('is for its customer, and for staff who read requests once it was sent', async () => {
  const anna = await api.aCustomer();
  const [sent, { id: draft }] = [await aSubmitted(api, anna), await anEventRequest(api, anna)];
  const missing = { code: 'not_found' };
  const reader = await api.aStaff(['eventRequests.read']);
  expect(await textOf(reader, sent)).toContain('Форум предпринимателей');
  expect(await textOf(anna, draft)).toContain('Форум');
  await expect(textOf(reader, draft)).rejects.toMatchObject(missing);
  await expect(textOf(await api.aStaff(['events.manage']), sent)).rejects.toMatchObject(missing);
  await expect(textOf(await api.aCustomer(), sent)).rejects.toMatchObject(missing);
});
