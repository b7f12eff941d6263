DROP INDEX "users_lastname";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "users_last_seen";--> statement-breakpoint
DROP INDEX "users_verification";--> statement-breakpoint
DROP INDEX "users_avatar";--> statement-breakpoint
DROP INDEX "users_full_name";--> statement-breakpoint
DROP INDEX "agreement_words";--> statement-breakpoint
DROP INDEX "invoice_words";--> statement-breakpoint
DROP INDEX "bank_payment_words";--> statement-breakpoint
DROP INDEX "application_words";--> statement-breakpoint
DROP INDEX "article_updated";--> statement-breakpoint
DROP INDEX "article_created";--> statement-breakpoint
DROP INDEX "article_status";--> statement-breakpoint
DROP INDEX "article_words";--> statement-breakpoint
DROP INDEX "article_title";--> statement-breakpoint
DROP INDEX "article_sent";--> statement-breakpoint
DROP INDEX "article_sent_last";--> statement-breakpoint
DROP INDEX "article_published_at";--> statement-breakpoint
DROP INDEX "article_published_last";--> statement-breakpoint
DROP INDEX "sale_banner_words";--> statement-breakpoint
DROP INDEX "brand_words";--> statement-breakpoint
DROP INDEX "cluster_words";--> statement-breakpoint
DROP INDEX "collaborator_words";--> statement-breakpoint
DROP INDEX "event_request_status_id";--> statement-breakpoint
DROP INDEX "event_request_title";--> statement-breakpoint
DROP INDEX "event_request_starts";--> statement-breakpoint
DROP INDEX "event_request_updated";--> statement-breakpoint
DROP INDEX "event_request_manager";--> statement-breakpoint
DROP INDEX "event_request_space_updated";--> statement-breakpoint
DROP INDEX "event_request_status_updated";--> statement-breakpoint
DROP INDEX "event_request_words";--> statement-breakpoint
DROP INDEX "ticket_order_name";--> statement-breakpoint
DROP INDEX "event_words";--> statement-breakpoint
DROP INDEX "market_item_status_id";--> statement-breakpoint
DROP INDEX "market_item_words";--> statement-breakpoint
DROP INDEX "market_item_name";--> statement-breakpoint
DROP INDEX "past_project_words";--> statement-breakpoint
DROP INDEX "resident_words";--> statement-breakpoint
DROP INDEX "review_words";--> statement-breakpoint
DROP INDEX "author_words";--> statement-breakpoint
DROP INDEX "story_words";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
ALTER TABLE "market_request" ADD COLUMN "total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_there" ON "users" USING btree ("id") WHERE "users"."password_hash" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_customers" ON "users" USING btree ("id") WHERE "users"."password_hash" <> 'deleted' and "users"."role_id" is null;--> statement-breakpoint
CREATE INDEX "users_staff_by_name" ON "users" USING btree (rtrim(case "lastname" when '' then '' else "lastname" || ' ' end || case "name" when '' then '' else "name" || ' ' end || "middlename"),"id") WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "users_staff_seen" ON "users" USING btree ("last_seen_at","id") WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "users_staff_seen_last" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (rtrim(case "lastname" when '' then '' else "lastname" || ' ' end || case "name" when '' then '' else "name" || ' ' end || "middlename"),"id");--> statement-breakpoint
CREATE INDEX "act_by_form" ON "act" USING btree ("form","id");--> statement-breakpoint
CREATE INDEX "bank_payment_by_state" ON "bank_payment" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "agreement_template_updated" ON "agreement_template" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "agreement_template_words" ON "agreement_template" USING gin (to_tsvector('simple', translate(lower("name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "article_there" ON "article" USING btree ("kind","id") WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "sale_banner_by_title" ON "sale_banner" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "sale_banner_by_start" ON "sale_banner" USING btree ("shown_from","id");--> statement-breakpoint
CREATE INDEX "sale_banner_by_active" ON "sale_banner" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "sale_banner_active_updated" ON "sale_banner" USING btree ("is_active","updated_at","id");--> statement-breakpoint
CREATE INDEX "brand_organisation" ON "brand" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "brand_sent_last" ON "brand" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cluster_phone" ON "cluster" USING gin (array_to_tsvector(array_remove(array["phone", substr("phone", 2), substr("phone", 3), substr("phone", 4), substr("phone", 5), substr("phone", 6), substr("phone", 7)], '')));--> statement-breakpoint
CREATE INDEX "collaborator_by_place" ON "collaborator" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "collaborator_by_published" ON "collaborator" USING btree ("is_published","id");--> statement-breakpoint
CREATE INDEX "event_request_submitted" ON "event_request" USING btree ("id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_phone" ON "event_request" USING gin (array_to_tsvector(array_remove(array["contact_phone", substr("contact_phone", 2), substr("contact_phone", 3), substr("contact_phone", 4), substr("contact_phone", 5), substr("contact_phone", 6), substr("contact_phone", 7)], '')));--> statement-breakpoint
CREATE INDEX "ticket_order_phone" ON "ticket_order" USING gin (array_to_tsvector(array_remove(array["phone", substr("phone", 2), substr("phone", 3), substr("phone", 4), substr("phone", 5), substr("phone", 6), substr("phone", 7)], '')));--> statement-breakpoint
CREATE INDEX "gallery_words" ON "gallery" USING gin (to_tsvector('simple', translate(lower("url_translit"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "gallery_created" ON "gallery" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gallery_updated" ON "gallery" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "gallery_by_published" ON "gallery" USING btree ("is_published","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_words" ON "mailing_letter" USING gin (to_tsvector('simple', translate(lower("subject"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "mailing_letter_by_subject" ON "mailing_letter" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_created" ON "mailing_letter" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_status_id" ON "mailing_letter" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_started_at" ON "mailing_letter" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_started_last" ON "mailing_letter" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "market_item_there" ON "market_item" USING btree ("id") WHERE "market_item"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "market_item_price_id" ON "market_item" USING btree ("price","id") WHERE "market_item"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "market_item_updated" ON "market_item" USING btree ("updated_at","id") WHERE "market_item"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "market_request_words" ON "market_request" USING gin (to_tsvector('simple', translate(lower("contact_name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "market_request_by_total" ON "market_request" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "market_request_updated" ON "market_request" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "market_request_sent_last" ON "market_request" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consent_words" ON "consent" USING gin (to_tsvector('simple', translate(lower("email"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "consent_mailing" ON "consent" USING btree ("id") WHERE "consent"."purpose" = 'mailing';--> statement-breakpoint
CREATE INDEX "consent_mailing_at" ON "consent" USING btree ("at","id") WHERE "consent"."purpose" = 'mailing';--> statement-breakpoint
CREATE INDEX "organisation_words" ON "organisation" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "inn"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "past_project_by_place" ON "past_project" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "past_project_by_name" ON "past_project" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "review_by_author" ON "review" USING btree ("author","id");--> statement-breakpoint
CREATE INDEX "review_by_rating" ON "review" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "review_by_published" ON "review" USING btree ("is_published","id");--> statement-breakpoint
CREATE INDEX "review_created" ON "review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "room_request_created" ON "room_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "room_request_room" ON "room_request" USING btree ("room_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "room_request_words" ON "room_request" USING gin (to_tsvector('simple', translate(lower("contact_name" || ' ' || "purpose"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "author_by_city" ON "author" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "story_published_last" ON "story" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_record" ON "audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "outbox_failed_created" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_due" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_tries" ON "outbox" USING btree ("attempts","id") WHERE "outbox"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "users_lastname" ON "users" USING btree ("lastname","name","middlename");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id") WHERE "users"."password_hash" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at" NULLS FIRST,"id") WHERE "users"."password_hash" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_verification" ON "users" USING btree ("verified","active","id") WHERE "users"."password_hash" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar_status","id") WHERE "users"."password_hash" <> 'deleted';--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree ((nullif(translate("lastname", 'Ёё', 'Ее'), '')),"name","middlename","id") WHERE "users"."password_hash" <> 'deleted';--> statement-breakpoint
CREATE INDEX "agreement_words" ON "agreement" USING gin (to_tsvector('simple', translate(lower("subject" || ' ' || "customer_name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "invoice_words" ON "invoice" USING gin (to_tsvector('simple', translate(lower("number" || ' ' || "purpose"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "bank_payment_words" ON "bank_payment" USING gin (to_tsvector('simple', translate(lower("payer_name" || ' ' || "payer_inn" || ' ' || "payment_order" || ' ' || "purpose"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "application_words" ON "application" USING gin (to_tsvector('simple', translate(lower("object_title"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "article_updated" ON "article" USING btree ("kind","updated_at","id") WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "article_created" ON "article" USING btree ("kind","created_at","id") WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "article_status" ON "article" USING btree ("kind","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "article_words" ON "article" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "author"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "article_title" ON "article" USING btree ("kind","title","id") WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "article_sent" ON "article" USING btree ("kind","sent_at","id") WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "article_sent_last" ON "article" USING btree ("kind","sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "article_published_at" ON "article" USING btree ("kind","published_at","id") WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "article_published_last" ON "article" USING btree ("kind","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "article"."status" <> 5;--> statement-breakpoint
CREATE INDEX "sale_banner_words" ON "sale_banner" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "text" || ' ' || "advertiser"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "brand_words" ON "brand" USING gin (to_tsvector('simple', translate(lower("name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "cluster_words" ON "cluster" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "url" || ' ' || "email" || ' ' || "address"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "collaborator_words" ON "collaborator" USING gin (to_tsvector('simple', translate(lower("text"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "event_request_status_id" ON "event_request" USING btree ("status","id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_title" ON "event_request" USING btree ("title","id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_starts" ON "event_request" USING btree ("starts_at","id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_updated" ON "event_request" USING btree ("updated_at","id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_manager" ON "event_request" USING btree ("manager_id","updated_at","id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_space_updated" ON "event_request" USING btree ("space_id","updated_at","id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_status_updated" ON "event_request" USING btree ("status","updated_at","id") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "event_request_words" ON "event_request" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "contact_name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "ticket_order_name" ON "ticket_order" USING gin (to_tsvector('simple', translate(lower("name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "event_words" ON "event" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "place" || ' ' || "organizer_name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "market_item_status_id" ON "market_item" USING btree ("status","id") WHERE "market_item"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "market_item_words" ON "market_item" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "article" || ' ' || "barcode"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "market_item_name" ON "market_item" USING btree ("name","id") WHERE "market_item"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "past_project_words" ON "past_project" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "address"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "resident_words" ON "resident" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "description" || ' ' || "site_url"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "review_words" ON "review" USING gin (to_tsvector('simple', translate(lower("author" || ' ' || "text"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "author_words" ON "author" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "city"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "story_words" ON "story" USING gin (to_tsvector('simple', translate(lower("title"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
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
