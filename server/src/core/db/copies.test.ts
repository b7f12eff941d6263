import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { guaranteeRows } from '../../testing/guarantees/guarantees.rows.ts';

const rows = `
  INSERT INTO staff_role (id, title, permissions, created_at, updated_at) VALUES (201, 'Редактор', '[]', now(), now());
  INSERT INTO users (id, phone, password_hash, lastname, name, middlename, role_id, created_at) VALUES
    (201, '9120000201', '', 'Громова', 'Вера', 'Ильинична', null, now()), (202, '9120000202', '', '', 'Пётр', '', 201, now());
  INSERT INTO article (user_id, kind, status, title, lead, text, author, source_url, created_at, updated_at)
    VALUES (201, 1, 1, 'Свет', '', '', '', '', now(), now());
  INSERT INTO application (type, object_id, object_title, user_id, created_at) VALUES (1, 201, '', 201, now());
  UPDATE event SET user_id = 201;
  INSERT INTO gallery (type, position, url_translit, event_id, created_at, updated_at)
    VALUES (1, 1, 'forum', (SELECT min(id) FROM event), now(), now());
  INSERT INTO story_category (id, name) VALUES (201, 'Съёмка'), (202, 'Люди');
  INSERT INTO author (id, name, city, hobbies, description, socials, created_at, updated_at) VALUES
    (201, 'Вера', '', '', '', '{}', now(), now()), (202, 'Пётр', '', '', '', '{}', now(), now());
  INSERT INTO story (id, title, description, category_id, author_id, meta, created_at, updated_at) VALUES
    (201, 'Свет', '', 201, 201, '{}', now(), now()), (202, 'Тень', '', 201, 201, '{}', now(), now()),
    (203, 'Звук', '', 202, null, '{}', now(), now());`;

/**
 * The copied columns of the database: table, column, foreign key, the other table, and the expression that is copied.
 */
const copies = `
  SELECT tgrelid::regclass::text AS "table", args[1] AS "column", args[2] AS key, args[3] AS other, args[4] AS said
  FROM (SELECT tgrelid, string_to_array(encode(tgargs, 'escape'), '\\000') AS args
        FROM pg_trigger WHERE tgfoid = 'take_copy'::regproc) AS triggers
  ORDER BY 1, 2`;

describe.each(databaseKinds)('%s', kind => {
  let database: TestDatabase;
  let client: PoolClient;
  beforeAll(async () => {
    database = await testDatabase(kind);
    client = await database.pool.connect();
    await client.query(guaranteeRows);
    await client.query(rows);
  });
  afterAll(async () => {
    client.release();
    await database.close();
  });

  /** For each copied column: how many rows have it, and how many differ from the other table. */
  async function seen() {
    const all = await client.query(copies);
    const results: Record<string, { taken: number; wrong: number }> = {};
    for (const { table, column, key, other, said } of all.rows) {
      const { rows: counted } = await client.query(
        `SELECT count("${column}")::int AS taken, (count(*) FILTER (WHERE "${column}" IS DISTINCT FROM
           (SELECT ${said} FROM "${other}" WHERE "${other}".id = "${table}"."${key}")))::int AS wrong FROM "${table}"`,
      );
      results[`${table}.${column}`] = counted[0];
    }
    return results;
  }
  const right = { taken: expect.toSatisfy((count: number) => count > 0), wrong: 0 };
  const names = [
    'application.user_name',
    'article.user_name',
    'booking.room_name',
    'event.user_name',
    'gallery.event_date',
    'gallery.event_title',
    'story.author_name',
    'story.category_name',
    'users.role_title',
  ];
  const allRight = Object.fromEntries(names.map(name => [name, right]));

  test('rows take what the others are called', async () => {
    expect(await seen()).toEqual(allRight);
  });

  test('and follow when they are called otherwise', async () => {
    await client.query(`
      UPDATE users SET lastname = 'Ёлкина' WHERE id = 201; UPDATE room SET name = name || ' 2';
      UPDATE event SET title = 'Бал', date = date - 1; UPDATE story_category SET name = name || ' 2';
      UPDATE author SET name = name || ' 2'; UPDATE staff_role SET title = title || ' 2'`);
    expect(await seen()).toEqual(allRight);
    const { rows: people } = await client.query('SELECT user_name FROM article WHERE user_id = 201');
    expect(people).toEqual([{ user_name: 'Ёлкина Вера Ильинична' }]);
  });

  test('and when they refer to others, or to none', async () => {
    await client.query(`
      UPDATE story SET author_id = 202, category_id = 202 WHERE id = 201; UPDATE story SET author_id = null WHERE id = 202;
      UPDATE gallery SET event_id = null; UPDATE users SET role_id = null WHERE id = 202`);
    const now = await seen();
    expect(Object.values(now).map(({ wrong }) => wrong)).toEqual(names.map(() => 0));
    const { rows: stories } = await client.query('SELECT author_name FROM story ORDER BY id');
    expect(stories).toEqual([{ author_name: 'Пётр 2' }, { author_name: null }, { author_name: null }]);
  });

  test('a row that refers to nobody is still refused by its foreign key', async () => {
    const nobody = `INSERT INTO application (type, object_id, object_title, user_id, created_at) VALUES (1, 202, '', 999, now())`;
    await expect(client.query(nobody)).rejects.toMatchObject({ constraint: 'application_user_id_users_id_fk' });
  });

  test('an author counts the stories that name them', async () => {
    const counted = async () =>
      (await client.query('SELECT stories_count AS n FROM author WHERE id > 200 ORDER BY id')).rows.map(({ n }) => n);
    await client.query('UPDATE story SET author_id = 201');
    expect(await counted()).toEqual([3, 0]);
    await client.query(
      'UPDATE story SET author_id = 202 WHERE id = 201; UPDATE story SET author_id = null WHERE id = 202',
    );
    expect(await counted()).toEqual([1, 1]);
    await client.query('DELETE FROM story WHERE id = 201');
    expect(await counted()).toEqual([1, 0]);
  });
});

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('postgres');
  });
  afterAll(() => database.close());

  test('a name does not change unseen while its copy is not committed', async () => {
    await database.pool.query(`
      INSERT INTO story_category (id, name) VALUES (301, 'Съёмка')`);
    const [writer, renamer] = [await database.pool.connect(), await database.pool.connect()];
    try {
      await writer.query('BEGIN');
      await writer.query(
        `INSERT INTO story (id, title, description, category_id, meta, created_at, updated_at) VALUES (301, 'Свет', '', 301, '{}', now(), now())`,
      );
      const renamed = renamer.query(`UPDATE story_category SET name = 'Люди' WHERE id = 301`);
      await writer.query('SELECT pg_sleep(0.2)');
      await writer.query('COMMIT');
      await renamed;
    } finally {
      writer.release();
      renamer.release();
    }
    const { rows: stories } = await database.pool.query('SELECT category_name FROM story WHERE id = 301');
    expect(stories).toEqual([{ category_name: 'Люди' }]);
  });
});
