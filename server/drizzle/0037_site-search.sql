CREATE TABLE "site_document" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_document_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE INDEX "site_document_words" ON "site_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "site_document_latest" ON "site_document" USING btree ("kind","at" DESC NULLS FIRST,"record_id");--> statement-breakpoint
-- A text without its markup: a paragraph's end parts words, an emphasis within a word does not.
CREATE FUNCTION "plain_text"("markup" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(left("markup", 200000), '</?(a|b|em|i|mark|s|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'g'),
      '</?[a-z][^>]*>', ' ', 'gi'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '[\s\ue000\ue001]+', ' ', 'g'))
$$;--> statement-breakpoint
-- Keeps what visitors find of a table in step with it, in the statement that publishes, changes or withdraws. Its
-- arguments: the kind of these documents, then SQL over a row "r": whether it is published, the end of its address, its
-- title, its text, its moment.
CREATE FUNCTION "follow_site_document"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "shown" "site_document";
BEGIN
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format(
      'SELECT $2, r.id, (%s)::text, plain_text(%s), plain_text(%s), ''''::tsvector, (%s)::timestamptz FROM (SELECT ($1).*) AS r WHERE %s',
      TG_ARGV[2], TG_ARGV[3], TG_ARGV[4], TG_ARGV[5], TG_ARGV[1]) INTO "shown" USING NEW, TG_ARGV[0];
    "shown"."words" := setweight(to_tsvector('russian', translate("shown"."title", 'ёЁ', 'еЕ')), 'A')
      || setweight(to_tsvector('russian', translate("shown"."text", 'ёЁ', 'еЕ')), 'C');
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "site_document" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
  END IF;
  IF "shown"."kind" IS NOT NULL THEN
    INSERT INTO "site_document" SELECT "shown".*;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "room_is_found" AFTER INSERT OR DELETE OR UPDATE OF "name", "description" ON "room"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('room', 'true', 'r.id', 'r.name', 'r.description', '''epoch''');--> statement-breakpoint
CREATE TRIGGER "event_is_found" AFTER INSERT OR DELETE OR UPDATE OF "status", "title", "lead", "description", "organizer_name", "place", "date" ON "event"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('event', 'r.status = 3', 'r.id', 'r.title', 'concat_ws('' '', r.lead, r.description, r.place, r.organizer_name)', 'r.date');--> statement-breakpoint
CREATE TRIGGER "article_is_found" AFTER INSERT OR DELETE OR UPDATE OF "status", "title", "lead", "text", "author", "published_at" ON "article"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('article', 'r.status = 3', 'r.id', 'r.title', 'concat_ws('' '', r.lead, r.text, r.author)', 'coalesce(r.published_at, r.updated_at)');--> statement-breakpoint
CREATE TRIGGER "story_is_found" AFTER INSERT OR DELETE OR UPDATE OF "status", "title", "description", "published_at" ON "story"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('story', 'r.status = 3', 'r.id', 'r.title', 'r.description', 'r.published_at');--> statement-breakpoint
CREATE TRIGGER "past_project_is_found" AFTER INSERT OR DELETE OR UPDATE OF "is_published", "name", "description", "address", "ends_on" ON "past_project"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('project', 'r.is_published', 'r.address', 'r.name', 'r.description', 'r.ends_on');--> statement-breakpoint
CREATE TRIGGER "cluster_is_found" AFTER INSERT OR DELETE OR UPDATE OF "name", "description", "address" ON "cluster"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('cluster', 'true', 'r.id', 'r.name', 'concat_ws('' '', r.description, r.address)', 'r.created_at');--> statement-breakpoint
CREATE TRIGGER "brand_is_found" AFTER INSERT OR DELETE OR UPDATE OF "status", "name", "description" ON "brand"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('brand', 'r.status = 3', 'r.id', 'r.name', 'r.description', 'r.created_at');--> statement-breakpoint
-- What was there before is found as well.
UPDATE "room" SET "name" = "name";--> statement-breakpoint
UPDATE "event" SET "title" = "title" WHERE "status" = 3;--> statement-breakpoint
UPDATE "article" SET "title" = "title" WHERE "status" = 3;--> statement-breakpoint
UPDATE "story" SET "title" = "title" WHERE "status" = 3;--> statement-breakpoint
UPDATE "past_project" SET "name" = "name" WHERE "is_published";--> statement-breakpoint
UPDATE "cluster" SET "name" = "name";--> statement-breakpoint
UPDATE "brand" SET "name" = "name" WHERE "status" = 3;
