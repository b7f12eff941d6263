import { addCategory, listCategories, listEvents, saveCategory } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { anEventIn } from '../events.testing.ts';

describe.each(databaseKinds)('categories on %s', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());
  const office = async () => api.as(await api.aStaff());
  const taken = { code: 'category_exists', fields: { categoryName: 'Такая категория уже есть' } };

  test('are added once under a name, whatever its case and blanks, also by two at once', async () => {
    const staff = await office();
    const body = { categoryName: '  Лекции   и\u00a0встречи ' };
    const { id, message } = await staff.send(addCategory, { body });
    expect(message).toEqual({
      categoryId: id,
      categoryName: 'Лекции и встречи',
      isHidden: false,
      eventsCount: 0,
    });
    await expect(staff.send(addCategory, { body: { categoryName: 'ЛЕКЦИИ И ВСТРЕЧИ' } })).rejects.toMatchObject(taken);
    const other = await office();
    const both = await Promise.allSettled(
      [staff, other].map(each => each.send(addCategory, { body: { categoryName: 'Ёлочные базары' } })),
    );
    expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(each => each.status === 'rejected')?.reason).toMatchObject(taken);
  });

  test('are renamed and hidden, and counted without what is deleted', async () => {
    const staff = await office();
    const { categoryId = 0 } = await anEventIn(api, await api.aCustomer(), eventStatus.published);
    await anEventIn(api, await api.aCustomer(), eventStatus.draft, { categoryId });
    await anEventIn(api, await api.aCustomer(), eventStatus.deleted, { categoryId });
    const body = { categoryId: categoryId ?? 0, categoryName: 'Показы', isHidden: true };
    const { message } = await staff.send(saveCategory, { body });
    expect(message).toEqual({ ...body, eventsCount: 2 });
    const { categories } = (await staff.send(listCategories, {})).message;
    expect(categories).toContainEqual(message);
    expect((await staff.send(listEvents, { query: { categoryId: body.categoryId } })).items[0]?.category).toMatchObject(
      {
        categoryName: 'Показы',
        isHidden: true,
      },
    );
    const { rows } = await api.db.execute(
      sql`select before, after from audit where call_id = 'admin.category.update' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        before: { categoryName: expect.any(String), isHidden: false },
        after: { categoryName: 'Показы', isHidden: true },
      },
    ]);
    // A category may keep its own name in another case.
    await staff.send(saveCategory, { body: { ...body, categoryName: 'показы' } });
    await staff.send(addCategory, { body: { categoryName: 'Ярмарки' } });
    const clash = staff.send(saveCategory, { body: { ...body, categoryName: 'ярмарки' } });
    await expect(clash).rejects.toMatchObject(taken);
  });

  test('a missing one, an empty name and who may not are refused', async () => {
    const staff = await office();
    const body = { categoryId: 999_999, categoryName: 'Нет', isHidden: false };
    await expect(staff.send(saveCategory, { body })).rejects.toMatchObject({ code: 'not_found' });
    await expect(staff.send(addCategory, { body: { categoryName: '  ' } })).rejects.toMatchObject({
      fields: { categoryName: 'Обязательное поле' },
    });
    const reader = api.as(await api.aStaff(['events.read']));
    expect((await reader.send(listCategories, {})).message.categories.length).toBeGreaterThan(0);
    await expect(reader.send(addCategory, { body })).rejects.toMatchObject({ status: 403 });
    await expect(reader.send(saveCategory, { body })).rejects.toMatchObject({ status: 403 });
    for (const stranger of [api.as(await api.aCustomer()), api.as(await api.aStaff(['users.read'])), api.client()])
      await expect(stranger.send(listCategories, {})).rejects.toMatchObject({ status: 403 });
  });
});
