-- expand-contract: the previous server does not name the new column, which has a default
-- locks: site_document has what is published, some thousand short texts, which are read in a moment
ALTER TABLE "site_document" ADD COLUMN "forms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION text_forms(body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT DISTINCT forms.form
    FROM (
      SELECT DISTINCT word FROM regexp_split_to_table(joined_words(lower(left("body", 1000) COLLATE "und-x-icu")), '[^0-9a-zа-я]+') AS word
      WHERE length(word) BETWEEN 5 AND 30
    ) AS words, similar_forms(words.word) AS forms))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_site_document() RETURNS trigger LANGUAGE plpgsql AS $$
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
    "shown"."forms" := text_forms("shown"."title" || ' ' || "shown"."text");
    INSERT INTO "site_document" SELECT "shown".*;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "site_document" SET "forms" = text_forms("title" || ' ' || "text");--> statement-breakpoint
CREATE INDEX "site_document_forms" ON "site_document" USING gin ("forms");
