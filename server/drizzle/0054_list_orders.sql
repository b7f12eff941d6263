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
CREATE TRIGGER "article_takes_user_name" BEFORE INSERT OR UPDATE OF "user_id" ON "article" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('user_name', 'user_id', 'users', '"name_in_order"(users)');
--> statement-breakpoint
CREATE TRIGGER "users_gives_article_user_name" AFTER UPDATE OF "lastname", "name", "middlename" ON "users" FOR EACH ROW
  WHEN (OLD."lastname" IS DISTINCT FROM NEW."lastname" OR OLD."name" IS DISTINCT FROM NEW."name" OR OLD."middlename" IS DISTINCT FROM NEW."middlename")
  EXECUTE FUNCTION "give_copy"('article', 'user_name', 'user_id', '"name_in_order"(users)');
--> statement-breakpoint
CREATE TRIGGER "event_takes_user_name" BEFORE INSERT OR UPDATE OF "user_id" ON "event" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('user_name', 'user_id', 'users', '"name_in_order"(users)');
--> statement-breakpoint
CREATE TRIGGER "users_gives_event_user_name" AFTER UPDATE OF "lastname", "name", "middlename" ON "users" FOR EACH ROW
  WHEN (OLD."lastname" IS DISTINCT FROM NEW."lastname" OR OLD."name" IS DISTINCT FROM NEW."name" OR OLD."middlename" IS DISTINCT FROM NEW."middlename")
  EXECUTE FUNCTION "give_copy"('event', 'user_name', 'user_id', '"name_in_order"(users)');
--> statement-breakpoint
CREATE TRIGGER "application_takes_user_name" BEFORE INSERT OR UPDATE OF "user_id" ON "application" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('user_name', 'user_id', 'users', '"name_in_order"(users)');
--> statement-breakpoint
CREATE TRIGGER "users_gives_application_user_name" AFTER UPDATE OF "lastname", "name", "middlename" ON "users" FOR EACH ROW
  WHEN (OLD."lastname" IS DISTINCT FROM NEW."lastname" OR OLD."name" IS DISTINCT FROM NEW."name" OR OLD."middlename" IS DISTINCT FROM NEW."middlename")
  EXECUTE FUNCTION "give_copy"('application', 'user_name', 'user_id', '"name_in_order"(users)');
--> statement-breakpoint
CREATE TRIGGER "booking_takes_room_name" BEFORE INSERT OR UPDATE OF "room_id" ON "booking" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('room_name', 'room_id', 'room', '"name"');
--> statement-breakpoint
CREATE TRIGGER "room_gives_booking_room_name" AFTER UPDATE OF "name" ON "room" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name")
  EXECUTE FUNCTION "give_copy"('booking', 'room_name', 'room_id', '"name"');
--> statement-breakpoint
CREATE TRIGGER "gallery_takes_event_title" BEFORE INSERT OR UPDATE OF "event_id" ON "gallery" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('event_title', 'event_id', 'event', '"title"');
--> statement-breakpoint
CREATE TRIGGER "event_gives_gallery_event_title" AFTER UPDATE OF "title" ON "event" FOR EACH ROW
  WHEN (OLD."title" IS DISTINCT FROM NEW."title")
  EXECUTE FUNCTION "give_copy"('gallery', 'event_title', 'event_id', '"title"');
--> statement-breakpoint
CREATE TRIGGER "gallery_takes_event_date" BEFORE INSERT OR UPDATE OF "event_id" ON "gallery" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('event_date', 'event_id', 'event', '"date"');
--> statement-breakpoint
CREATE TRIGGER "event_gives_gallery_event_date" AFTER UPDATE OF "date" ON "event" FOR EACH ROW
  WHEN (OLD."date" IS DISTINCT FROM NEW."date")
  EXECUTE FUNCTION "give_copy"('gallery', 'event_date', 'event_id', '"date"');
--> statement-breakpoint
CREATE TRIGGER "story_takes_category_name" BEFORE INSERT OR UPDATE OF "category_id" ON "story" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('category_name', 'category_id', 'story_category', '"name"');
--> statement-breakpoint
CREATE TRIGGER "story_category_gives_story_category_name" AFTER UPDATE OF "name" ON "story_category" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name")
  EXECUTE FUNCTION "give_copy"('story', 'category_name', 'category_id', '"name"');
--> statement-breakpoint
CREATE TRIGGER "story_takes_author_name" BEFORE INSERT OR UPDATE OF "author_id" ON "story" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('author_name', 'author_id', 'author', '"name"');
--> statement-breakpoint
CREATE TRIGGER "author_gives_story_author_name" AFTER UPDATE OF "name" ON "author" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name")
  EXECUTE FUNCTION "give_copy"('story', 'author_name', 'author_id', '"name"');
--> statement-breakpoint
CREATE TRIGGER "users_takes_role_title" BEFORE INSERT OR UPDATE OF "role_id" ON "users" FOR EACH ROW
  EXECUTE FUNCTION "take_copy"('role_title', 'role_id', 'staff_role', '"title"');
--> statement-breakpoint
CREATE TRIGGER "staff_role_gives_users_role_title" AFTER UPDATE OF "title" ON "staff_role" FOR EACH ROW
  WHEN (OLD."title" IS DISTINCT FROM NEW."title")
  EXECUTE FUNCTION "give_copy"('users', 'role_title', 'role_id', '"title"');
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
UPDATE "article" SET "user_name" = (SELECT "name_in_order"(users) FROM "users" WHERE "users"."id" = "article"."user_id");--> statement-breakpoint
UPDATE "event" SET "user_name" = (SELECT "name_in_order"(users) FROM "users" WHERE "users"."id" = "event"."user_id");--> statement-breakpoint
UPDATE "application" SET "user_name" = (SELECT "name_in_order"(users) FROM "users" WHERE "users"."id" = "application"."user_id");--> statement-breakpoint
UPDATE "booking" SET "room_name" = (SELECT "name" FROM "room" WHERE "room"."id" = "booking"."room_id");--> statement-breakpoint
UPDATE "gallery" SET "event_title" = (SELECT "title" FROM "event" WHERE "event"."id" = "gallery"."event_id") WHERE "event_id" IS NOT NULL;--> statement-breakpoint
UPDATE "gallery" SET "event_date" = (SELECT "date" FROM "event" WHERE "event"."id" = "gallery"."event_id") WHERE "event_id" IS NOT NULL;--> statement-breakpoint
UPDATE "story" SET "category_name" = (SELECT "name" FROM "story_category" WHERE "story_category"."id" = "story"."category_id");--> statement-breakpoint
UPDATE "story" SET "author_name" = (SELECT "name" FROM "author" WHERE "author"."id" = "story"."author_id") WHERE "author_id" IS NOT NULL;--> statement-breakpoint
UPDATE "users" SET "role_title" = (SELECT "title" FROM "staff_role" WHERE "staff_role"."id" = "users"."role_id") WHERE "role_id" IS NOT NULL;--> statement-breakpoint
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
