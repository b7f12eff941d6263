import { addEmbedSite, listEmbedSites, removeEmbedSite } from '@venue/sdk/embeds/admin';
import { MOST_EMBED_SITES, originOf } from '@venue/sdk/embeds/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';

test.each([
  ['svet.ru', 'https://svet.ru'],
  [' https://Svet.ru/pages?x=1#y ', 'https://svet.ru'],
  ['http://127.0.0.1:8123/page', 'http://127.0.0.1:8123'],
  ['студия.рф', 'https://xn--d1aizef8e.xn--p1ai'],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['два слова', null],
  ['https://*.ru', null],
  ['https://svet.ru:99999', null],
  ["https://svet.ru'; script-src *", null],
])('%s is the origin %s', (text, origin) => {
  expect(originOf(text)).toBe(origin);
});

describe.each(databaseKinds)('sites that may show free hours (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const add = (siteTitle: string, siteUrl: string, person = staff) =>
    api.as(person).send(addEmbedSite, { body: { siteTitle, siteUrl } });
  const remove = (embedSiteId: number) => api.as(staff).send(removeEmbedSite, { body: { embedSiteId } });

  test('are allowed and no longer allowed by staff, and the log says so', async () => {
    const { id: embedSiteId, message } = await add(' Студия «Свет» ', 'студия.рф/часы');
    const site = { embedSiteId, siteTitle: 'Студия «Свет»', siteUrl: 'https://студия.рф' };
    expect(message).toEqual({ ...site, siteKey: expect.stringMatching(/^[\w-]{12}$/) });
    expect((await api.as(staff).send(listEmbedSites, {})).message.sites).toContainEqual(message);
    await remove(embedSiteId);
    expect((await api.as(staff).send(listEmbedSites, {})).message.sites).not.toContainEqual(message);
    await expect(remove(embedSiteId)).rejects.toMatchObject({ code: 'not_found' });
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = 'embedSite' and subject_id = ${embedSiteId} order by id`,
    );
    const { siteTitle, siteUrl } = site;
    expect(rows).toMatchObject([
      { call: 'admin.embedSite.add', after: { siteTitle, siteUrl } },
      { call: 'admin.embedSite.remove', before: { siteTitle, siteUrl } },
    ]);
  });

  test('are listed once, and an address that is none is refused beside its field', async () => {
    const { id } = await add('Тень', 'https://ten.ru');
    await expect(add('Снова', 'ten.ru/pages')).rejects.toMatchObject({
      code: 'embed_site_exists',
      fields: { siteUrl: 'Этот сайт уже в\u00a0списке' },
    });
    await expect(add('Никто', 'javascript:alert(1)')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { siteUrl: expect.stringContaining('Укажите адрес сайта') },
    });
    await remove(id);
  });

  test('there are never more than two hundred, also when several are added at once', async () => {
    await api.db.execute(sql`
      insert into embed_site (place, title, origin, key)
      select n, 'Сайт ' || n, 'https://s' || n || '.ru', 'k' || n from generate_series(1, ${MOST_EMBED_SITES - 2}::int) n
      where not exists (select from embed_site where place = n)`);
    const sent = await Promise.allSettled(['a', 'b', 'c', 'd'].map(name => add(name, `${name}.example`)));
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    for (const each of sent)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'embed_site_limit' });
  });

  test('only who may', async () => {
    const clerk = await api.aStaff(['bookings.read']);
    await expect(add('Чужой', 'chuzhoy.ru', clerk)).rejects.toMatchObject({ code: 'profile_denied' });
  });
});
