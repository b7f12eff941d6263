-- The runs of two and of three letters of a text, in small letters and with one space for several: what an index of
-- letters keeps, and what it is asked for.
CREATE FUNCTION "runs_of"(text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(regexp_replace(lower($1 COLLATE "und-x-icu"), '\s+', ' ', 'g'), NULL);
BEGIN
  RETURN array_remove(ARRAY(
    SELECT unnest(ARRAY[a || b, a || b || c]) FROM unnest(letters, letters[2:], letters[3:]) AS t(a, b, c)), NULL);
END $$;
--> statement-breakpoint
ALTER TABLE "market_request" ADD COLUMN "total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "users_lastname";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
CREATE INDEX "users_staff_by_name" ON "users" USING btree (rtrim(case "lastname" when '' then '' else "lastname" || ' ' end || case "name" when '' then '' else "name" || ' ' end || "middlename"),"id") WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "users_staff_seen" ON "users" USING btree ("last_seen_at","id") WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "users_staff_seen_last" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (rtrim(case "lastname" when '' then '' else "lastname" || ' ' end || case "name" when '' then '' else "name" || ' ' end || "middlename"),"id");--> statement-breakpoint
CREATE INDEX "users_letters" ON "users" USING gin (runs_of("lastname" || ' ' || "name" || ' ' || "middlename" || ' ' || "phone"));--> statement-breakpoint
CREATE INDEX "bank_payment_by_state" ON "bank_payment" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "application_letters" ON "application" USING gin (runs_of("object_title"));--> statement-breakpoint
CREATE INDEX "article_letters" ON "article" USING gin (runs_of("title" || ' ' || "author"));--> statement-breakpoint
CREATE INDEX "sale_banner_by_title" ON "sale_banner" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "sale_banner_by_start" ON "sale_banner" USING btree ("shown_from","id");--> statement-breakpoint
CREATE INDEX "sale_banner_by_active" ON "sale_banner" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "sale_banner_letters" ON "sale_banner" USING gin (runs_of("title" || ' ' || "text" || ' ' || "advertiser"));--> statement-breakpoint
CREATE INDEX "sale_banner_active_updated" ON "sale_banner" USING btree ("is_active","updated_at","id");--> statement-breakpoint
CREATE INDEX "brand_letters" ON "brand" USING gin (runs_of("name"));--> statement-breakpoint
CREATE INDEX "brand_organisation" ON "brand" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "brand_sent_last" ON "brand" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cluster_letters" ON "cluster" USING gin (runs_of("name" || ' ' || "url" || ' ' || "email" || ' ' || "address" || ' ' || "phone"));--> statement-breakpoint
CREATE INDEX "collaborator_by_place" ON "collaborator" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "collaborator_by_published" ON "collaborator" USING btree ("is_published","id");--> statement-breakpoint
CREATE INDEX "collaborator_letters" ON "collaborator" USING gin (runs_of("text"));--> statement-breakpoint
CREATE INDEX "event_request_phone" ON "event_request" USING btree ("contact_phone");--> statement-breakpoint
CREATE INDEX "ticket_order_phone" ON "ticket_order" USING gin (runs_of("phone"));--> statement-breakpoint
CREATE INDEX "event_letters" ON "event" USING gin (runs_of("words"));--> statement-breakpoint
CREATE INDEX "gallery_created" ON "gallery" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gallery_updated" ON "gallery" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "gallery_by_published" ON "gallery" USING btree ("is_published","id");--> statement-breakpoint
CREATE INDEX "gallery_letters" ON "gallery" USING gin (runs_of("url_translit"));--> statement-breakpoint
CREATE INDEX "mailing_letter_by_subject" ON "mailing_letter" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_letters" ON "mailing_letter" USING gin (runs_of("subject"));--> statement-breakpoint
CREATE INDEX "mailing_letter_created" ON "mailing_letter" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_status_id" ON "mailing_letter" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_started_at" ON "mailing_letter" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_started_last" ON "mailing_letter" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "market_item_letters" ON "market_item" USING gin (runs_of("name" || ' ' || "article"));--> statement-breakpoint
CREATE INDEX "market_item_barcode" ON "market_item" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "market_item_price_id" ON "market_item" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "market_item_updated" ON "market_item" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "market_request_letters" ON "market_request" USING gin (runs_of("contact_name"));--> statement-breakpoint
CREATE INDEX "market_request_by_total" ON "market_request" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "market_request_updated" ON "market_request" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "market_request_sent_last" ON "market_request" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consent_mailing" ON "consent" USING btree ("id") WHERE "consent"."purpose" = 'mailing';--> statement-breakpoint
CREATE INDEX "consent_mailing_at" ON "consent" USING btree ("at","id") WHERE "consent"."purpose" = 'mailing';--> statement-breakpoint
CREATE INDEX "consent_letters" ON "consent" USING gin (runs_of("email"));--> statement-breakpoint
CREATE INDEX "organisation_letters" ON "organisation" USING gin (runs_of("name" || ' ' || "inn"));--> statement-breakpoint
CREATE INDEX "past_project_by_place" ON "past_project" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "past_project_by_name" ON "past_project" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "past_project_letters" ON "past_project" USING gin (runs_of("name" || ' ' || "address"));--> statement-breakpoint
CREATE INDEX "review_by_author" ON "review" USING btree ("author","id");--> statement-breakpoint
CREATE INDEX "review_by_rating" ON "review" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "review_by_published" ON "review" USING btree ("is_published","id");--> statement-breakpoint
CREATE INDEX "review_created" ON "review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_letters" ON "review" USING gin (runs_of("author" || ' ' || "text"));--> statement-breakpoint
CREATE INDEX "room_request_created" ON "room_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "room_request_room" ON "room_request" USING btree ("room_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "room_request_words" ON "room_request" USING gin (to_tsvector('simple', translate(lower("contact_name" || ' ' || "purpose"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "author_by_city" ON "author" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "author_letters" ON "author" USING gin (runs_of("name" || ' ' || "city"));--> statement-breakpoint
CREATE INDEX "story_published_last" ON "story" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "story_letters" ON "story" USING gin (runs_of("title"));--> statement-breakpoint
CREATE INDEX "audit_record" ON "audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "outbox_failed_created" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_due" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_tries" ON "outbox" USING btree ("attempts","id") WHERE "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "users_lastname" ON "users" USING btree ("lastname","name","middlename");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
UPDATE "market_request" r SET "total" = coalesce((
  SELECT sum(coalesce(i."sent_price", m."price") * i."quantity") FROM "market_request_item" i
  JOIN "market_item" m ON m."id" = i."item_id" WHERE i."request_id" = r."id"), 0);
--> statement-breakpoint
-- The price an item was sent with counts, its present one before it was sent. The request is locked first, so that two
-- who add to it see each other's items.
CREATE FUNCTION "market_request_adds_up"(requests integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "market_request" WHERE "id" = ANY(requests) ORDER BY "id" FOR UPDATE;
  UPDATE "market_request" r SET "total" = added."total"
  FROM (
    SELECT each."id", coalesce(sum(coalesce(i."sent_price", m."price") * i."quantity"), 0) AS "total"
    FROM unnest(requests) AS each("id")
    LEFT JOIN "market_request_item" i ON i."request_id" = each."id"
    LEFT JOIN "market_item" m ON m."id" = i."item_id"
    GROUP BY each."id"
  ) added
  WHERE r."id" = added."id" AND r."total" <> added."total";
END $$;
--> statement-breakpoint
CREATE FUNCTION "market_request_follows_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "market_request_adds_up"(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD."request_id" ELSE NEW."request_id" END]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "market_request_follows_items" AFTER INSERT OR DELETE OR UPDATE OF "quantity", "sent_price" ON "market_request_item"
  FOR EACH ROW EXECUTE FUNCTION "market_request_follows_items"();
--> statement-breakpoint
CREATE FUNCTION "market_request_follows_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "market_request_adds_up"(ARRAY(
    SELECT "request_id" FROM "market_request_item" WHERE "item_id" = NEW."id" AND "sent_price" IS NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "market_request_follows_price" AFTER UPDATE OF "price" ON "market_item"
  FOR EACH ROW WHEN (OLD."price" <> NEW."price") EXECUTE FUNCTION "market_request_follows_price"();
