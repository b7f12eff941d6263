ALTER TABLE "users" ADD COLUMN "role_title" text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "user_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "user_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "room_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "user_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "event_title" text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "event_date" date;--> statement-breakpoint
ALTER TABLE "author" ADD COLUMN "stories_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "category_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "story" ADD COLUMN "author_name" text COLLATE "und-x-icu";--> statement-breakpoint
CREATE FUNCTION "name_in_order"(users) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT rtrim(case $1."lastname" when '' then '' else $1."lastname" || ' ' end || case $1."name" when '' then '' else $1."name" || ' ' end || $1."middlename") $$;
--> statement-breakpoint
-- A list is put in order by an index of its own table: what another table calls a row stands there as a copy, taken
-- whenever the row is written. Arguments: the copy's column, the column with the other row's number, the other table, and
-- what it says. The lock keeps a name from changing unseen while its copy is not committed.
CREATE FUNCTION "take_copy"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  other integer;
  said jsonb;
BEGIN
  EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO other USING NEW;
  IF other IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext(TG_ARGV[2]), other);
    EXECUTE format('SELECT to_jsonb(%s) FROM %I WHERE id = $1', TG_ARGV[3], TG_ARGV[2]) INTO said USING other;
    -- The foreign key refuses a row that refers to none.
    IF said IS NULL THEN RETURN NEW; END IF;
  END IF;
  RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], said));
END $$;
--> statement-breakpoint
-- Gives a new name to its copies. Arguments: their table, their column, its column with this row's number, and what is said.
CREATE FUNCTION "give_copy"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext(TG_TABLE_NAME), NEW.id);
  EXECUTE format('UPDATE %1$I SET %2$I = (SELECT %4$s FROM %5$I WHERE id = $1) WHERE %3$I = $1',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_TABLE_NAME) USING NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The copies: table and column, the column with the other row's number, the other table, what it says, and by which columns.
DO $$
DECLARE
  copy record;
BEGIN
  FOR copy IN SELECT * FROM (VALUES
    ('article', 'user_name', 'user_id', 'users', '"name_in_order"(users)', '{lastname,name,middlename}'::text[]),
    ('event', 'user_name', 'user_id', 'users', '"name_in_order"(users)', '{lastname,name,middlename}'),
    ('application', 'user_name', 'user_id', 'users', '"name_in_order"(users)', '{lastname,name,middlename}'),
    ('booking', 'room_name', 'room_id', 'room', '"name"', '{name}'),
    ('gallery', 'event_title', 'event_id', 'event', '"title"', '{title}'),
    ('gallery', 'event_date', 'event_id', 'event', '"date"', '{date}'),
    ('story', 'category_name', 'category_id', 'story_category', '"name"', '{name}'),
    ('story', 'author_name', 'author_id', 'author', '"name"', '{name}'),
    ('users', 'role_title', 'role_id', 'staff_role', '"title"', '{title}')
  ) AS copies("table", "column", key, other, said, sources) LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = (SELECT %3$s FROM %4$I WHERE %4$I.id = %1$I.%5$I) WHERE %5$I IS NOT NULL',
      copy."table", copy."column", copy.said, copy.other, copy.key);
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %I FOR EACH ROW EXECUTE FUNCTION "take_copy"(%L, %L, %L, %L)',
      copy."table" || '_takes_' || copy."column", copy.key, copy."table", copy."column", copy.key, copy.other, copy.said);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE OF %s ON %I FOR EACH ROW WHEN (%s) EXECUTE FUNCTION "give_copy"(%L, %L, %L, %L)',
      copy.other || '_gives_' || copy."table" || '_' || copy."column",
      (SELECT string_agg(quote_ident(source), ', ') FROM unnest(copy.sources) source), copy.other,
      (SELECT string_agg(format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', source), ' OR ') FROM unnest(copy.sources) source),
      copy."table", copy."column", copy.key, copy.said);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "author_counts_stories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE "author" SET "stories_count" = "stories_count" - 1 WHERE "id" = OLD."author_id"; END IF;
  IF TG_OP <> 'DELETE' THEN UPDATE "author" SET "stories_count" = "stories_count" + 1 WHERE "id" = NEW."author_id"; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "author_counts_stories" AFTER INSERT OR DELETE OR UPDATE OF "author_id" ON "story"
  FOR EACH ROW EXECUTE FUNCTION "author_counts_stories"();
--> statement-breakpoint
UPDATE "author" SET "stories_count" = (SELECT count(*) FROM "story" WHERE "author_id" = "author"."id");--> statement-breakpoint
CREATE INDEX "users_staff_by_role" ON "users" USING btree ("role_title","id") WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "application_by_person" ON "application" USING btree ("user_name","id");--> statement-breakpoint
CREATE INDEX "article_by_person" ON "article" USING btree ("kind","user_name","id") WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "booking_by_room" ON "booking" USING btree ("room_name","id");--> statement-breakpoint
CREATE INDEX "event_by_person" ON "event" USING btree ("user_name","id");--> statement-breakpoint
CREATE INDEX "gallery_by_event" ON "gallery" USING btree ("type","is_deleted","event_title","id");--> statement-breakpoint
CREATE INDEX "gallery_by_day" ON "gallery" USING btree ("type","is_deleted","event_date","id");--> statement-breakpoint
CREATE INDEX "author_by_stories" ON "author" USING btree ("stories_count","id");--> statement-breakpoint
CREATE INDEX "story_by_category" ON "story" USING btree ("category_name","id");--> statement-breakpoint
CREATE INDEX "story_by_author" ON "story" USING btree ("author_name","id");--> statement-breakpoint
CREATE INDEX "story_by_author_last" ON "story" USING btree ("author_name" DESC NULLS LAST,"id" DESC NULLS FIRST);
