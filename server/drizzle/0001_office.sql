CREATE TABLE "event" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"deleted_from" integer,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"description" text NOT NULL,
	"category_id" integer,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"date_end" date,
	"time_end" text,
	"last_day" date GENERATED ALWAYS AS (coalesce(date_end, date)) STORED NOT NULL,
	"format" integer NOT NULL,
	"is_online" boolean NOT NULL,
	"online_url" text NOT NULL,
	"room_id" integer,
	"place" text NOT NULL,
	"words" text GENERATED ALWAYS AS (lower(title || ' ' || place)) STORED NOT NULL,
	"entry" integer NOT NULL,
	"registration" integer NOT NULL,
	"registration_url" text NOT NULL,
	"age_sign" integer NOT NULL,
	"participants_limit" integer,
	"organizer_name" text NOT NULL,
	"meta" jsonb NOT NULL,
	"css" text DEFAULT '' NOT NULL,
	"rejection_reason" text,
	"price" bigint,
	"paid_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "event_kind" CHECK ("event"."kind" in (1, 2)),
	CONSTRAINT "event_status" CHECK ("event"."status" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "event_deleted_from" CHECK (("event"."status" = 5) = ("event"."deleted_from" is not null)),
	CONSTRAINT "event_restorable" CHECK ("event"."deleted_from" <> 5),
	CONSTRAINT "event_format" CHECK ("event"."format" in (1, 2, 3)),
	CONSTRAINT "event_entry" CHECK ("event"."entry" in (1, 2, 3)),
	CONSTRAINT "event_registration" CHECK ("event"."registration" in (1, 2)),
	CONSTRAINT "event_age_sign" CHECK ("event"."age_sign" in (0, 6, 12, 16, 18)),
	CONSTRAINT "event_time" CHECK ("event"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "event_time_end" CHECK ("event"."time_end" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "event_days" CHECK ("event"."date_end" >= "event"."date"),
	CONSTRAINT "event_participants" CHECK ("event"."participants_limit" > 0),
	CONSTRAINT "event_price" CHECK ("event"."price" > 0),
	CONSTRAINT "event_awaits_price" CHECK ("event"."status" not in (6, 7) or "event"."price" is not null)
);
--> statement-breakpoint
CREATE TABLE "event_attendee" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_attendee_price" CHECK ("event_attendee"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_category" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_ticket" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"sale_from" timestamp (3) with time zone,
	"sale_to" timestamp (3) with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "event_ticket_of_event" UNIQUE("id","event_id"),
	CONSTRAINT "event_ticket_type" CHECK ("event_ticket"."type" in (1, 2)),
	CONSTRAINT "event_ticket_price" CHECK ("event_ticket"."price" >= 0 and ("event_ticket"."type" = 1 or "event_ticket"."price" = 0)),
	CONSTRAINT "event_ticket_quantity" CHECK ("event_ticket"."quantity" > 0),
	CONSTRAINT "event_ticket_sale" CHECK ("event_ticket"."sale_to" >= "event_ticket"."sale_from")
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tab" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presence_kind_object_id_user_id_tab_pk" PRIMARY KEY("kind","object_id","user_id","tab")
);
--> statement-breakpoint
CREATE TABLE "resident" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site_url" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"is_actual" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resident_name" CHECK (btrim("resident"."name") <> ''),
	CONSTRAINT "resident_status" CHECK ("resident"."status" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"query" text NOT NULL,
	"arrangement" jsonb,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"is_first" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"has_all" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "deleted_from" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_category_id_event_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_ticket" FOREIGN KEY ("ticket_id","event_id") REFERENCES "public"."event_ticket"("id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resident" ADD CONSTRAINT "resident_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_user" ON "event" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "event_status_updated" ON "event" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "event_words" ON "event" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "organizer_name"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "event_title" ON "event" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "event_date" ON "event" USING btree ("date","time","id");--> statement-breakpoint
CREATE INDEX "event_last_day" ON "event" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "event_category_id" ON "event" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "event_room" ON "event" USING btree ("room_id","date");--> statement-breakpoint
CREATE INDEX "event_updated" ON "event" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "event_created" ON "event" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_sent" ON "event" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "event_sent_last" ON "event" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "event_published" ON "event" USING btree ("date","time","id") WHERE "event"."status" = 3;--> statement-breakpoint
CREATE INDEX "event_attendee_event" ON "event_attendee" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "event_attendee_ticket_id" ON "event_attendee" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "event_attendee_user" ON "event_attendee" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_category_name" ON "event_category" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "event_ticket_event" ON "event_ticket" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "presence_expires" ON "presence" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resident_user" ON "resident" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resident_by_status" ON "resident" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "resident_by_actual" ON "resident" USING btree ("is_actual","updated_at","id");--> statement-breakpoint
CREATE INDEX "resident_words" ON "resident" USING gin (to_tsvector('simple', translate(lower("name"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "resident_by_name" ON "resident" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "resident_created" ON "resident" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "resident_updated" ON "resident" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_title" ON "saved_view" USING btree ("user_id","list","title_key");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_one_default" ON "saved_view" USING btree ("user_id","list") WHERE "saved_view"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "staff_role_title" ON "staff_role" USING btree (lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "staff_role_has_all" ON "staff_role" USING btree ("has_all") WHERE "staff_role"."has_all";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_staff_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_object" ON "application" USING btree ("type","object_id","id");--> statement-breakpoint
CREATE INDEX "application_words" ON "application" USING gin (to_tsvector('simple', translate(lower("object_title"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "application_type_id" ON "application" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "application_turn" ON "application" USING btree (("status" = 3),"done_at" DESC NULLS LAST,"created_at","id");--> statement-breakpoint
CREATE INDEX "application_done" ON "application" USING btree ("done_at","id");--> statement-breakpoint
CREATE INDEX "application_done_last" ON "application" USING btree ("done_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_created" ON "article" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "article_status" ON "article" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "article_words" ON "article" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "author"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "article_title" ON "article" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "article_sent" ON "article" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "article_sent_last" ON "article" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_published_at" ON "article" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "article_published_last" ON "article" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_call" ON "audit" USING btree ("call_id","at");--> statement-breakpoint
CREATE INDEX "brand_words" ON "brand" USING gin (to_tsvector('simple', translate(lower("name"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "market_item_words" ON "market_item" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "article" || ' ' || "barcode"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "payment_settled" ON "payment" USING btree ("settled_at") WHERE "payment"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "refund_settled" ON "refund" USING btree ("settled_at") WHERE "refund"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_verification" ON "users" USING btree ("verified","active","id");--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar_status","id");--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree ((nullif(translate("lastname", 'Ёё', 'Ее'), '')),"name","middlename","id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (array_to_tsvector(array_remove(string_to_array(translate(lower("lastname" || ' ' || "name" || ' ' || "middlename" || ' ' || "email" || ' ' || "inn" || ' ' || "phone" || ' ' || substr("phone", 2) || ' ' || substr("phone", 3) || ' ' || substr("phone", 4) || ' ' || substr("phone", 5) || ' ' || substr("phone", 6) || ' ' || substr("phone", 7)), 'ё-', 'е '), ' '), '')));--> statement-breakpoint
-- What accounts held becomes roles: everything there was makes an administrator, every other set a role of its own.
INSERT INTO "staff_role" ("title", "permissions", "has_all", "created_at", "updated_at")
SELECT 'Администратор', '[]', true, now(), now() WHERE EXISTS (SELECT FROM "users" WHERE "permissions" IS NOT NULL);--> statement-breakpoint
WITH "held" AS (
	SELECT DISTINCT coalesce((SELECT jsonb_agg("word" ORDER BY "word") FROM jsonb_array_elements_text("permissions") AS "words"("word")), '[]') AS "set"
	FROM "users" WHERE jsonb_array_length("permissions") < 40
)
INSERT INTO "staff_role" ("title", "permissions", "created_at", "updated_at")
SELECT 'Роль ' || row_number() OVER (ORDER BY "set"::text), "set", now(), now() FROM "held";--> statement-breakpoint
UPDATE "users" SET "role_id" = "staff_role"."id" FROM "staff_role"
WHERE "users"."permissions" IS NOT NULL AND CASE WHEN "staff_role"."has_all"
	THEN jsonb_array_length("users"."permissions") >= 40
	ELSE "staff_role"."permissions" = coalesce((SELECT jsonb_agg("word" ORDER BY "word") FROM jsonb_array_elements_text("users"."permissions") AS "words"("word")), '[]')
END;--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = "seen"."at" FROM (SELECT "user_id", max("created_at") AS "at" FROM "session" GROUP BY "user_id") AS "seen" WHERE "seen"."user_id" = "users"."id";--> statement-breakpoint
UPDATE "article" SET "deleted_from" = 1 WHERE "status" = 5;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "permissions";--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_deleted_from" CHECK (("article"."status" = 5) = ("article"."deleted_from" is not null));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_restorable" CHECK ("article"."deleted_from" <> 5);--> statement-breakpoint
CREATE INDEX "booking_room_id" ON "booking" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "room_name" ON "room" USING btree ("name");