-- locks: site_document and review have what is published, some thousand short texts, which are read in a moment
-- expand-contract: the previous server writes neither of the new columns of review, and leaves them empty
CREATE TABLE "review_visit" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer,
	"order_id" integer,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "review_visit_booking" UNIQUE("booking_id"),
	CONSTRAINT "review_visit_order" UNIQUE("order_id"),
	CONSTRAINT "review_visit_one" CHECK (num_nonnulls("review_visit"."booking_id", "review_visit"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"word" text COLLATE "und-x-icu" NOT NULL,
	"meaning" text COLLATE "und-x-icu" NOT NULL,
	CONSTRAINT "search_synonym_place" UNIQUE("place"),
	CONSTRAINT "search_synonym_places" CHECK ("search_synonym"."place" between 1 and 300),
	CONSTRAINT "search_synonym_words" CHECK (btrim("search_synonym"."word") <> '' and btrim("search_synonym"."meaning") <> '')
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "visit_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_document" ADD COLUMN "parts" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_visit" ADD CONSTRAINT "review_visit_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_visit" ADD CONSTRAINT "review_visit_order_id_ticket_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ticket_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_visit_asked" ON "review_visit" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonym_word" ON "search_synonym" USING btree (lower("word"));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_visit_id_review_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."review_visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_document_parts" ON "site_document" USING gin ("parts");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_visit" UNIQUE("visit_id");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_subject" CHECK ("review"."event_request_id" is null or "review"."visit_id" is null);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_mark" CHECK ("review"."visit_id" is null or "review"."rating" is not null);--> statement-breakpoint
CREATE FUNCTION joined_words(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', plain.text, (
    SELECT string_agg(replace(found[1], '-', ''), ' ')
    FROM regexp_matches(plain.text, '[0-9A-Za-zА-Яа-я]+(?:-[0-9A-Za-zА-Яа-я]+)+', 'g') AS found))
  FROM (SELECT translate("name", 'ёЁ‐‑' || chr(160), 'еЕ-- ') AS text) AS plain
$$;--> statement-breakpoint
CREATE FUNCTION site_words(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('russian', joined_words("title")), 'A')
    || setweight(to_tsvector('russian', joined_words("body")), 'C')
$$;--> statement-breakpoint
CREATE FUNCTION similar_forms(name text) RETURNS TABLE (word text, form text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH spelled AS (
    SELECT DISTINCT word FROM (
      SELECT regexp_split_to_table(joined_words(lower(left("name", 200) COLLATE "und-x-icu")), '[^0-9a-zа-я]+') AS word
    ) AS split WHERE length(word) BETWEEN 5 AND 30
  ), whole AS (
    SELECT word, word AS form FROM spelled
    UNION SELECT word, unnest(ts_lexize('russian_stem', word)) FROM spelled
  )
  SELECT word, '~' || form FROM whole
  UNION
  SELECT word, '=' || regexp_replace(translate(form, 'оеэыйюябдгвзжьъ', 'аииииуапткфсш'), '(.)\1+', '\1', 'g') FROM whole
  UNION
  SELECT word, '~' || overlay(form PLACING '' FROM n FOR 1) FROM whole, generate_series(1, length(form)) AS n
  WHERE length(form) >= 5
$$;--> statement-breakpoint
CREATE FUNCTION name_parts(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT substr(letters, n, 3)
    FROM (SELECT regexp_replace(translate(lower(left("name", 200) COLLATE "und-x-icu"), 'ё', 'е'), '[^0-9a-zа-я]+', '', 'g') AS letters) AS joined,
      generate_series(1, length(letters) - 2) AS n
    UNION
    SELECT form FROM similar_forms("name")))
$$;--> statement-breakpoint
CREATE FUNCTION similar_names(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('(' || forms || ')', ' & ')::tsquery, ''::tsquery)
  FROM (SELECT string_agg('''' || form || '''', ' | ') AS forms FROM similar_forms("typed") GROUP BY word) AS words
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.follow_site_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "shown" "site_document";
BEGIN
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format(
      'SELECT $2, r.id, (%s)::text, plain_text(%s), plain_text(%s), ''''::tsvector, (%s)::timestamptz FROM (SELECT ($1).*) AS r WHERE %s',
      TG_ARGV[2], TG_ARGV[3], TG_ARGV[4], TG_ARGV[5], TG_ARGV[1]) INTO "shown" USING NEW, TG_ARGV[0];
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "site_document" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
  END IF;
  IF "shown"."kind" IS NOT NULL THEN
    "shown"."words" := site_words("shown"."title", "shown"."text");
    "shown"."parts" := name_parts("shown"."title");
    INSERT INTO "site_document" SELECT "shown".*;
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
UPDATE "site_document" SET "words" = site_words("title", "text"), "parts" = name_parts("title");--> statement-breakpoint
INSERT INTO "search_synonym" ("place", "word", "meaning")
SELECT row_number() OVER (), "word", "meaning" FROM (VALUES
  ('переговорка', 'переговорная'), ('переговоры', 'переговорная'), ('митинг-рум', 'переговорная'), ('meeting room', 'переговорная'),
  ('комната для встреч', 'переговорная'), ('конференц-рум', 'конференц-зал'), ('актовый зал', 'конференц-зал'),
  ('conference hall', 'конференц-зал'), ('лекционный зал', 'лекторий'), ('аудитория', 'лекторий'), ('lecture hall', 'лекторий'),
  ('photo studio', 'фотостудия'), ('фотозона', 'фотостудия'), ('фотосессия', 'фотостудия'), ('фотосъёмка', 'фотостудия'),
  ('циклорама', 'фотостудия'), ('video studio', 'видеостудия'), ('видеосъёмка', 'видеостудия'), ('хромакей', 'видеостудия'),
  ('подкаст', 'видеостудия'), ('салон красоты', 'бьюти-коворкинг'), ('beauty', 'бьюти-коворкинг'), ('парикмахерская', 'бьюти-коворкинг'),
  ('coworking', 'коворкинг'), ('подиум', 'модные показы'), ('выставочный зал', 'экспозиционный блок'), ('выставка', 'экспозиционный блок'),
  ('сувениры', 'магазин уральских товаров'), ('подарки', 'магазин уральских товаров'), ('туристам', 'туристско-информационный центр'),
  ('мастерская', 'экспериментальный блок'), ('воркшоп', 'мастер-класс'), ('workshop', 'мастер-класс')
) AS "listed" ("word", "meaning");
