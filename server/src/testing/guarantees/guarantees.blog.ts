import { type Guarantee, refusal } from './guarantees.refusal.ts';

const rows = `
  INSERT INTO story_category (id, name) VALUES (101, 'Съёмка');
  INSERT INTO author (id, name, city, hobbies, description, socials, created_at, updated_at)
    VALUES (101, 'Вера', '', '', '', '{}', now(), now());
  INSERT INTO story (id, title, description, category_id, author_id, meta, created_at, updated_at)
    VALUES (101, 'Свет', '', 101, 101, '{}', now(), now());`;

/** Guarantees about the blog. */
export const blogGuarantees: readonly Guarantee[] = [
  {
    what: 'an author or a category with stories cannot be deleted',
    refusals: [
      refusal('story_author_id_author_id_fk', 'foreign key', 'story', rows, 'DELETE FROM author WHERE id = 101'),
      refusal(
        'story_category_id_story_category_id_fk',
        'foreign key',
        'story',
        rows,
        'DELETE FROM story_category WHERE id = 101',
      ),
    ],
  },
  {
    what: 'names of blog categories are unique',
    refusals: [
      refusal(
        'story_category_name',
        'unique index',
        'story_category',
        rows,
        `INSERT INTO story_category (name) VALUES ('СЪЁМКА')`,
      ),
    ],
  },
  {
    what: 'a published story has a text and a publication date',
    refusals: [
      refusal(
        'story_published',
        'check',
        'story',
        rows,
        'UPDATE story SET status = 3, published_at = now() WHERE id = 101',
      ),
    ],
  },
];
