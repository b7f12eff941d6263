import { isFileReply, isPermission, type Permission } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { confirmArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { allCalls } from '@venue/sdk/calls';
import { acceptEvent, addCategory, saveCategory } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import type { KindName } from '@venue/sdk/kinds';
import { createResident, getResident, saveResident } from '@venue/sdk/residents/admin';
import { ResidentFields } from '@venue/sdk/residents/model';
import { exportAudit, getAuditEntry, listAudit, listAuditPeople, listHistory, saveRole } from '@venue/sdk/staff/admin';
import { storyStatus } from '@venue/sdk/stories/model';
import { sample } from '@venue/sdk/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { audit } from '../../core/db/core.table.ts';
import { changesOf } from '../../core/record/changes.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { anEventIn } from '../events/events.testing.ts';
import { callsMatching, sentenceOf, textsOf } from './audit.presenter.ts';

const texts = textsOf(areas);

/** What a woman did where the verb does not only get an ending. */
const exceptions: Readonly<Record<string, string>> = {
  внёс: 'внесла',
  перевёл: 'перевела',
  перенёс: 'перенесла',
  расторг: 'расторгла',
  стёр: 'стёрла',
  учёл: 'учла',
};

describe('what the log says', () => {
  // Presence, read marks, one's own sessions and views, which are not the venue's data, and bulk calls have no texts.
  const unsaid = new Set([
    'admin.security.sessionEnd',
    'admin.security.othersEnd',
    'admin.role.view',
    'admin.role.viewEnd',
    'admin.presence.set',
    'admin.eventRequest.messagesRead',
    'admin.bulk.check',
    'admin.bulk.preview',
    'admin.bulk.resume',
    'admin.bulk.run',
    'admin.bulk.undo',
  ]);
  const personal = (id: string) => unsaid.has(id) || id.startsWith('admin.view.');

  test('every call by which staff change something has words, and no words are left of a call that is gone', () => {
    const writing = allCalls.filter(
      ({ access, reads, reply, changes, id }) =>
        (isPermission(access) || access === 'admin') &&
        reads === undefined &&
        (changes !== undefined || !isFileReply(reply)) &&
        !personal(id),
    );
    const wordless = writing.map(call => call.id).filter(id => !(id in texts));
    expect(wordless, 'write their texts into the area’s <area>.audit.ts').toEqual([]);
    const names = new Set<string>(allCalls.map(call => call.id));
    expect(Object.keys(texts).filter(id => !names.has(id))).toEqual([]);
  });

  const literals = (schema: z.core.$ZodType | undefined): readonly unknown[] => {
    const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
    if (def?.type === 'optional') return literals(def.innerType);
    return def?.type === 'literal' ? def.values : [];
  };
  const statusTexts = areas.flatMap(({ audit }) =>
    Object.entries(audit?.texts ?? {}).flatMap(([id, text]) =>
      typeof text === 'string' || !text.byStatus ? [] : [[id, text.byStatus, audit?.statusField ?? 'status'] as const],
    ),
  );
  // No move leads to these.
  const unreachable: Readonly<Record<string, readonly unknown[]>> = {
    'admin.agreement.update': [agreementStatus.draft],
    'admin.story.update': [storyStatus.withdrawn],
  };
  test.each(statusTexts)('%s has words for every status it may lead to', (id, byStatus, statusField) => {
    const def = (allCalls.find(call => call.id === id)?.body as z.core.$ZodTypes | undefined)?._zod.def;
    const shape = def?.type === 'object' ? def.shape : {};
    const ids = literals(shape[statusField] ?? shape.status);
    expect(ids.filter(each => !(String(each) in byStatus))).toEqual(unreachable[id] ?? []);
  });

  test('speaks of a woman and of a man, and of the status a decision led to', () => {
    const irina = { lastname: 'Кузнецова', middlename: 'Владимировна' };
    const maksim = { lastname: 'Пономарёв', middlename: 'Сергеевич' };
    expect(sentenceOf(texts, { callId: 'admin.article.confirm', status: 3 }, irina)).toBe('Опубликовала статью');
    expect(sentenceOf(texts, { callId: 'admin.article.confirm', status: 4 }, maksim)).toBe('Отклонил статью');
    expect(sentenceOf(texts, { callId: 'admin.article.confirm', status: 77 }, maksim)).toBe('Решил о статье');
    const yudina = { lastname: 'Юдина', middlename: '' };
    expect(sentenceOf(texts, { callId: 'admin.role.save', isNew: true }, yudina)).toBe('Создала роль');
    expect(sentenceOf(texts, { callId: 'admin.role.save', isNew: false }, yudina)).toBe('Изменила роль');
    expect(sentenceOf(texts, { callId: 'gone.call' }, maksim)).toBe('Изменил запись');
    expect(callsMatching(texts, 'УДАЛЁННУЮ статью')).toEqual([{ callId: 'admin.article.restore' }]);
    expect(callsMatching(texts, 'опубликовала резидента')).toEqual([
      { callId: 'admin.resident.update', statuses: [2] },
    ]);
  });

  test('every verb has its right form for a woman and for a man', () => {
    const all = Object.values(texts).flatMap(words =>
      typeof words === 'string'
        ? [words]
        : [words.other, words.fresh ?? words.other, ...Object.values(words.byStatus ?? {}), ...(words.byMark ?? [])],
    );
    const [she, he] = [
      { lastname: 'Юдина', middlename: '' },
      { lastname: 'Пономарёв', middlename: '' },
    ];
    const wrong = all.filter(text => {
      const messageOf = (person: typeof she) => sentenceOf({ it: text }, { callId: 'it' }, person);
      const [hers, his] = [messageOf(she).split(/[\s,]+/), messageOf(he).split(/[\s,]+/)];
      const verbs = hers.flatMap((word, place) => (word === his[place] ? [] : [[word, his[place] ?? '']]));
      return (
        verbs.length === 0 ||
        /[()]/.test(messageOf(she) + messageOf(he)) ||
        verbs.some(([hers = '', his = '']) => {
          const irregular = exceptions[his.toLowerCase()];
          // A stem with «ё» or without «л» changes, so its form for a woman has to be known.
          const regular = /[^ё]л$/.test(his) ? `${his}а` : undefined;
          return hers.toLowerCase() !== (irregular ?? regular?.toLowerCase());
        })
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['what differs alone', { a: 1, b: 'x' }, { a: 2, b: 'x' }, [{ field: 'a', before: 1, after: 2 }]],
    ['a new record', null, { a: 'x', b: '', version: 1 }, [{ field: 'a', before: null, after: 'x' }]],
    ['a record that is gone', { a: 'x' }, null, [{ field: 'a', before: 'x', after: null }]],
    ['what the state after does not name was left', { a: 1, b: 2 }, { a: 3 }, [{ field: 'a', before: 1, after: 3 }]],
    ['blank in another way', { a: '', b: [] }, { a: null, b: null }, []],
    ['the server’s own marks', { version: 1, updatedAt: 'x' }, { version: 2, updatedAt: 'y' }, []],
    ['lists', { a: [1, 2] }, { a: [1] }, [{ field: 'a', before: [1, 2], after: [1] }]],
    ['no states at all', undefined, undefined, []],
  ])('%s', (_, before, after, changes) => {
    expect(changesOf(before, after)).toEqual(changes);
  });

  test('long texts are cut', () => {
    const [change] = changesOf({ text: '' }, { text: 'а'.repeat(9_000) });
    expect(String(change?.after)).toHaveLength(4_001);
  });
});

describe('the log', () => {
  let api: TestApi;
  let irina: Person;
  let maksim: Person;
  let roleId: number;
  beforeAll(async () => {
    api = await testApi();
    irina = await api.aStaff(undefined, { lastname: 'Кузнецова', name: 'Ирина', middlename: 'Владимировна' });
    maksim = await api.aStaff(undefined, { lastname: 'Пономарёв', name: 'Максим', middlename: 'Сергеевич' });
    api.clock.now = new Date('2026-11-20T09:05:00.000Z');
    const save = async (as: Person, body: { roleId?: number; title: string; permissions: Permission[] }) =>
      (await api.as(as).send(saveRole, { body })).message.roleId;
    roleId = await save(irina, { title: 'Редактор', permissions: ['articles.read'] });
    api.clock.advance(24 * 3_600_000);
    await save(maksim, { roleId, title: 'Редактор', permissions: ['articles.read', 'articles.manage'] });
    await api.db.insert(audit).values({
      ...{ userId: maksim.id, callId: 'admin.article.confirm', subject: 'article', subjectId: 12 },
      ...{ before: { status: 2 }, after: { status: 3 }, at: api.clock.now },
    });
  });
  afterAll(() => api.close());

  const list = async (query: Record<string, unknown> = {}, as = irina) => api.as(as).send(listAudit, { query });
  const numbers = async (query: Record<string, unknown>) => (await list(query)).items.map(row => row.recordId);
  const history = async (kind: KindName, id: number, as = irina, query = {}) =>
    (await api.as(as).send(listHistory, { kind, id, query })).message;

  test('names who did what, when, and to which record, newest first', async () => {
    const { message, items } = await list();
    expect(message).toMatchObject({ total: 3, totalIsExact: true });
    expect(items).toMatchObject([
      { who: 'Пономарёв М. С.', what: 'Опубликовал статью', kind: 'article', record: 'Статья №\u00a012' },
      { who: 'Пономарёв М. С.', what: 'Изменил роль', record: `Роль №\u00a0${roleId}` },
      { who: 'Кузнецова И. В.', what: 'Создала роль', at: '2026-11-20T09:05:00.000Z', userId: irina.id },
    ]);
  });

  test('is filtered by who, area, record and days, searched, and sorted', async () => {
    expect(await numbers({ userId: irina.id })).toEqual([roleId]);
    expect(await numbers({ area: 'articles' })).toEqual([12]);
    expect(await numbers({ area: 'staff' })).toEqual([roleId, roleId]);
    expect(await numbers({ area: 'reviews' })).toEqual([]);
    expect(await numbers({ kind: 'article', recordId: 12 })).toEqual([12]);
    expect(await numbers({ kind: 'article', recordId: roleId })).toEqual([]);
    expect(await numbers({ to: '2026-11-20' })).toEqual([roleId]);
    expect(await numbers({ from: '2026-11-21' })).toEqual([12, roleId]);
    expect(await numbers({ search: 'опубликовал' })).toEqual([12]);
    expect(await numbers({ search: 'кузнец' })).toEqual([roleId]);
    expect(await numbers({ search: '№ 12' })).toEqual([12]);
    expect(await numbers({ search: 'такого нет' })).toEqual([]);
    expect(await numbers({ order: 'asc', pageSize: 2 })).toEqual([roleId, expect.any(Number)]);
    expect((await api.as(irina).send(listAuditPeople, {})).message.people).toEqual([
      { userId: irina.id, userName: 'Кузнецова Ирина Владимировна' },
      { userId: maksim.id, userName: 'Пономарёв Максим Сергеевич' },
    ]);
  });

  test('a row opens with the fields it changed', async () => {
    const [first] = (await list({ area: 'staff' })).items;
    const { message } = await api.as(irina).send(getAuditEntry, { id: first?.id ?? 0 });
    expect(message.changes).toEqual([
      { field: 'permissions', before: ['articles.read'], after: ['articles.read', 'articles.manage'] },
    ]);
    for (const id of [999_999, Number.NaN])
      await expect(api.as(irina).send(getAuditEntry, { id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is given as a table', async () => {
    const { data } = await api.as(irina).send(exportAudit, { query: { format: 'csv', area: 'articles' } });
    const lines = (await data.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"Пономарёв М. С.";"Опубликовал статью";"Статья №\u00a012"');
  });

  test('takes the right to read it', async () => {
    const other = await api.aStaff(['staff.read', 'staff.manage']);
    const refused = { code: 'profile_denied' };
    await expect(list({}, other)).rejects.toMatchObject(refused);
    await expect(api.as(other).send(getAuditEntry, { id: 1 })).rejects.toMatchObject(refused);
    await expect(api.as(other).send(exportAudit, { query: {} })).rejects.toMatchObject(refused);
    await expect(api.as(other).send(listAuditPeople, {})).rejects.toMatchObject(refused);
  });

  test('the history of one record is read by anyone who may read such records', async () => {
    const editor = await api.aStaff(['articles.read']);
    expect(await history('article', 12, editor)).toEqual({
      entries: [
        {
          id: expect.any(Number),
          at: '2026-11-21T09:05:00.000Z',
          who: 'Пономарёв М. С.',
          what: 'Опубликовал статью',
          changes: [{ field: 'status', before: 2, after: 3 }],
        },
      ],
      more: false,
    });
    expect(await history('article', 404, editor)).toEqual({ entries: [], more: false });
    await expect(history('role', roleId, editor)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(history('article', 12, await api.aCustomer())).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(history('article', Number.NaN, editor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(history('toString' as KindName, 12, irina)).rejects.toMatchObject({ code: 'not_found' });
    const short = await history('role', roleId, irina, { most: 1 });
    expect(short).toMatchObject({ entries: [{ what: 'Изменил роль' }], more: true });
  });
});

test('says what was done to a record of each kind, as its own calls write it down', async () => {
  const api = await testApi();
  const irina = await api.aStaff(undefined, { lastname: 'Кузнецова', name: 'Ирина', middlename: 'Владимировна' });
  const staff = api.as(irina);
  const body = { ...sample(ResidentFields), residentName: 'Каслинский дом', residentIsActual: true };
  const { message: home } = await staff.send(createResident, { body });
  const save = async (over: { residentStatus?: 1 | 2; residentIsActual?: boolean; residentName?: string }) => {
    const { version } = (await staff.send(getResident, { body: { residentId: home.residentId } })).message;
    await staff.send(saveResident, { body: { residentId: home.residentId, version, ...over } });
  };
  await save({ residentStatus: 2 });
  await save({ residentIsActual: false });
  await save({ residentIsActual: true });
  await save({ residentName: 'Касли' });
  await save({ residentStatus: 1 });
  const { categoryId } = (await staff.send(addCategory, { body: { categoryName: 'Ремёсла' } })).message;
  for (const isHidden of [true, false])
    await staff.send(saveCategory, { body: { categoryId, categoryName: 'Ремёсла', isHidden } });
  const sender = await api.aCustomer();
  const article = await anArticleIn(api, sender, articleStatus.onVerification);
  await staff.send(confirmArticle, {
    id: article.articleId,
    body: { seen: articleStatus.onVerification, status: articleStatus.published },
  });
  const { eventId } = await anEventIn(api, sender, eventStatus.onVerification);
  const reason = 'Тема не подходит';
  await staff.send(acceptEvent, {
    eventId,
    body: { seen: eventStatus.onVerification, status: eventStatus.rejected, rejectionReason: reason },
  });
  const { items } = await staff.send(listAudit, { query: { order: 'asc', userId: irina.id } });
  expect(items.map(({ what }) => what)).toEqual([
    'Добавила резидента',
    'Опубликовала резидента',
    'Отметила резидента неактуальным',
    'Отметила резидента актуальным',
    'Изменила резидента',
    'Сняла резидента с публикации',
    'Добавила категорию мероприятий',
    'Скрыла категорию мероприятий',
    'Вернула скрытую категорию мероприятий',
    'Опубликовала статью',
    'Отклонила мероприятие',
  ]);
  const published = (await staff.send(listAudit, { query: { order: 'asc', userId: irina.id, search: 'опубликовала' } }))
    .items;
  expect(published.map(({ what }) => what)).toEqual(['Опубликовала резидента', 'Опубликовала статью']);
  await api.close();
});
