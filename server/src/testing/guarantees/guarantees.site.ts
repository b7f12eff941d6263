import { type Guarantee, refusal } from './guarantees.refusal.ts';

const collaborator = `INSERT INTO collaborator (text, position, created_at, updated_at) VALUES ('Анна', 1, now(), now())`;

const banner = `INSERT INTO sale_banner (title, text, link, meta, advertiser, erid, is_active, created_at, updated_at)
   VALUES ('Скидка', '', '', '{}', '', '', true, now(), now())`;

const project = `INSERT INTO past_project (name, starts_on, ends_on, address, description, position, created_at, updated_at)
   VALUES ('Форум', now(), now(), 'forum', '', 1, now(), now())`;

const visit = 'INSERT INTO review_visit (id, booking_id, asked_at) VALUES (101, 101, now())';
const ofVisit = (rating: string, request = 'NULL') =>
  `INSERT INTO review (user_id, event_request_id, visit_id, text, author, rating, meta, created_at, updated_at)
   VALUES (101, ${request}, 101, 'Светло', 'Анна', ${rating}, '{}', now(), now())`;

const embedSite = (place: number, origin: string, key: string) =>
  `INSERT INTO embed_site (place, title, origin, key) VALUES (${place}, 'Студия', '${origin}', '${key}')`;

/** Guarantees about the records that the site shows. */
export const siteGuarantees: readonly Guarantee[] = [
  {
    what: 'the customer of a visit is asked for a review once, and a visit has at most one',
    how: 'with the row of the visit locked',
    refusals: [
      refusal(
        'review_visit_booking',
        'unique constraint',
        'review_visit',
        visit,
        visit.replace('(101, 101', '(102, 101'),
      ),
      refusal(
        'review_visit_one',
        'check',
        'review_visit',
        '',
        'INSERT INTO review_visit (id, asked_at) VALUES (101, now())',
      ),
      refusal('review_of_visit', 'unique constraint', 'review', `${visit}; ${ofVisit('5')}`, ofVisit('4')),
      refusal('review_mark', 'check', 'review', visit, ofVisit('NULL')),
      refusal('review_subject', 'check', 'review', visit, ofVisit('5', '101')),
    ],
    proofs: [
      {
        file: 'areas/reviews/reviews.visits.test.ts',
        test: 'two servers ask once, and whoever stayed away is not asked',
      },
      {
        file: 'areas/reviews/reviews.visits.test.ts',
        test: 'whoever has the link leaves one review, which staff publish, answer and take back',
      },
    ],
  },
  {
    what: 'the search has at most 300 words of staff, each once and none empty',
    how: 'each has one of as many places',
    refusals: [
      refusal(
        'search_synonym_places',
        'check',
        'search_synonym',
        '',
        `INSERT INTO search_synonym (place, word, meaning) VALUES (301, 'каморка', 'зал')`,
      ),
      refusal(
        'search_synonym_place',
        'unique constraint',
        'search_synonym',
        '',
        `INSERT INTO search_synonym (place, word, meaning) VALUES (1, 'каморка', 'зал')`,
      ),
      refusal(
        'search_synonym_word',
        'unique index',
        'search_synonym',
        '',
        `INSERT INTO search_synonym (place, word, meaning) VALUES (300, 'ПЕРЕГОВОРКА', 'зал')`,
      ),
      refusal(
        'search_synonym_words',
        'check',
        'search_synonym',
        '',
        `INSERT INTO search_synonym (place, word, meaning) VALUES (300, ' ', 'зал')`,
      ),
    ],
    proofs: [
      {
        file: 'areas/search/search.synonyms.test.ts',
        test: 'there are never more than three hundred, also when several are added at once',
      },
    ],
  },
  {
    what: 'at most 200 sites may show free hours, each once, by its origin and nothing else',
    how: 'each has one of as many places',
    refusals: [
      refusal('embed_site_places', 'check', 'embed_site', '', embedSite(201, 'https://svet.ru', 'a')),
      refusal(
        'embed_site_place',
        'unique constraint',
        'embed_site',
        embedSite(1, 'https://svet.ru', 'a'),
        embedSite(1, 'https://ten.ru', 'b'),
      ),
      refusal(
        'embed_site_origin',
        'unique constraint',
        'embed_site',
        embedSite(1, 'https://svet.ru', 'a'),
        embedSite(2, 'https://svet.ru', 'b'),
      ),
      refusal(
        'embed_site_key',
        'unique constraint',
        'embed_site',
        embedSite(1, 'https://svet.ru', 'a'),
        embedSite(2, 'https://ten.ru', 'a'),
      ),
      refusal('embed_site_origins', 'check', 'embed_site', '', embedSite(1, 'https://svet.ru; script-src *', 'a')),
    ],
    proofs: [
      {
        file: 'areas/embeds/embeds.test.ts',
        test: 'there are never more than two hundred, also when several are added at once',
      },
    ],
  },
  {
    what: 'positions of records that staff order are always 1 to n',
    how: 'one helper changes them, with the order locked',
    refusals: [
      refusal('collaborator_order', 'unique constraint', 'collaborator', collaborator),
      refusal('past_project_order', 'unique constraint', 'past_project', project, project.replace("'forum'", "'expo'")),
    ],
    proofs: [
      {
        file: 'core/record/order.test.ts',
        test: 'whatever is added, moved and taken away, each list stands at 1 to n',
      },
      { file: 'core/record/order.test.ts', test: 'what many do at once leaves 1 to n too' },
    ],
  },
  {
    what: 'at most one banner is active, and third-party advertising has its token',
    how: 'activating one deactivates the other in the same transaction',
    refusals: [
      refusal('sale_banner_one_active', 'partial unique index', 'sale_banner', banner),
      refusal(
        'sale_banner_erid',
        'check',
        'sale_banner',
        '',
        `INSERT INTO sale_banner (title, text, link, meta, advertiser, erid, created_at, updated_at)
         VALUES ('Скидка', '', '', '{}', 'ООО «Малахит»', '', now(), now())`,
      ),
    ],
    proofs: [
      { file: 'areas/banners/banners.admin.test.ts', test: 'of many that are activated at once, one is active' },
    ],
  },
  {
    what: 'slugs of past projects are unique, and deleted ones are not published',
    refusals: [
      refusal(
        'past_project_address',
        'partial unique index',
        'past_project',
        project,
        project.replace("'', 1", "'', 2"),
      ),
      refusal(
        'past_project_hidden',
        'check',
        'past_project',
        '',
        `INSERT INTO past_project (name, starts_on, ends_on, address, description, is_deleted, is_published, created_at, updated_at)
         VALUES ('Форум', now(), now(), 'forum', '', true, true, now(), now())`,
      ),
    ],
  },
];
