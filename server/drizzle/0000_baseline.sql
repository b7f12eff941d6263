-- The whole database as it was when the migrations were put together. It is never changed: later migrations change
-- what it makes. It needs no extension. A function is here as it was then; as it is now, with the rule it keeps, it is
-- in functions/.
--> statement-breakpoint
-- A function that a constraint uses.
CREATE FUNCTION public.spans_of(integer[])
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$ SELECT range_agg(int4range(each, each, '[]')) FROM unnest($1) each $function$;
--> statement-breakpoint
-- Tables.
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_active" boolean DEFAULT false NOT NULL,
	"phone_active" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"lastname" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"middlename" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"inn" text DEFAULT '' NOT NULL,
	"email_accept" boolean DEFAULT false NOT NULL,
	"test_day_used" boolean DEFAULT false NOT NULL,
	"avatar_file" text,
	"avatar_uploaded_at" timestamp (3) with time zone,
	"avatar_status" integer DEFAULT 1 NOT NULL,
	"avatar_reason" text,
	"verification_reason" text,
	"deletion_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"role_id" integer,
	"last_seen_at" timestamp (3) with time zone,
	"role_title" text COLLATE "und-x-icu",
	"deletion_needs_staff" boolean DEFAULT false NOT NULL,
	"deletion_told_at" timestamp (3) with time zone,
	CONSTRAINT "users_avatar_status" CHECK ("users"."avatar_status" in (1, 2, 3)),
	CONSTRAINT "users_deletion_asked" CHECK (not "users"."deletion_needs_staff" or "users"."deletion_at" is not null)
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
	"title" text COLLATE "und-x-icu" NOT NULL,
	"permissions" jsonb NOT NULL,
	"has_all" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"year" integer GENERATED ALWAYS AS (extract(year from "date")::integer) STORED NOT NULL,
	"subject" text NOT NULL,
	"from" date NOT NULL,
	"to" date,
	"status" integer DEFAULT 1 NOT NULL,
	"sum" bigint,
	"vat_rate" text NOT NULL,
	"customer" jsonb NOT NULL,
	"customer_name" text COLLATE "und-x-icu" NOT NULL,
	"customer_inn" text NOT NULL,
	"user_id" integer,
	"event_request_id" integer,
	"comment" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"title" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	CONSTRAINT "agreement_number_of_year" UNIQUE("year","number"),
	CONSTRAINT "agreement_status" CHECK ("agreement"."status" in (1, 2, 3, 4)),
	CONSTRAINT "agreement_number" CHECK (btrim("agreement"."number") <> ''),
	CONSTRAINT "agreement_term" CHECK ("agreement"."to" >= "agreement"."from")
);
--> statement-breakpoint
CREATE TABLE "paper_counter" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_counter_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "act" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"year" integer GENERATED ALWAYS AS (extract(year from "date")::integer) STORED NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"vat_rate" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	"pdf" "bytea",
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"invoice_id" integer,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"form" text DEFAULT 'act' NOT NULL,
	"is_invoice" boolean GENERATED ALWAYS AS (form = 'upd1') STORED NOT NULL,
	"xml" "bytea",
	"xml_name" text,
	CONSTRAINT "act_number_of_year" UNIQUE("year","is_invoice","number"),
	CONSTRAINT "act_status" CHECK ("act"."status" in (1, 2)),
	CONSTRAINT "act_closed" CHECK (("act"."status" = 2) = ("act"."closed_at" is not null and "act"."pdf" is not null)),
	CONSTRAINT "act_form" CHECK ("act"."form" in ('act', 'upd1', 'upd2')),
	CONSTRAINT "act_taxed" CHECK ("act"."form" <> 'upd1' or "act"."vat_rate" <> 'none'),
	CONSTRAINT "act_xml" CHECK (("act"."status" = 2 and "act"."form" <> 'act') = ("act"."xml" is not null and "act"."xml_name" is not null)),
	CONSTRAINT "act_period" CHECK ("act"."to" >= "act"."from")
);
--> statement-breakpoint
CREATE TABLE "act_service" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"measure" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"act_id" integer NOT NULL,
	"invoice_service_id" integer,
	CONSTRAINT "act_service_quantity" CHECK ("act_service"."quantity" > 0),
	CONSTRAINT "act_service_price" CHECK ("act_service"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"year" integer GENERATED ALWAYS AS (extract(year from "date")::integer) STORED NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"vat_rate" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	"pdf" "bytea",
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"due" date,
	"purpose" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoice_number_of_year" UNIQUE("year","number"),
	CONSTRAINT "invoice_status" CHECK ("invoice"."status" in (1, 2)),
	CONSTRAINT "invoice_closed" CHECK (("invoice"."status" = 2) = ("invoice"."closed_at" is not null and "invoice"."pdf" is not null)),
	CONSTRAINT "invoice_due" CHECK ("invoice"."due" >= "invoice"."date")
);
--> statement-breakpoint
CREATE TABLE "invoice_service" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"measure" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"invoice_id" integer NOT NULL,
	"acted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_service_quantity" CHECK ("invoice_service"."quantity" > 0),
	CONSTRAINT "invoice_service_price" CHECK ("invoice_service"."price" >= 0),
	CONSTRAINT "invoice_service_acted" CHECK ("invoice_service"."acted" between 0 and "invoice_service"."quantity")
);
--> statement-breakpoint
CREATE TABLE "paper_mail" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"invoice_id" integer,
	"act_id" integer,
	"mailed_to" text[] NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"mailed_by" integer,
	"letter_ids" integer[] NOT NULL,
	CONSTRAINT "paper_mail_of_one" CHECK (num_nonnulls("paper_mail"."invoice_id", "paper_mail"."act_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_order" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"booking_id" integer,
	"group_id" integer,
	"order_ids" integer[] NOT NULL,
	"state" text DEFAULT 'awaiting' NOT NULL,
	"why" text,
	"sum" bigint NOT NULL,
	"kept_until" timestamp (3) with time zone,
	"received" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"acted_at" timestamp (3) with time zone,
	"act_id" integer,
	"event_request_id" integer,
	"of_agreement" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoice_order_act" UNIQUE("act_id"),
	CONSTRAINT "invoice_order_of_one" CHECK (case when "invoice_order"."of_agreement" then num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id", "invoice_order"."event_request_id") = 0 else num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id", "invoice_order"."event_request_id") = 1 or (num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id") = 0 and "invoice_order"."state" <> 'awaiting') end),
	CONSTRAINT "invoice_order_awaited" CHECK ("invoice_order"."of_agreement" or ("invoice_order"."user_id" is not null and "invoice_order"."kept_until" is not null)),
	CONSTRAINT "invoice_order_received" CHECK ("invoice_order"."received" >= 0),
	CONSTRAINT "invoice_order_state" CHECK ("invoice_order"."state" in ('awaiting', 'paid', 'cancelled')),
	CONSTRAINT "invoice_order_why" CHECK (("invoice_order"."state" = 'cancelled') = ("invoice_order"."why" is not null)),
	CONSTRAINT "invoice_order_paid" CHECK (("invoice_order"."state" = 'paid') = ("invoice_order"."paid_at" is not null) and ("invoice_order"."state" <> 'paid' or "invoice_order"."received" >= "invoice_order"."sum")),
	CONSTRAINT "invoice_order_returned" CHECK ("invoice_order"."returned" between 0 and greatest(0, "invoice_order"."received" - case "invoice_order"."state" when 'paid' then "invoice_order"."sum" else 0 end)),
	CONSTRAINT "invoice_order_acted" CHECK ("invoice_order"."act_id" is null or "invoice_order"."acted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "invoice_receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"paid_on" date NOT NULL,
	"payment_order" text NOT NULL,
	"sum" bigint NOT NULL,
	"taken_by" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_receipt_once" UNIQUE("invoice_id","paid_on","payment_order"),
	CONSTRAINT "invoice_receipt_sum" CHECK ("invoice_receipt"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_return" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"sum" bigint NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_return_sum" CHECK ("invoice_return"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"paid_on" date NOT NULL,
	"payment_order" text NOT NULL,
	"order_date" date NOT NULL,
	"sum" bigint NOT NULL,
	"payer_account" text NOT NULL,
	"payer_inn" text NOT NULL,
	"payer_name" text NOT NULL,
	"purpose" text NOT NULL,
	"invoice_id" integer,
	"taken_by" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"receipt_id" integer,
	CONSTRAINT "bank_payment_once" UNIQUE("payer_account","order_date","payment_order","sum"),
	CONSTRAINT "bank_payment_receipt" UNIQUE("receipt_id"),
	CONSTRAINT "bank_payment_state" CHECK ("bank_payment"."state" in ('waiting', 'counted', 'dismissed')),
	CONSTRAINT "bank_payment_counted" CHECK (("bank_payment"."state" = 'counted') = ("bank_payment"."invoice_id" is not null) and ("bank_payment"."state" = 'counted' or "bank_payment"."receipt_id" is null)),
	CONSTRAINT "bank_payment_sum" CHECK ("bank_payment"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "statement_import" (
	"id" serial PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"set_aside" jsonb NOT NULL,
	"started_by" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_import_done" CHECK ("statement_import"."done" between 0 and "statement_import"."total"),
	CONSTRAINT "statement_import_sums" CHECK ("statement_import"."added" + "statement_import"."known" = "statement_import"."done")
);
--> statement-breakpoint
CREATE TABLE "agreement_template" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"title" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	CONSTRAINT "agreement_template_name" CHECK (btrim("agreement_template"."name") <> ''),
	CONSTRAINT "agreement_template_text" CHECK (btrim("agreement_template"."text") <> '')
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"type" integer NOT NULL,
	"object_id" integer NOT NULL,
	"object_title" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_by" integer,
	"taken_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"done_by" integer,
	"is_amendment" boolean DEFAULT false NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"user_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	CONSTRAINT "application_status" CHECK ("application"."status" in (1, 2, 3)),
	CONSTRAINT "application_type" CHECK ("application"."type" in (1, 2, 3, 4, 5, 6, 7, 8))
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"lead" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"source_url" text NOT NULL,
	"css" text DEFAULT '' NOT NULL,
	"rejection_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"deleted_from" integer,
	"user_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	CONSTRAINT "article_kind" CHECK ("article"."kind" in (1, 2)),
	CONSTRAINT "article_status" CHECK ("article"."status" in (1, 2, 3, 4, 5, 8)),
	CONSTRAINT "article_deleted_from" CHECK (("article"."status" = 5) = ("article"."deleted_from" is not null)),
	CONSTRAINT "article_restorable" CHECK ("article"."deleted_from" <> 5)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" serial PRIMARY KEY NOT NULL,
	"access_hash" text NOT NULL,
	"profile_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "session_access_hash_unique" UNIQUE("access_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_attempt" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"browser_hash" text NOT NULL,
	"account" text NOT NULL,
	"next" text DEFAULT '' NOT NULL,
	"consent_version" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"outcome" jsonb,
	CONSTRAINT "identity_attempt_state_unique" UNIQUE("state")
);
--> statement-breakpoint
CREATE TABLE "identity_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_banner" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"meta" jsonb NOT NULL,
	"shown_from" date,
	"shown_to" date,
	"advertiser" text NOT NULL,
	"erid" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sale_banner_title" CHECK (btrim("sale_banner"."title") <> ''),
	CONSTRAINT "sale_banner_days" CHECK ("sale_banner"."shown_from" <= "sale_banner"."shown_to"),
	CONSTRAINT "sale_banner_erid" CHECK ("sale_banner"."advertiser" = '' or "sale_banner"."erid" <> '')
);
--> statement-breakpoint
CREATE TABLE "booking_move" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"hours" timestamp (3) with time zone[] NOT NULL,
	"buffers" timestamp (3) with time zone[] NOT NULL,
	"lines" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_percent" integer NOT NULL,
	"due" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pay_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_move_state" CHECK ("booking_move"."state" in ('open', 'lapsed', 'dropped')),
	CONSTRAINT "booking_move_due" CHECK ("booking_move"."due" > 0 and "booking_move"."due" <= "booking_move"."price"),
	CONSTRAINT "booking_move_kept_until_deadline" CHECK ("booking_move"."pay_until" <= "booking_move"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"tariff_id" integer NOT NULL,
	"tariff_title" text NOT NULL,
	"status" integer NOT NULL,
	"hours" timestamp (3) with time zone[] NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_percent" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"rejection_reason" text,
	"cancelled_by" text,
	"pay_until" timestamp (3) with time zone,
	"buffers" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"arrival" text,
	"made_by" integer,
	"comment" text DEFAULT '' NOT NULL,
	"guests" integer,
	"customer_comment" text DEFAULT '' NOT NULL,
	"link_sent_at" timestamp (3) with time zone,
	"group_id" integer,
	"room_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"former_runs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_status" CHECK ("booking"."status" in (1, 2, 3, 4)),
	CONSTRAINT "booking_price" CHECK ("booking"."price" >= 0),
	CONSTRAINT "booking_guests" CHECK ("booking"."guests" > 0),
	CONSTRAINT "booking_arrival" CHECK ("booking"."arrival" is null or ("booking"."arrival" in ('came', 'absent') and "booking"."status" in (2, 3))),
	CONSTRAINT "booking_kept_until_deadline" CHECK ("booking"."status" not in (1, 4) or coalesce("booking"."pay_until" <= "booking"."expires_at", false))
);
--> statement-breakpoint
CREATE TABLE "booking_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_group" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_slot" (
	"room_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"booking_id" integer,
	"technical_reason_id" integer,
	"expires_at" timestamp (3) with time zone,
	"event_request_id" integer,
	"hall_id" integer,
	"event_id" integer,
	CONSTRAINT "room_slot_room_id_starts_at_pk" PRIMARY KEY("room_id","starts_at"),
	CONSTRAINT "room_slot_whole_hour" CHECK ("room_slot"."starts_at" = date_trunc('hour', "room_slot"."starts_at")),
	CONSTRAINT "room_slot_hold_expires" CHECK (case "room_slot"."kind" when 'hold' then "room_slot"."expires_at" is not null when 'buffer' then true else "room_slot"."expires_at" is null end),
	CONSTRAINT "room_slot_owner" CHECK (("room_slot"."kind" in ('hold', 'booking', 'buffer')) = ("room_slot"."booking_id" is not null)),
	CONSTRAINT "room_slot_hall" CHECK ("room_slot"."hall_id" <> "room_slot"."room_id"),
	CONSTRAINT "room_slot_event" CHECK (("room_slot"."kind" = 'event') = ("room_slot"."event_request_id" is not null or "room_slot"."event_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "technical_reason" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_kind" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activity_kind_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"site_url" text NOT NULL,
	"email" text NOT NULL,
	"phones" text[] NOT NULL,
	"socials" jsonb NOT NULL,
	"working_hours" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"organisation_id" integer,
	"rejection_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "brand_status" CHECK ("brand"."status" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "brand_activity" (
	"brand_id" integer NOT NULL,
	"activity_kind_id" integer NOT NULL,
	CONSTRAINT "brand_activity_brand_id_activity_kind_id_pk" PRIMARY KEY("brand_id","activity_kind_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_link" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_card" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"position" text NOT NULL,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"site_url" text NOT NULL,
	"socials" jsonb NOT NULL,
	"about" text NOT NULL,
	"is_published" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "business_card_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cluster" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"url" text NOT NULL,
	"video_url" text NOT NULL,
	"socials" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"description" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cluster_name" CHECK (btrim("cluster"."name") <> ''),
	CONSTRAINT "cluster_phone" CHECK ("cluster"."phone" ~ '^([0-9]{10})?$')
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"smsuid" uuid PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"type" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "collaborator" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collaborator_order" UNIQUE("position") DEFERRABLE,
	CONSTRAINT "collaborator_text" CHECK (btrim("collaborator"."text") <> ''),
	CONSTRAINT "collaborator_place" CHECK ("collaborator"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "room_feed" (
	"room_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_note" (
	"id" serial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "event_choice" (
	"id" serial PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_choice_name" UNIQUE("list","name")
);
--> statement-breakpoint
CREATE TABLE "event_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"contact_name" text COLLATE "und-x-icu" NOT NULL,
	"contact_phone" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"participants" integer,
	"space_id" integer,
	"manager_id" integer,
	"creative_id" integer,
	"format_id" integer,
	"referral_id" integer,
	"age_restriction_id" integer,
	"admittance_id" integer,
	"answers" jsonb NOT NULL,
	"rejection_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"reviewed_at" timestamp (3) with time zone,
	"draft_key" text,
	"told_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_request_draft_key" UNIQUE("user_id","draft_key"),
	CONSTRAINT "event_request_status" CHECK ("event_request"."status" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
	CONSTRAINT "event_request_participants" CHECK ("event_request"."participants" > 0),
	CONSTRAINT "event_request_submitted" CHECK (("event_request"."status" = 1) = ("event_request"."submitted_at" is null)),
	CONSTRAINT "event_request_whole" CHECK ("event_request"."status" = 1 or (btrim("event_request"."title") <> '' and btrim("event_request"."contact_name") <> '' and "event_request"."starts_at" is not null and "event_request"."space_id" is not null)),
	CONSTRAINT "event_request_refused" CHECK (("event_request"."status" = 10) = ("event_request"."rejection_reason" is not null)),
	CONSTRAINT "event_request_reviewed" CHECK ("event_request"."reviewed_at" is null or "event_request"."status" = 11)
);
--> statement-breakpoint
CREATE TABLE "event_request_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"stage_id" integer,
	"place" integer NOT NULL,
	"type" integer NOT NULL,
	"file" text NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"message_id" integer,
	"paper" integer,
	CONSTRAINT "event_request_file_place" UNIQUE("request_id","place"),
	CONSTRAINT "event_request_file_type" CHECK ("event_request_file"."type" in (1, 2, 3, 4, 5)),
	CONSTRAINT "event_request_file_paper" CHECK ("event_request_file"."paper" in (1, 2, 3, 4)),
	CONSTRAINT "event_request_file_one_place" CHECK (num_nonnulls("event_request_file"."stage_id", "event_request_file"."message_id", "event_request_file"."paper") <= 1),
	CONSTRAINT "event_request_file_limit" CHECK ("event_request_file"."place" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "event_request_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"author_id" integer,
	"from_staff" boolean NOT NULL,
	"who" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "event_request_message_of_request" UNIQUE("id","request_id"),
	CONSTRAINT "event_request_message_text" CHECK (btrim("event_request_message"."text") <> '')
);
--> statement-breakpoint
CREATE TABLE "event_request_service" (
	"request_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "event_request_service_request_id_service_id_pk" PRIMARY KEY("request_id","service_id"),
	CONSTRAINT "event_request_service_quantity" CHECK ("event_request_service"."quantity" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "event_request_stage" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"space_id" integer NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	"time_start" text DEFAULT '' NOT NULL,
	"time_end" text DEFAULT '' NOT NULL,
	"content" integer,
	"content_info" text DEFAULT '' NOT NULL,
	"sound" integer,
	"screen" integer,
	"light" integer,
	"is_required" boolean DEFAULT false NOT NULL,
	"day" date,
	CONSTRAINT "event_request_stage_order" UNIQUE("request_id","space_id","position") DEFERRABLE,
	CONSTRAINT "event_request_stage_of_request" UNIQUE("id","request_id"),
	CONSTRAINT "event_request_stage_content" CHECK ("event_request_stage"."content" in (1, 2, 3)),
	CONSTRAINT "event_request_stage_sound" CHECK ("event_request_stage"."sound" in (1, 2, 3, 4)),
	CONSTRAINT "event_request_stage_screen" CHECK ("event_request_stage"."screen" in (1, 2)),
	CONSTRAINT "event_request_stage_light" CHECK ("event_request_stage"."light" in (1, 2, 3)),
	CONSTRAINT "event_request_stage_place" CHECK ("event_request_stage"."position" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "event_service" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "event_service_name" UNIQUE("room_id","name"),
	CONSTRAINT "event_service_price" CHECK ("event_service"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_space" (
	"room_id" integer PRIMARY KEY NOT NULL,
	"paid_per_hour" bigint,
	"target_per_hour" bigint,
	"position" integer NOT NULL,
	CONSTRAINT "event_space_prices" CHECK ("event_space"."paid_per_hour" >= 0 and "event_space"."target_per_hour" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_request_acceptance" (
	"proposal_id" integer PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"price" bigint NOT NULL,
	"digest" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_request_acceptance_status" CHECK ("event_request_acceptance"."status" = 2)
);
--> statement-breakpoint
CREATE TABLE "event_request_proposal" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"version" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"lines" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"comment" text NOT NULL,
	"sent_by" integer,
	"who" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"reason" text,
	"digest" text GENERATED ALWAYS AS (md5(lines::text || '|' || comment)) STORED,
	CONSTRAINT "event_request_proposal_version" UNIQUE("request_id","version"),
	CONSTRAINT "event_request_proposal_content" UNIQUE("id","status","price","digest"),
	CONSTRAINT "event_request_proposal_status" CHECK ("event_request_proposal"."status" in (1, 2, 3, 4)),
	CONSTRAINT "event_request_proposal_price" CHECK ("event_request_proposal"."price" >= 0),
	CONSTRAINT "event_request_proposal_answered" CHECK (("event_request_proposal"."status" in (2, 3)) = ("event_request_proposal"."answered_at" is not null)),
	CONSTRAINT "event_request_proposal_declined" CHECK (("event_request_proposal"."status" = 3) = ("event_request_proposal"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"attendee_id" integer PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" text COLLATE "und-x-icu" NOT NULL,
	"by_id" integer,
	"who" text COLLATE "und-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_attendee" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"user_id" integer,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"order_id" integer,
	"code" text NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"refund" bigint,
	CONSTRAINT "event_attendee_code_unique" UNIQUE("code"),
	CONSTRAINT "event_attendee_price" CHECK ("event_attendee"."price" >= 0),
	CONSTRAINT "event_attendee_refund" CHECK (("event_attendee"."cancelled_at" is null) = ("event_attendee"."refund" is null) and "event_attendee"."refund" between 0 and "event_attendee"."price")
);
--> statement-breakpoint
CREATE TABLE "event_cancellation" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" integer,
	"who" text COLLATE "und-x-icu" NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"event_id" integer NOT NULL,
	"user_id" integer,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"phone" text NOT NULL,
	"status" integer NOT NULL,
	"total" bigint NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pay_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "ticket_order_key_unique" UNIQUE("key"),
	CONSTRAINT "ticket_order_status" CHECK ("ticket_order"."status" in (1, 2, 3)),
	CONSTRAINT "ticket_order_total" CHECK ("ticket_order"."total" >= 0),
	CONSTRAINT "ticket_order_held" CHECK (("ticket_order"."status" = 1) = ("ticket_order"."hold_until" is not null) and ("ticket_order"."status" <> 1 or "ticket_order"."total" > 0)),
	CONSTRAINT "ticket_order_kept_until_deadline" CHECK ("ticket_order"."status" <> 1 or coalesce("ticket_order"."pay_until" <= "ticket_order"."hold_until", false)),
	CONSTRAINT "ticket_order_ended" CHECK (("ticket_order"."status" = 3) = ("ticket_order"."ended_by" is not null)),
	CONSTRAINT "ticket_order_paid" CHECK (("ticket_order"."status" = 2 and "ticket_order"."total" > 0) = ("ticket_order"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_order_line" (
	"order_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"count" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "ticket_order_line_order_id_ticket_id_pk" PRIMARY KEY("order_id","ticket_id"),
	CONSTRAINT "ticket_order_line_count" CHECK ("ticket_order_line"."count" > 0),
	CONSTRAINT "ticket_order_line_price" CHECK ("ticket_order_line"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_order_step" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_handover" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"from_id" integer NOT NULL,
	"to_phone" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_handover_phone" CHECK ("event_handover"."to_phone" ~ '^[0-9]{10}$'),
	CONSTRAINT "event_handover_term" CHECK ("event_handover"."until" > "event_handover"."offered_at")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"deleted_from" integer,
	"title" text COLLATE "und-x-icu" NOT NULL,
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
	"words" text GENERATED ALWAYS AS (lower(title || ' ' || place)) STORED NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"user_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"request_id" integer,
	"lacks_hours" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_of_organiser" UNIQUE("id","user_id"),
	CONSTRAINT "event_kind" CHECK ("event"."kind" in (1, 2)),
	CONSTRAINT "event_status" CHECK ("event"."status" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "event_deleted_from" CHECK (("event"."status" = 5) = ("event"."deleted_from" is not null)),
	CONSTRAINT "event_cancelled" CHECK ("event"."cancelled_at" is null or "event"."status" = 5),
	CONSTRAINT "event_restorable" CHECK ("event"."deleted_from" <> 5),
	CONSTRAINT "event_format" CHECK ("event"."format" in (1, 2, 3)),
	CONSTRAINT "event_entry" CHECK ("event"."entry" in (1, 2, 3)),
	CONSTRAINT "event_registration" CHECK ("event"."registration" in (1, 2)),
	CONSTRAINT "event_age_sign" CHECK ("event"."age_sign" in (0, 6, 12, 16, 18)),
	CONSTRAINT "event_time" CHECK ("event"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "event_time_end" CHECK ("event"."time_end" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "event_days" CHECK ("event"."date_end" >= "event"."date"),
	CONSTRAINT "event_participants" CHECK ("event"."participants_limit" > 0),
	CONSTRAINT "event_participants_fit" CHECK ("event"."taken" >= 0 and "event"."taken" <= "event"."participants_limit"),
	CONSTRAINT "event_lacks_hours" CHECK (not "event"."lacks_hours" or ("event"."room_id" is not null and "event"."status" in (3, 6, 7))),
	CONSTRAINT "event_price" CHECK ("event"."price" > 0),
	CONSTRAINT "event_awaits_price" CHECK ("event"."status" not in (6, 7) or "event"."price" is not null)
);
--> statement-breakpoint
CREATE TABLE "event_category" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_ticket" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"type" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"sale_from" timestamp (3) with time zone,
	"sale_to" timestamp (3) with time zone,
	"position" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_ticket_of_event" UNIQUE("id","event_id"),
	CONSTRAINT "event_ticket_type" CHECK ("event_ticket"."type" in (1, 2)),
	CONSTRAINT "event_ticket_price" CHECK (("event_ticket"."type" = 1 and "event_ticket"."price" > 0) or ("event_ticket"."type" = 2 and "event_ticket"."price" = 0)),
	CONSTRAINT "event_ticket_quantity" CHECK ("event_ticket"."quantity" > 0),
	CONSTRAINT "event_ticket_fits" CHECK ("event_ticket"."held" >= 0 and "event_ticket"."sold" >= 0 and "event_ticket"."held" + "event_ticket"."sold" <= "event_ticket"."quantity"),
	CONSTRAINT "event_ticket_sale" CHECK ("event_ticket"."sale_to" >= "event_ticket"."sale_from")
);
--> statement-breakpoint
CREATE TABLE "gallery" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"position" integer,
	"url_translit" text NOT NULL,
	"event_id" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"event_title" text COLLATE "und-x-icu",
	"event_date" date,
	CONSTRAINT "gallery_place" UNIQUE("type","position") DEFERRABLE,
	CONSTRAINT "gallery_address" UNIQUE("url_translit"),
	CONSTRAINT "gallery_type" CHECK ("gallery"."type" in (1, 2)),
	CONSTRAINT "gallery_position" CHECK ("gallery"."position" > 0 and ("gallery"."position" is null) = "gallery"."is_deleted"),
	CONSTRAINT "gallery_removed" CHECK (not ("gallery"."is_deleted" and "gallery"."is_published"))
);
--> statement-breakpoint
CREATE TABLE "gallery_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"gallery_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hash" text,
	CONSTRAINT "gallery_file_place" UNIQUE("gallery_id","position") DEFERRABLE,
	CONSTRAINT "gallery_file_position" CHECK ("gallery_file"."position" between 1 and 200),
	CONSTRAINT "gallery_file_shows" CHECK ("gallery_file"."file" is not null or "gallery_file"."link" <> '')
);
--> statement-breakpoint
CREATE TABLE "mailing_bounce" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_delivery" (
	"id" serial PRIMARY KEY NOT NULL,
	"letter_id" integer NOT NULL,
	"consent_id" integer NOT NULL,
	"email" text NOT NULL,
	"state" integer NOT NULL,
	"outbox_id" integer,
	"posted_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "mailing_delivery_outbox_id_unique" UNIQUE("outbox_id"),
	CONSTRAINT "mailing_delivery_once" UNIQUE("letter_id","email"),
	CONSTRAINT "mailing_delivery_state" CHECK ("mailing_delivery"."state" between 1 and 5),
	CONSTRAINT "mailing_delivery_posted" CHECK ("mailing_delivery"."state" <> 2 or "mailing_delivery"."outbox_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "mailing_friend" (
	"consent_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"email" text,
	"address" text NOT NULL,
	"name" text COLLATE "und-x-icu",
	"at" timestamp (3) with time zone NOT NULL,
	"is_withdrawn" boolean NOT NULL,
	"is_bounced" boolean NOT NULL,
	CONSTRAINT "mailing_friend_of_account" UNIQUE("user_id"),
	CONSTRAINT "mailing_friend_of_visitor" UNIQUE("email"),
	CONSTRAINT "mailing_friend_whose" CHECK (("mailing_friend"."user_id" is null) <> ("mailing_friend"."email" is null))
);
--> statement-breakpoint
CREATE TABLE "mailing_letter" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"subject" text COLLATE "und-x-icu" NOT NULL,
	"preview" text NOT NULL,
	"body" text NOT NULL,
	"audience" integer NOT NULL,
	"consent_from" date,
	"consent_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "mailing_letter_subject" CHECK (btrim("mailing_letter"."subject") <> ''),
	CONSTRAINT "mailing_letter_status" CHECK ("mailing_letter"."status" in (1, 2, 3, 4)),
	CONSTRAINT "mailing_letter_audience" CHECK ("mailing_letter"."audience" in (1, 2, 3)),
	CONSTRAINT "mailing_letter_started" CHECK (("mailing_letter"."status" = 1) = ("mailing_letter"."started_at" is null) and ("mailing_letter"."status" = 4) = ("mailing_letter"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "market_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"article" text NOT NULL,
	"barcode" text NOT NULL,
	"price" bigint NOT NULL,
	"unit" integer NOT NULL,
	"weight" integer,
	"needs_marking" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "market_item_status" CHECK ("market_item"."status" in (1, 2)),
	CONSTRAINT "market_item_unit" CHECK ("market_item"."unit" in (1, 2, 3, 4, 5)),
	CONSTRAINT "market_item_price" CHECK ("market_item"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "market_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"comment" text NOT NULL,
	"rejection_reason" text,
	"sent_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "market_request_status" CHECK ("market_request"."status" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "market_request_item" (
	"request_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"comment" text NOT NULL,
	"sent_price" bigint,
	"position" integer NOT NULL,
	CONSTRAINT "market_request_item_request_id_item_id_pk" PRIMARY KEY("request_id","item_id"),
	CONSTRAINT "market_request_item_quantity" CHECK ("market_request_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"sum" bigint NOT NULL,
	"confirmation_token" text NOT NULL,
	"frame_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"user_id" integer,
	"description" text NOT NULL,
	"vat_percent" integer NOT NULL,
	"event_id" integer,
	"taken_by" integer,
	"ticket_order_id" integer,
	"received" bigint,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"booking_group_id" integer,
	"payer" text,
	CONSTRAINT "payment_at_desk" CHECK (("payment"."provider" in ('cash', 'terminal', 'transfer')) = ("payment"."taken_by" is not null)),
	CONSTRAINT "payment_status" CHECK ("payment"."status" in ('pending', 'succeeded', 'canceled')),
	CONSTRAINT "payment_is_asked_about" CHECK (("payment"."status" = 'pending') = ("payment"."due_at" is not null)),
	CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("payment"."booking_id", "payment"."booking_group_id", "payment"."event_id", "payment"."ticket_order_id") = 1),
	CONSTRAINT "payment_has_payer" CHECK ("payment"."user_id" is not null or "payment"."ticket_order_id" is not null),
	CONSTRAINT "payment_names_organisation" CHECK (("payment"."provider" = 'transfer') = ("payment"."payer" is not null)),
	CONSTRAINT "payment_refunded_fits" CHECK ("payment"."refunded" >= 0 and "payment"."refunded" <= coalesce("payment"."received", "payment"."sum"))
);
--> statement-breakpoint
CREATE TABLE "payment_share" (
	"payment_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"sum" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_share_payment_id_booking_id_pk" PRIMARY KEY("payment_id","booking_id"),
	CONSTRAINT "payment_share_refunded_fits" CHECK ("payment_share"."refunded" >= 0 and "payment_share"."refunded" <= "payment_share"."sum")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"status" text NOT NULL,
	"sum" bigint NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"renewals" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"in_part" boolean DEFAULT false NOT NULL,
	"booking_id" integer,
	CONSTRAINT "refund_status" CHECK ("refund"."status" in ('requested', 'succeeded', 'failed')),
	CONSTRAINT "refund_is_sent_again" CHECK (("refund"."status" = 'requested') = ("refund"."due_at" is not null))
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
CREATE TABLE "consent" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"email" text,
	CONSTRAINT "consent_whose" CHECK (("consent"."user_id" is null) <> ("consent"."email" is null) and ("consent"."email" is null or "consent"."purpose" = 'mailing'))
);
--> statement-breakpoint
CREATE TABLE "personal_data_view" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"viewer_id" integer NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_product" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"position" integer NOT NULL,
	"item_id" integer NOT NULL,
	"picture_id" integer,
	"meta" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "landing_product_place" UNIQUE("type","position") DEFERRABLE,
	CONSTRAINT "landing_product_once" UNIQUE("type","item_id"),
	CONSTRAINT "landing_product_type" CHECK ("landing_product"."type" in (1, 2)),
	CONSTRAINT "landing_product_position" CHECK ("landing_product"."position" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" integer NOT NULL,
	"file" text NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_type" CHECK ("document"."type" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"type" integer NOT NULL,
	"inn" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "organisation_type" CHECK ("organisation"."type" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "passport" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resident_data" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"site_url" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_project" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"address" text NOT NULL,
	"description" text NOT NULL,
	"position" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "past_project_order" UNIQUE("position") DEFERRABLE,
	CONSTRAINT "past_project_name" CHECK (btrim("past_project"."name") <> ''),
	CONSTRAINT "past_project_days" CHECK ("past_project"."starts_on" <= "past_project"."ends_on"),
	CONSTRAINT "past_project_removed" CHECK ("past_project"."is_deleted" = ("past_project"."position" is null)),
	CONSTRAINT "past_project_hidden" CHECK (not ("past_project"."is_deleted" and "past_project"."is_published")),
	CONSTRAINT "past_project_place" CHECK ("past_project"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "movement" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_payment" text NOT NULL,
	"key" text NOT NULL,
	"payment_id" integer,
	"refund_id" integer,
	"receipt_id" integer,
	"way" text NOT NULL,
	"means" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"sum" bigint,
	"provider_sum" bigint,
	"receipt" text,
	"trouble" text,
	"trouble_from" timestamp (3) with time zone,
	"invoice_id" integer,
	CONSTRAINT "movement_key" UNIQUE("provider","key")
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"status" text NOT NULL,
	"sum" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"renewals" integer DEFAULT 0 NOT NULL,
	"renewal_sent" integer DEFAULT 0 NOT NULL,
	"document_number" text,
	"storage_number" text,
	"attribute" text,
	"registered_at" timestamp (3) with time zone,
	"registered_sum" bigint,
	"noted_by" integer,
	CONSTRAINT "receipt_status" CHECK ("receipt"."status" in ('awaited', 'registered', 'refused', 'byHand')),
	CONSTRAINT "receipt_is_asked_about" CHECK (("receipt"."status" = 'awaited') = ("receipt"."due_at" is not null)),
	CONSTRAINT "receipt_registered" CHECK (num_nonnulls("receipt"."document_number", "receipt"."storage_number", "receipt"."attribute", "receipt"."registered_at", "receipt"."registered_sum") = case when "receipt"."status" = 'registered' then 5 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "statement_day" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"read_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_day_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "statement_line" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"refund_key" text,
	"sum" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_line_provider_kind_provider_id_pk" PRIMARY KEY("provider","kind","provider_id"),
	CONSTRAINT "statement_line_is_the_payment" CHECK ("statement_line"."kind" <> 'payment' or "statement_line"."provider_id" = "statement_line"."payment_id")
);
--> statement-breakpoint
CREATE TABLE "resident" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"name" text COLLATE "und-x-icu" NOT NULL,
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
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"event_request_id" integer,
	"text" text NOT NULL,
	"author" text COLLATE "und-x-icu" NOT NULL,
	"rating" integer,
	"video_link" text DEFAULT '' NOT NULL,
	"meta" jsonb NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_of_request" UNIQUE("event_request_id"),
	CONSTRAINT "review_text" CHECK (btrim("review"."text") <> ''),
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_author" CHECK ("review"."event_request_id" is null or "review"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "room_offer" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"quoted" bigint NOT NULL,
	"price" bigint NOT NULL,
	"price_reason" text NOT NULL,
	"comment" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "room_offer_price" CHECK ("room_offer"."price" > 0),
	CONSTRAINT "room_offer_reason" CHECK ("room_offer"."price" = "room_offer"."quoted" or "room_offer"."price_reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "room_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"guests" integer NOT NULL,
	"purpose" text NOT NULL,
	"contact_name" text COLLATE "und-x-icu" NOT NULL,
	"status" integer NOT NULL,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"booking_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_request_booking" UNIQUE("booking_id"),
	CONSTRAINT "room_request_status" CHECK ("room_request"."status" between 1 and 8),
	CONSTRAINT "room_request_span" CHECK ("room_request"."starts_at" < "room_request"."ends_at"),
	CONSTRAINT "room_request_guests" CHECK ("room_request"."guests" > 0),
	CONSTRAINT "room_request_offered" CHECK ("room_request"."status" in (1, 4, 5) or "room_request"."booking_id" is not null),
	CONSTRAINT "room_request_declined" CHECK (("room_request"."status" = 4) = ("room_request"."rejection_reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "room_closed_day" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "room_closed_day_once" UNIQUE NULLS NOT DISTINCT("room_id","day")
);
--> statement-breakpoint
CREATE TABLE "room_opening" (
	"room_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	CONSTRAINT "room_opening_room_id_weekday_pk" PRIMARY KEY("room_id","weekday"),
	CONSTRAINT "room_opening_weekday" CHECK ("room_opening"."weekday" between 1 and 7),
	CONSTRAINT "room_opening_hours" CHECK (0 <= "room_opening"."from_hour" and "room_opening"."from_hour" < "room_opening"."to_hour" and "room_opening"."to_hour" <= 24)
);
--> statement-breakpoint
CREATE TABLE "room_part" (
	"hall_id" integer NOT NULL,
	"hall_divided" boolean DEFAULT true NOT NULL,
	"part_id" integer NOT NULL,
	"part_divided" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_part_hall_id_part_id_pk" PRIMARY KEY("hall_id","part_id"),
	CONSTRAINT "room_part_ends" CHECK ("room_part"."hall_divided" and not "room_part"."part_divided")
);
--> statement-breakpoint
CREATE TABLE "tariff_rule" (
	"id" serial PRIMARY KEY NOT NULL,
	"tariff_id" integer NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"from_day" date,
	"to_day" date,
	"weekdays" integer[] NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"price_per_hour" bigint NOT NULL,
	CONSTRAINT "tariff_rule_weekdays" CHECK (cardinality("tariff_rule"."weekdays") > 0 and "tariff_rule"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7]),
	CONSTRAINT "tariff_rule_hours" CHECK (0 <= "tariff_rule"."from_hour" and "tariff_rule"."from_hour" < "tariff_rule"."to_hour" and "tariff_rule"."to_hour" <= 24),
	CONSTRAINT "tariff_rule_days" CHECK ("tariff_rule"."from_day" <= "tariff_rule"."to_day"),
	CONSTRAINT "tariff_rule_price" CHECK ("tariff_rule"."price_per_hour" > 0),
	CONSTRAINT "tariff_rule_once" EXCLUDE USING gist (int4range(tariff_id, tariff_id, '[]'::text) WITH &&, spans_of(weekdays) WITH &&, int4range(from_hour, to_hour) WITH &&, daterange(from_day, to_day, '[]'::text) WITH &&)
);
--> statement-breakpoint
CREATE TABLE "room_seating" (
	"room_id" integer NOT NULL,
	"seating" text NOT NULL,
	"capacity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "room_seating_room_id_seating_pk" PRIMARY KEY("room_id","seating"),
	CONSTRAINT "room_seating_seating" CHECK ("room_seating"."seating" in ('theatre', 'school', 'letterP', 'banquet', 'standing')),
	CONSTRAINT "room_seating_capacity" CHECK ("room_seating"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "equipment" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"per_hour" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "equipment_price" CHECK ("equipment"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plan_place" (
	"id" integer PRIMARY KEY NOT NULL,
	"floor" integer NOT NULL,
	CONSTRAINT "plan_place_id_floor" UNIQUE("id","floor")
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"floor" integer NOT NULL,
	"capacity" integer NOT NULL,
	"area" integer NOT NULL,
	"description" text NOT NULL,
	"promo_video" text,
	"version" integer DEFAULT 1 NOT NULL,
	"booking_mode" text NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"divided" boolean DEFAULT false NOT NULL,
	"short_name" text COLLATE "und-x-icu" NOT NULL,
	"place" integer,
	CONSTRAINT "room_id_divided" UNIQUE("id","divided"),
	CONSTRAINT "room_place" UNIQUE("place"),
	CONSTRAINT "room_booking_mode" CHECK ("room"."booking_mode" in ('instant', 'request', 'none')),
	CONSTRAINT "room_buffers" CHECK ("room"."buffer_before" between 0 and 4 and "room"."buffer_after" between 0 and 4),
	CONSTRAINT "room_named" CHECK (btrim("room"."name") <> '' and btrim("room"."short_name") <> ''),
	CONSTRAINT "room_floor" CHECK ("room"."floor" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "room_equipment" (
	"room_id" integer NOT NULL,
	"equipment_id" integer NOT NULL,
	CONSTRAINT "room_equipment_room_id_equipment_id_pk" PRIMARY KEY("room_id","equipment_id")
);
--> statement-breakpoint
CREATE TABLE "room_service" (
	"room_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "room_service_room_id_service_id_pk" PRIMARY KEY("room_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"per_hour" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_price" CHECK ("service"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tariff" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"price_per_hour" bigint NOT NULL,
	"min_hours" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_year" (
	"year" integer PRIMARY KEY NOT NULL,
	"moved_days" date[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_year_days" CHECK (make_date("work_year"."year", 1, 1) <= all ("work_year"."moved_days") and make_date("work_year"."year", 12, 31) >= all ("work_year"."moved_days"))
);
--> statement-breakpoint
CREATE TABLE "site_document" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_document_kind_record_id_pk" PRIMARY KEY("kind","record_id")
) WITH (toast_tuple_target=128);
--> statement-breakpoint
CREATE TABLE "author" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"city" text COLLATE "und-x-icu" NOT NULL,
	"hobbies" text NOT NULL,
	"description" text NOT NULL,
	"socials" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"stories_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "author_name" CHECK (btrim("author"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "author_category" (
	"author_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "author_category_author_id_category_id_pk" PRIMARY KEY("author_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "story_category" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	CONSTRAINT "story_category_named" CHECK (btrim("story_category"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "story" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"category_id" integer NOT NULL,
	"author_id" integer,
	"file" text,
	"meta" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"category_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL,
	"author_name" text COLLATE "und-x-icu",
	CONSTRAINT "story_title" CHECK (btrim("story"."title") <> ''),
	CONSTRAINT "story_status" CHECK ("story"."status" in (1, 2, 3)),
	CONSTRAINT "story_published" CHECK ("story"."status" <> 3 or ("story"."published_at" is not null and "story"."description" <> ''))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"title_key" text NOT NULL,
	"query" text NOT NULL,
	"arrangement" jsonb,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_wait" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"hours" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"status" integer NOT NULL,
	"booking_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"public_until" timestamp (3) with time zone,
	CONSTRAINT "room_wait_booking" UNIQUE("booking_id"),
	CONSTRAINT "room_wait_status" CHECK ("room_wait"."status" between 1 and 7),
	CONSTRAINT "room_wait_hours" CHECK ("room_wait"."from_hour" >= 0 and "room_wait"."to_hour" <= 24 and "room_wait"."hours" between 1 and "room_wait"."to_hour" - "room_wait"."from_hour"),
	CONSTRAINT "room_wait_held" CHECK (("room_wait"."status" in (2, 3, 4, 7)) <= ("room_wait"."booking_id" is not null)),
	CONSTRAINT "room_wait_waiting" CHECK ("room_wait"."status" not in (1, 6) or "room_wait"."booking_id" is null)
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"call_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_used" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_removal" (
	"id" serial PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "file_removal_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" integer NOT NULL,
	"call_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_user_id_call_id_key_pk" PRIMARY KEY("user_id","call_id","key")
);
--> statement-breakpoint
CREATE TABLE "live_message" (
	"topic" text NOT NULL,
	"seq" bigint NOT NULL,
	"action" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_message_topic_seq_pk" PRIMARY KEY("topic","seq")
);
--> statement-breakpoint
CREATE TABLE "live_topic" (
	"topic" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"last_error" text,
	"useless_at" timestamp (3) with time zone,
	"kept_body" text,
	"event" text DEFAULT '' NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"dropped_at" timestamp (3) with time zone,
	"html" text,
	"leave" text,
	"reply_to" text,
	CONSTRAINT "outbox_is_tried_again" CHECK ("outbox"."due_at" is not null or "outbox"."sent_at" is not null or "outbox"."useless_at" is not null or "outbox"."refused_at" is not null or "outbox"."dropped_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "outbox_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"letter_id" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"type" text NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approved_version" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approved_version_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "object_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"status" integer NOT NULL,
	"what" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"by_id" integer NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"owner_id" integer NOT NULL,
	"file" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_plan" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"withdraw_at" timestamp (3) with time zone,
	"by_id" integer NOT NULL,
	"refusal" text,
	CONSTRAINT "publication_plan_once" PRIMARY KEY("kind","object_id"),
	CONSTRAINT "publication_plan_says_when" CHECK ("publication_plan"."publish_at" is not null or "publication_plan"."withdraw_at" is not null),
	CONSTRAINT "publication_plan_in_order" CHECK ("publication_plan"."publish_at" < "publication_plan"."withdraw_at")
);
--> statement-breakpoint
CREATE TABLE "record_version" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"by_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"pictures" jsonb,
	CONSTRAINT "record_version_once" PRIMARY KEY("kind","object_id","number"),
	CONSTRAINT "record_version_number" CHECK ("record_version"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_notification" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"event" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"idempotence_key" text NOT NULL,
	"status" text NOT NULL,
	"sum" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_payment_token_unique" UNIQUE("token"),
	CONSTRAINT "sandbox_payment_idempotence_key_unique" UNIQUE("idempotence_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"of" text NOT NULL,
	"sum" bigint NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_receipt_of_unique" UNIQUE("of")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"idempotence_key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"sum" bigint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Foreign keys, in the order in which the database looks at them when a row is deleted.
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "application" ADD CONSTRAINT "application_taken_by_users_id_fk" FOREIGN KEY (taken_by) REFERENCES users(id);
ALTER TABLE "application" ADD CONSTRAINT "application_done_by_users_id_fk" FOREIGN KEY (done_by) REFERENCES users(id);
ALTER TABLE "article" ADD CONSTRAINT "article_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "booking" ADD CONSTRAINT "booking_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE "booking" ADD CONSTRAINT "booking_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "booking" ADD CONSTRAINT "booking_tariff_id_tariff_id_fk" FOREIGN KEY (tariff_id) REFERENCES tariff(id);
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "brand" ADD CONSTRAINT "brand_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "brand" ADD CONSTRAINT "brand_organisation_id_organisation_id_fk" FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE SET NULL;
ALTER TABLE "brand_activity" ADD CONSTRAINT "brand_activity_brand_id_brand_id_fk" FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE CASCADE;
ALTER TABLE "brand_activity" ADD CONSTRAINT "brand_activity_activity_kind_id_activity_kind_id_fk" FOREIGN KEY (activity_kind_id) REFERENCES activity_kind(id);
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "document" ADD CONSTRAINT "document_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "market_item" ADD CONSTRAINT "market_item_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "market_item" ADD CONSTRAINT "market_item_brand_id_brand_id_fk" FOREIGN KEY (brand_id) REFERENCES brand(id);
ALTER TABLE "market_request" ADD CONSTRAINT "market_request_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "market_request" ADD CONSTRAINT "market_request_brand_id_brand_id_fk" FOREIGN KEY (brand_id) REFERENCES brand(id);
ALTER TABLE "market_request_item" ADD CONSTRAINT "market_request_item_request_id_market_request_id_fk" FOREIGN KEY (request_id) REFERENCES market_request(id) ON DELETE CASCADE;
ALTER TABLE "market_request_item" ADD CONSTRAINT "market_request_item_item_id_market_item_id_fk" FOREIGN KEY (item_id) REFERENCES market_item(id) ON DELETE CASCADE;
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "passport" ADD CONSTRAINT "passport_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "payment" ADD CONSTRAINT "payment_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "personal_data_view" ADD CONSTRAINT "personal_data_view_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY (payment_id) REFERENCES payment(id);
ALTER TABLE "resident_data" ADD CONSTRAINT "resident_data_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_technical_reason_id_technical_reason_id_fk" FOREIGN KEY (technical_reason_id) REFERENCES technical_reason(id) ON DELETE CASCADE;
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_payment_id_sandbox_payment_id_fk" FOREIGN KEY (payment_id) REFERENCES sandbox_payment(id);
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "technical_reason" ADD CONSTRAINT "technical_reason_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "technical_reason" ADD CONSTRAINT "technical_reason_created_by_users_id_fk" FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE "event" ADD CONSTRAINT "event_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "event" ADD CONSTRAINT "event_category_id_event_category_id_fk" FOREIGN KEY (category_id) REFERENCES event_category(id);
ALTER TABLE "event" ADD CONSTRAINT "event_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_ticket" FOREIGN KEY (ticket_id, event_id) REFERENCES event_ticket(id, event_id);
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_event_id_event_id_fk" FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE;
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "resident" ADD CONSTRAINT "resident_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_staff_role_id_fk" FOREIGN KEY (role_id) REFERENCES staff_role(id);
ALTER TABLE "room_equipment" ADD CONSTRAINT "room_equipment_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_equipment" ADD CONSTRAINT "room_equipment_equipment_id_equipment_id_fk" FOREIGN KEY (equipment_id) REFERENCES equipment(id);
ALTER TABLE "room_service" ADD CONSTRAINT "room_service_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_service" ADD CONSTRAINT "room_service_service_id_service_id_fk" FOREIGN KEY (service_id) REFERENCES service(id);
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_space_id_event_space_room_id_fk" FOREIGN KEY (space_id) REFERENCES event_space(room_id);
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_manager_id_users_id_fk" FOREIGN KEY (manager_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_creative_id_event_choice_id_fk" FOREIGN KEY (creative_id) REFERENCES event_choice(id);
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_format_id_event_choice_id_fk" FOREIGN KEY (format_id) REFERENCES event_choice(id);
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_referral_id_event_choice_id_fk" FOREIGN KEY (referral_id) REFERENCES event_choice(id);
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_age_restriction_id_event_choice_id_fk" FOREIGN KEY (age_restriction_id) REFERENCES event_choice(id);
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_admittance_id_event_choice_id_fk" FOREIGN KEY (admittance_id) REFERENCES event_choice(id);
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_request_id_event_request_id_fk" FOREIGN KEY (request_id) REFERENCES event_request(id) ON DELETE CASCADE;
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_stage" FOREIGN KEY (stage_id, request_id) REFERENCES event_request_stage(id, request_id) ON DELETE CASCADE;
ALTER TABLE "event_request_service" ADD CONSTRAINT "event_request_service_request_id_event_request_id_fk" FOREIGN KEY (request_id) REFERENCES event_request(id) ON DELETE CASCADE;
ALTER TABLE "event_request_service" ADD CONSTRAINT "event_request_service_service_id_event_service_id_fk" FOREIGN KEY (service_id) REFERENCES event_service(id);
ALTER TABLE "event_request_stage" ADD CONSTRAINT "event_request_stage_request_id_event_request_id_fk" FOREIGN KEY (request_id) REFERENCES event_request(id) ON DELETE CASCADE;
ALTER TABLE "event_request_stage" ADD CONSTRAINT "event_request_stage_space_id_event_space_room_id_fk" FOREIGN KEY (space_id) REFERENCES event_space(room_id);
ALTER TABLE "event_service" ADD CONSTRAINT "event_service_room_id_event_space_room_id_fk" FOREIGN KEY (room_id) REFERENCES event_space(room_id);
ALTER TABLE "event_space" ADD CONSTRAINT "event_space_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "review" ADD CONSTRAINT "review_event_request_id_event_request_id_fk" FOREIGN KEY (event_request_id) REFERENCES event_request(id) ON DELETE CASCADE;
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_event_request_fk" FOREIGN KEY (event_request_id) REFERENCES event_request(id) ON DELETE CASCADE;
ALTER TABLE "event_request_message" ADD CONSTRAINT "event_request_message_request_id_event_request_id_fk" FOREIGN KEY (request_id) REFERENCES event_request(id) ON DELETE CASCADE;
ALTER TABLE "event_request_message" ADD CONSTRAINT "event_request_message_author_id_users_id_fk" FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "event_request_acceptance" ADD CONSTRAINT "event_request_accepted_stays" FOREIGN KEY (proposal_id, status, price, digest) REFERENCES event_request_proposal(id, status, price, digest) ON DELETE CASCADE;
ALTER TABLE "event_request_proposal" ADD CONSTRAINT "event_request_proposal_request_id_event_request_id_fk" FOREIGN KEY (request_id) REFERENCES event_request(id) ON DELETE CASCADE;
ALTER TABLE "event_request_proposal" ADD CONSTRAINT "event_request_proposal_sent_by_users_id_fk" FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_message" FOREIGN KEY (message_id, request_id) REFERENCES event_request_message(id, request_id) ON DELETE CASCADE;
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE "payment" ADD CONSTRAINT "payment_event_fk" FOREIGN KEY (event_id) REFERENCES event(id);
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_attendee_id_event_attendee_id_fk" FOREIGN KEY (attendee_id) REFERENCES event_attendee(id) ON DELETE CASCADE;
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_by_id_users_id_fk" FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_event_id_event_id_fk" FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE;
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "ticket_order_line" ADD CONSTRAINT "ticket_order_line_order_id_ticket_order_id_fk" FOREIGN KEY (order_id) REFERENCES ticket_order(id) ON DELETE CASCADE;
ALTER TABLE "ticket_order_line" ADD CONSTRAINT "ticket_order_line_ticket_id_event_ticket_id_fk" FOREIGN KEY (ticket_id) REFERENCES event_ticket(id);
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_order_id_ticket_order_id_fk" FOREIGN KEY (order_id) REFERENCES ticket_order(id);
ALTER TABLE "room_closed_day" ADD CONSTRAINT "room_closed_day_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_opening" ADD CONSTRAINT "room_opening_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_part" ADD CONSTRAINT "room_part_hall" FOREIGN KEY (hall_id, hall_divided) REFERENCES room(id, divided);
ALTER TABLE "room_part" ADD CONSTRAINT "room_part_part" FOREIGN KEY (part_id, part_divided) REFERENCES room(id, divided);
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_hall_id_room_id_fk" FOREIGN KEY (hall_id) REFERENCES room(id);
ALTER TABLE "room_seating" ADD CONSTRAINT "room_seating_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_feed" ADD CONSTRAINT "room_feed_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "shift_note" ADD CONSTRAINT "shift_note_created_by_users_id_fk" FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE "booking" ADD CONSTRAINT "booking_made_by_users_id_fk" FOREIGN KEY (made_by) REFERENCES users(id);
ALTER TABLE "payment" ADD CONSTRAINT "payment_taken_by_users_id_fk" FOREIGN KEY (taken_by) REFERENCES users(id);
ALTER TABLE "payment" ADD CONSTRAINT "payment_ticket_order_fk" FOREIGN KEY (ticket_order_id) REFERENCES ticket_order(id);
ALTER TABLE "ticket_order_step" ADD CONSTRAINT "ticket_order_step_order_id_ticket_order_id_fk" FOREIGN KEY (order_id) REFERENCES ticket_order(id) ON DELETE CASCADE;
ALTER TABLE "room" ADD CONSTRAINT "room_place_on_floor" FOREIGN KEY (place, floor) REFERENCES plan_place(id, floor);
ALTER TABLE "event_cancellation" ADD CONSTRAINT "event_cancellation_event_id_event_id_fk" FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE;
ALTER TABLE "event_cancellation" ADD CONSTRAINT "event_cancellation_by_id_users_id_fk" FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "booking_move" ADD CONSTRAINT "booking_move_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "room_offer" ADD CONSTRAINT "room_offer_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "room_offer" ADD CONSTRAINT "room_offer_request_id_room_request_id_fk" FOREIGN KEY (request_id) REFERENCES room_request(id) ON DELETE CASCADE;
ALTER TABLE "room_offer" ADD CONSTRAINT "room_offer_created_by_users_id_fk" FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE "room_request" ADD CONSTRAINT "room_request_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE "room_request" ADD CONSTRAINT "room_request_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_request" ADD CONSTRAINT "room_request_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "booking_group" ADD CONSTRAINT "booking_group_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE "payment_share" ADD CONSTRAINT "payment_share_payment_id_payment_id_fk" FOREIGN KEY (payment_id) REFERENCES payment(id);
ALTER TABLE "booking" ADD CONSTRAINT "booking_group_id_booking_group_id_fk" FOREIGN KEY (group_id) REFERENCES booking_group(id);
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_share" FOREIGN KEY (payment_id, booking_id) REFERENCES payment_share(payment_id, booking_id);
ALTER TABLE "payment" ADD CONSTRAINT "payment_booking_group_fk" FOREIGN KEY (booking_group_id) REFERENCES booking_group(id);
ALTER TABLE "payment_share" ADD CONSTRAINT "payment_share_booking_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_event_id_event_id_fk" FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE SET NULL;
ALTER TABLE "gallery_file" ADD CONSTRAINT "gallery_file_gallery_id_gallery_id_fk" FOREIGN KEY (gallery_id) REFERENCES gallery(id) ON DELETE CASCADE;
ALTER TABLE "author_category" ADD CONSTRAINT "author_category_author_id_author_id_fk" FOREIGN KEY (author_id) REFERENCES author(id) ON DELETE CASCADE;
ALTER TABLE "author_category" ADD CONSTRAINT "author_category_category_id_story_category_id_fk" FOREIGN KEY (category_id) REFERENCES story_category(id);
ALTER TABLE "story" ADD CONSTRAINT "story_category_id_story_category_id_fk" FOREIGN KEY (category_id) REFERENCES story_category(id);
ALTER TABLE "story" ADD CONSTRAINT "story_author_id_author_id_fk" FOREIGN KEY (author_id) REFERENCES author(id);
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_event_request_id_event_request_id_fk" FOREIGN KEY (event_request_id) REFERENCES event_request(id) ON DELETE SET NULL;
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_created_by_users_id_fk" FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE "act" ADD CONSTRAINT "act_agreement_id_agreement_id_fk" FOREIGN KEY (agreement_id) REFERENCES agreement(id);
ALTER TABLE "act" ADD CONSTRAINT "act_closed_by_users_id_fk" FOREIGN KEY (closed_by) REFERENCES users(id);
ALTER TABLE "act" ADD CONSTRAINT "act_created_by_users_id_fk" FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE "act" ADD CONSTRAINT "act_invoice_id_invoice_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE "act_service" ADD CONSTRAINT "act_service_act_id_act_id_fk" FOREIGN KEY (act_id) REFERENCES act(id);
ALTER TABLE "act_service" ADD CONSTRAINT "act_service_invoice_service_id_invoice_service_id_fk" FOREIGN KEY (invoice_service_id) REFERENCES invoice_service(id);
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_agreement_id_agreement_id_fk" FOREIGN KEY (agreement_id) REFERENCES agreement(id);
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_closed_by_users_id_fk" FOREIGN KEY (closed_by) REFERENCES users(id);
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_created_by_users_id_fk" FOREIGN KEY (created_by) REFERENCES users(id);
ALTER TABLE "invoice_service" ADD CONSTRAINT "invoice_service_invoice_id_invoice_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE "landing_product" ADD CONSTRAINT "landing_product_item_id_market_item_id_fk" FOREIGN KEY (item_id) REFERENCES market_item(id) ON DELETE CASCADE;
ALTER TABLE "landing_product" ADD CONSTRAINT "landing_product_picture_id_picture_id_fk" FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE SET NULL;
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_invoice_id_invoice_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_group_id_booking_group_id_fk" FOREIGN KEY (group_id) REFERENCES booking_group(id);
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_act_id_act_id_fk" FOREIGN KEY (act_id) REFERENCES act(id);
ALTER TABLE "invoice_receipt" ADD CONSTRAINT "invoice_receipt_invoice_id_invoice_order_invoice_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoice_order(invoice_id);
ALTER TABLE "invoice_receipt" ADD CONSTRAINT "invoice_receipt_taken_by_users_id_fk" FOREIGN KEY (taken_by) REFERENCES users(id);
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_event_request_id_event_request_id_fk" FOREIGN KEY (event_request_id) REFERENCES event_request(id) ON DELETE SET NULL;
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_invoice_id_invoice_order_invoice_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoice_order(invoice_id);
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_taken_by_users_id_fk" FOREIGN KEY (taken_by) REFERENCES users(id);
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY (payment_id) REFERENCES payment(id);
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_refund_id_refund_id_fk" FOREIGN KEY (refund_id) REFERENCES refund(id);
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_noted_by_users_id_fk" FOREIGN KEY (noted_by) REFERENCES users(id);
ALTER TABLE "mailing_delivery" ADD CONSTRAINT "mailing_delivery_letter_id_mailing_letter_id_fk" FOREIGN KEY (letter_id) REFERENCES mailing_letter(id);
ALTER TABLE "mailing_delivery" ADD CONSTRAINT "mailing_delivery_consent_id_consent_id_fk" FOREIGN KEY (consent_id) REFERENCES consent(id) ON DELETE CASCADE;
ALTER TABLE "room_wait" ADD CONSTRAINT "room_wait_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE "room_wait" ADD CONSTRAINT "room_wait_room_id_room_id_fk" FOREIGN KEY (room_id) REFERENCES room(id);
ALTER TABLE "room_wait" ADD CONSTRAINT "room_wait_booking_id_booking_id_fk" FOREIGN KEY (booking_id) REFERENCES booking(id);
ALTER TABLE "tariff_rule" ADD CONSTRAINT "tariff_rule_tariff_id_tariff_id_fk" FOREIGN KEY (tariff_id) REFERENCES tariff(id);
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_agreement_id_agreement_id_fk" FOREIGN KEY (agreement_id) REFERENCES agreement(id) ON DELETE CASCADE;
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_invoice_id_invoice_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoice(id) ON DELETE CASCADE;
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_act_id_act_id_fk" FOREIGN KEY (act_id) REFERENCES act(id) ON DELETE CASCADE;
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_mailed_by_users_id_fk" FOREIGN KEY (mailed_by) REFERENCES users(id);
ALTER TABLE "outbox_file" ADD CONSTRAINT "outbox_file_letter_id_outbox_id_fk" FOREIGN KEY (letter_id) REFERENCES outbox(id) ON DELETE CASCADE;
ALTER TABLE "mailing_friend" ADD CONSTRAINT "mailing_friend_consent_id_consent_id_fk" FOREIGN KEY (consent_id) REFERENCES consent(id) ON DELETE CASCADE;
ALTER TABLE "mailing_friend" ADD CONSTRAINT "mailing_friend_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE "movement" ADD CONSTRAINT "movement_payment_id_payment_id_fk" FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE;
ALTER TABLE "event" ADD CONSTRAINT "event_request_id_event_request_id_fk" FOREIGN KEY (request_id) REFERENCES event_request(id) ON DELETE SET NULL;
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_event_id_fk" FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE;
ALTER TABLE "invoice_return" ADD CONSTRAINT "invoice_return_invoice_id_invoice_order_invoice_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoice_order(invoice_id);
ALTER TABLE "invoice_return" ADD CONSTRAINT "invoice_return_sent_by_users_id_fk" FOREIGN KEY (sent_by) REFERENCES users(id);
ALTER TABLE "statement_import" ADD CONSTRAINT "statement_import_started_by_users_id_fk" FOREIGN KEY (started_by) REFERENCES users(id);
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_receipt_id_invoice_receipt_id_fk" FOREIGN KEY (receipt_id) REFERENCES invoice_receipt(id);
ALTER TABLE "event_handover" ADD CONSTRAINT "event_handover_by_organiser" FOREIGN KEY (event_id, from_id) REFERENCES event(id, user_id) ON DELETE CASCADE;
--> statement-breakpoint
-- Indexes.
CREATE UNIQUE INDEX "users_usersphone_uindex" ON "users" USING btree ("phone");
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_at");
CREATE INDEX "users_words" ON "users" USING gin (array_to_tsvector(array_remove(string_to_array(translate(lower("lastname" || ' ' || "name" || ' ' || "middlename" || ' ' || "email" || ' ' || "inn" || ' ' || "phone" || ' ' || substr("phone", 2) || ' ' || substr("phone", 3) || ' ' || substr("phone", 4) || ' ' || substr("phone", 5) || ' ' || substr("phone", 6) || ' ' || substr("phone", 7)), 'ё-', 'е '), ' '), '')));
CREATE INDEX "users_there" ON "users" USING btree ("id") WHERE "users"."password_hash" <> 'deleted';
CREATE INDEX "users_customers" ON "users" USING btree ("id") WHERE "users"."password_hash" <> 'deleted' and "users"."role_id" is null;
CREATE INDEX "users_staff_seen" ON "users" USING btree ("last_seen_at","id") WHERE "users"."role_id" is not null;
CREATE INDEX "users_staff_seen_last" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "users"."role_id" is not null;
CREATE INDEX "users_by_name" ON "users" USING btree (rtrim(case "lastname" when '' then '' else "lastname" || ' ' end || case "name" when '' then '' else "name" || ' ' end || "middlename"),"id");
CREATE INDEX "users_lastname" ON "users" USING btree ("lastname","name","middlename");
CREATE INDEX "users_role" ON "users" USING btree ("role_id","id");
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id") WHERE "users"."password_hash" <> 'deleted';
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at" NULLS FIRST,"id") WHERE "users"."password_hash" <> 'deleted';
CREATE INDEX "users_verification" ON "users" USING btree ("verified","active","id") WHERE "users"."password_hash" <> 'deleted';
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar_status","id") WHERE "users"."password_hash" <> 'deleted';
CREATE INDEX "users_full_name" ON "users" USING btree ((nullif(translate("lastname", 'Ёё', 'Ее'), '')),"name","middlename","id") WHERE "users"."password_hash" <> 'deleted';
CREATE INDEX "users_staff_by_role" ON "users" USING btree ("role_title","id") WHERE "users"."role_id" is not null;
CREATE INDEX "users_names" ON "users" USING gin (array_to_tsvector(array_remove(string_to_array(translate(lower("lastname" || ' ' || "name" || ' ' || "middlename"), 'ё-', 'е '), ' '), '')));
CREATE INDEX "users_phone" ON "users" USING gin (array_to_tsvector(array_remove(array["phone", substr("phone", 2), substr("phone", 3), substr("phone", 4), substr("phone", 5), substr("phone", 6), substr("phone", 7)], '')));
CREATE INDEX "users_staff_by_name" ON "users" USING btree (rtrim(case "lastname" when '' then '' else "lastname" || ' ' end || case "name" when '' then '' else "name" || ' ' end || "middlename"),"id","lastname","name","middlename") WHERE "users"."role_id" is not null;
CREATE INDEX "users_deletion_for_staff" ON "users" USING btree ("id") WHERE "users"."deletion_needs_staff";
CREATE UNIQUE INDEX "staff_role_has_all" ON "staff_role" USING btree ("has_all") WHERE "staff_role"."has_all";
CREATE UNIQUE INDEX "staff_role_title" ON "staff_role" USING btree (lower("title"));
CREATE INDEX "agreement_by_number" ON "agreement" USING btree ("number" text_pattern_ops,"id");
CREATE INDEX "agreement_by_name" ON "agreement" USING btree ("number","id");
CREATE INDEX "agreement_by_status" ON "agreement" USING btree ("status","updated_at","id");
CREATE INDEX "agreement_by_date" ON "agreement" USING btree ("date","id");
CREATE INDEX "agreement_by_end" ON "agreement" USING btree ("to","id");
CREATE INDEX "agreement_by_sum" ON "agreement" USING btree ("sum","id");
CREATE INDEX "agreement_by_customer" ON "agreement" USING btree ("customer_name","id");
CREATE INDEX "agreement_by_inn" ON "agreement" USING btree ("customer_inn" text_pattern_ops);
CREATE INDEX "agreement_updated" ON "agreement" USING btree ("updated_at","id");
CREATE INDEX "agreement_user" ON "agreement" USING btree ("user_id");
CREATE INDEX "agreement_event_request" ON "agreement" USING btree ("event_request_id");
CREATE INDEX "agreement_words" ON "agreement" USING gin (to_tsvector('simple', translate(lower("subject" || ' ' || "customer_name"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "act_agreement" ON "act" USING btree ("agreement_id","id");
CREATE INDEX "act_invoice" ON "act" USING btree ("invoice_id");
CREATE INDEX "act_by_number" ON "act" USING btree ("number" text_pattern_ops);
CREATE INDEX "act_by_name" ON "act" USING btree ("number","id");
CREATE INDEX "act_by_date" ON "act" USING btree ("date","id");
CREATE INDEX "act_by_sum" ON "act" USING btree ("sum","id");
CREATE INDEX "act_by_status" ON "act" USING btree ("status","id");
CREATE INDEX "act_by_form" ON "act" USING btree ("form","id");
CREATE INDEX "act_service_act" ON "act_service" USING btree ("act_id","id");
CREATE INDEX "act_service_confirms" ON "act_service" USING btree ("invoice_service_id");
CREATE INDEX "invoice_agreement" ON "invoice" USING btree ("agreement_id","id");
CREATE INDEX "invoice_by_number" ON "invoice" USING btree ("number" text_pattern_ops);
CREATE INDEX "invoice_by_name" ON "invoice" USING btree ("number","id");
CREATE INDEX "invoice_by_date" ON "invoice" USING btree ("date","id");
CREATE INDEX "invoice_by_due" ON "invoice" USING btree ("due","id");
CREATE INDEX "invoice_by_sum" ON "invoice" USING btree ("sum","id");
CREATE INDEX "invoice_by_status" ON "invoice" USING btree ("status","id");
CREATE INDEX "invoice_words" ON "invoice" USING gin (to_tsvector('simple', translate(lower("number" || ' ' || "purpose"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "invoice_service_invoice" ON "invoice_service" USING btree ("invoice_id","id");
CREATE INDEX "paper_mail_agreement" ON "paper_mail" USING btree ("agreement_id","id");
CREATE INDEX "paper_mail_invoice" ON "paper_mail" USING btree ("invoice_id");
CREATE INDEX "paper_mail_act" ON "paper_mail" USING btree ("act_id");
CREATE UNIQUE INDEX "paper_mail_invoice_by_itself" ON "paper_mail" USING btree ("invoice_id") WHERE "paper_mail"."mailed_by" is null;
CREATE UNIQUE INDEX "paper_mail_act_by_itself" ON "paper_mail" USING btree ("act_id") WHERE "paper_mail"."mailed_by" is null;
CREATE UNIQUE INDEX "invoice_order_one_live" ON "invoice_order" USING btree ("booking_id") WHERE "invoice_order"."state" <> 'cancelled';
CREATE UNIQUE INDEX "invoice_order_one_live_group" ON "invoice_order" USING btree ("group_id") WHERE "invoice_order"."state" = 'awaiting';
CREATE INDEX "invoice_order_user" ON "invoice_order" USING btree ("user_id","invoice_id");
CREATE INDEX "invoice_order_to_act" ON "invoice_order" USING btree ("invoice_id") WHERE "invoice_order"."state" = 'paid' and "invoice_order"."acted_at" is null;
CREATE INDEX "invoice_order_awaiting" ON "invoice_order" USING btree ("kept_until") WHERE "invoice_order"."state" = 'awaiting';
CREATE UNIQUE INDEX "invoice_order_one_live_event" ON "invoice_order" USING btree ("event_request_id") WHERE "invoice_order"."state" <> 'cancelled';
CREATE INDEX "invoice_order_owed" ON "invoice_order" USING btree ("invoice_id") WHERE "invoice_order"."state" <> 'awaiting' and "invoice_order"."received" - "invoice_order"."returned" > case "invoice_order"."state" when 'paid' then "invoice_order"."sum" else 0 end;
CREATE INDEX "invoice_return_invoice" ON "invoice_return" USING btree ("invoice_id");
CREATE INDEX "bank_payment_by_day" ON "bank_payment" USING btree ("paid_on","id");
CREATE INDEX "bank_payment_by_sum" ON "bank_payment" USING btree ("sum","id");
CREATE INDEX "bank_payment_waiting" ON "bank_payment" USING btree ("id") WHERE "bank_payment"."state" = 'waiting';
CREATE INDEX "bank_payment_invoice" ON "bank_payment" USING btree ("invoice_id");
CREATE INDEX "bank_payment_by_state" ON "bank_payment" USING btree ("state","id");
CREATE INDEX "bank_payment_words" ON "bank_payment" USING gin (to_tsvector('simple', translate(lower("payer_name" || ' ' || "payer_inn" || ' ' || "payment_order" || ' ' || "purpose"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "agreement_template_by_name" ON "agreement_template" USING btree ("name","id");
CREATE INDEX "agreement_template_updated" ON "agreement_template" USING btree ("updated_at","id");
CREATE INDEX "agreement_template_words" ON "agreement_template" USING gin (to_tsvector('simple', translate(lower("name"), 'ё-+/.@_:', 'е       ')));
CREATE UNIQUE INDEX "application_open" ON "application" USING btree ("type","object_id") WHERE "application"."status" <> 3;
CREATE INDEX "application_status_id" ON "application" USING btree ("status","id");
CREATE INDEX "application_created" ON "application" USING btree ("created_at","id");
CREATE INDEX "application_user" ON "application" USING btree ("user_id");
CREATE INDEX "application_object" ON "application" USING btree ("type","object_id","id");
CREATE INDEX "application_type_id" ON "application" USING btree ("type","id");
CREATE INDEX "application_turn" ON "application" USING btree (("status" = 3),"done_at" DESC NULLS LAST,"created_at","id");
CREATE INDEX "application_done" ON "application" USING btree ("done_at","id");
CREATE INDEX "application_done_last" ON "application" USING btree ("done_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
CREATE INDEX "application_words" ON "application" USING gin (to_tsvector('simple', translate(lower("object_title"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "application_by_person" ON "application" USING btree ("user_name","id");
CREATE INDEX "application_waiting" ON "application" USING btree ("created_at","id") WHERE "application"."status" <> 3;
CREATE INDEX "article_user" ON "article" USING btree ("user_id","id");
CREATE INDEX "article_published" ON "article" USING btree ("status","published_at","id");
CREATE INDEX "article_there" ON "article" USING btree ("kind","id") WHERE "article"."status" <> 5;
CREATE INDEX "article_updated" ON "article" USING btree ("kind","updated_at","id") WHERE "article"."status" <> 5;
CREATE INDEX "article_created" ON "article" USING btree ("kind","created_at","id") WHERE "article"."status" <> 5;
CREATE INDEX "article_status" ON "article" USING btree ("kind","status","updated_at","id");
CREATE INDEX "article_words" ON "article" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "author"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "article_title" ON "article" USING btree ("kind","title","id") WHERE "article"."status" <> 5;
CREATE INDEX "article_sent" ON "article" USING btree ("kind","sent_at","id") WHERE "article"."status" <> 5;
CREATE INDEX "article_sent_last" ON "article" USING btree ("kind","sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "article"."status" <> 5;
CREATE INDEX "article_published_at" ON "article" USING btree ("kind","published_at","id") WHERE "article"."status" <> 5;
CREATE INDEX "article_published_last" ON "article" USING btree ("kind","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "article"."status" <> 5;
CREATE INDEX "article_by_person" ON "article" USING btree ("kind","user_name","id") WHERE "article"."status" <> 5;
CREATE INDEX "session_user" ON "session" USING btree ("user_id");
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");
CREATE INDEX "identity_attempt_expires" ON "identity_attempt" USING btree ("expires_at");
CREATE UNIQUE INDEX "identity_link_subject" ON "identity_link" USING btree ("provider","subject");
CREATE UNIQUE INDEX "identity_link_user" ON "identity_link" USING btree ("provider","user_id");
CREATE INDEX "identity_link_user_id" ON "identity_link" USING btree ("user_id");
CREATE UNIQUE INDEX "sale_banner_one_active" ON "sale_banner" USING btree ("is_active") WHERE "sale_banner"."is_active";
CREATE INDEX "sale_banner_updated" ON "sale_banner" USING btree ("updated_at","id");
CREATE INDEX "sale_banner_by_title" ON "sale_banner" USING btree ("title","id");
CREATE INDEX "sale_banner_by_start" ON "sale_banner" USING btree ("shown_from","id");
CREATE INDEX "sale_banner_by_active" ON "sale_banner" USING btree ("is_active","id");
CREATE INDEX "sale_banner_active_updated" ON "sale_banner" USING btree ("is_active","updated_at","id");
CREATE INDEX "sale_banner_words" ON "sale_banner" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "text" || ' ' || "advertiser"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "booking_move_expires" ON "booking_move" USING btree ("expires_at") WHERE "booking_move"."state" = 'open';
CREATE INDEX "booking_user" ON "booking" USING btree ("user_id","id");
CREATE INDEX "booking_starts" ON "booking" USING btree ("starts_at","id");
CREATE INDEX "booking_created" ON "booking" USING btree ("created_at","id");
CREATE INDEX "booking_price_id" ON "booking" USING btree ("price","id");
CREATE INDEX "booking_status_id" ON "booking" USING btree ("status","id");
CREATE INDEX "booking_room" ON "booking" USING btree ("room_id","starts_at");
CREATE INDEX "booking_expires" ON "booking" USING btree ("expires_at") WHERE "booking"."status" in (1, 4);
CREATE INDEX "booking_room_id" ON "booking" USING btree ("room_id","id");
CREATE INDEX "booking_group_id" ON "booking" USING btree ("group_id") WHERE "booking"."group_id" is not null;
CREATE INDEX "booking_by_room" ON "booking" USING btree ("room_name","id");
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","id");
CREATE INDEX "room_slot_booking" ON "room_slot" USING btree ("booking_id");
CREATE INDEX "room_slot_technical" ON "room_slot" USING btree ("technical_reason_id");
CREATE INDEX "room_slot_time" ON "room_slot" USING btree ("starts_at");
CREATE INDEX "room_slot_event_request" ON "room_slot" USING btree ("event_request_id");
CREATE INDEX "room_slot_of_hall" ON "room_slot" USING btree ("hall_id") WHERE "room_slot"."hall_id" is not null;
CREATE INDEX "room_slot_event_id" ON "room_slot" USING btree ("event_id") WHERE "room_slot"."event_id" is not null;
CREATE INDEX "brand_user" ON "brand" USING btree ("user_id","id");
CREATE INDEX "brand_status_id" ON "brand" USING btree ("status","id");
CREATE INDEX "brand_sent" ON "brand" USING btree ("sent_at","id");
CREATE INDEX "brand_updated" ON "brand" USING btree ("updated_at","id");
CREATE INDEX "brand_name" ON "brand" USING btree ("name","id");
CREATE INDEX "brand_organisation" ON "brand" USING btree ("organisation_id");
CREATE INDEX "brand_sent_last" ON "brand" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
CREATE INDEX "brand_words" ON "brand" USING gin (to_tsvector('simple', translate(lower("name"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "brand_activity_kind" ON "brand_activity" USING btree ("activity_kind_id");
CREATE INDEX "cluster_by_name" ON "cluster" USING btree ("name","id");
CREATE INDEX "cluster_updated" ON "cluster" USING btree ("updated_at","id");
CREATE INDEX "cluster_phone" ON "cluster" USING gin (array_to_tsvector(array_remove(array["phone", substr("phone", 2), substr("phone", 3), substr("phone", 4), substr("phone", 5), substr("phone", 6), substr("phone", 7)], '')));
CREATE INDEX "cluster_words" ON "cluster" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "url" || ' ' || "email" || ' ' || "address"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "one_time_code_target" ON "one_time_code" USING btree ("target","created_at");
CREATE INDEX "collaborator_updated" ON "collaborator" USING btree ("updated_at","id");
CREATE INDEX "collaborator_by_place" ON "collaborator" USING btree ("position","id");
CREATE INDEX "collaborator_by_published" ON "collaborator" USING btree ("is_published","id");
CREATE INDEX "collaborator_words" ON "collaborator" USING gin (to_tsvector('simple', translate(lower("text"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "shift_note_day" ON "shift_note" USING btree ("day","id");
CREATE INDEX "draft_saved" ON "draft" USING btree ("saved_at");
CREATE INDEX "event_request_user" ON "event_request" USING btree ("user_id","id");
CREATE INDEX "event_request_space" ON "event_request" USING btree ("space_id","starts_at");
CREATE INDEX "event_request_submitted" ON "event_request" USING btree ("id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_phone" ON "event_request" USING gin (array_to_tsvector(array_remove(array["contact_phone", substr("contact_phone", 2), substr("contact_phone", 3), substr("contact_phone", 4), substr("contact_phone", 5), substr("contact_phone", 6), substr("contact_phone", 7)], '')));
CREATE INDEX "event_request_status_id" ON "event_request" USING btree ("status","id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_title" ON "event_request" USING btree ("title","id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_starts" ON "event_request" USING btree ("starts_at","id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_updated" ON "event_request" USING btree ("updated_at","id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_manager" ON "event_request" USING btree ("manager_id","updated_at","id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_space_updated" ON "event_request" USING btree ("space_id","updated_at","id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_status_updated" ON "event_request" USING btree ("status","updated_at","id") WHERE "event_request"."status" <> 1;
CREATE INDEX "event_request_words" ON "event_request" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "contact_name"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "event_request_file_stage_id" ON "event_request_file" USING btree ("stage_id");
CREATE INDEX "event_request_file_message_id" ON "event_request_file" USING btree ("message_id");
CREATE INDEX "event_request_message_request" ON "event_request_message" USING btree ("request_id","id");
CREATE INDEX "event_request_message_unread" ON "event_request_message" USING btree ("request_id","from_staff") WHERE "event_request_message"."read_at" is null;
CREATE INDEX "event_request_message_author" ON "event_request_message" USING btree ("author_id");
CREATE INDEX "event_request_service_service" ON "event_request_service" USING btree ("service_id");
CREATE UNIQUE INDEX "event_request_proposal_open" ON "event_request_proposal" USING btree ("request_id") WHERE "event_request_proposal"."status" = 1;
CREATE INDEX "event_request_proposal_sender" ON "event_request_proposal" USING btree ("sent_by");
CREATE INDEX "event_attendee_event" ON "event_attendee" USING btree ("event_id","id");
CREATE INDEX "event_attendee_ticket_id" ON "event_attendee" USING btree ("ticket_id");
CREATE INDEX "event_attendee_user" ON "event_attendee" USING btree ("user_id");
CREATE INDEX "event_attendee_phone" ON "event_attendee" USING btree ("phone");
CREATE INDEX "event_attendee_order" ON "event_attendee" USING btree ("order_id");
CREATE INDEX "event_cancellation_open" ON "event_cancellation" USING btree ("at") WHERE "event_cancellation"."ended_at" is null;
CREATE INDEX "ticket_order_held_until" ON "ticket_order" USING btree ("hold_until") WHERE "ticket_order"."status" = 1;
CREATE INDEX "ticket_order_user" ON "ticket_order" USING btree ("user_id");
CREATE INDEX "ticket_order_created" ON "ticket_order" USING btree ("created_at","id");
CREATE INDEX "ticket_order_total_sum" ON "ticket_order" USING btree ("total","id");
CREATE INDEX "ticket_order_paid_at" ON "ticket_order" USING btree ("paid_at","id");
CREATE INDEX "ticket_order_by_status" ON "ticket_order" USING btree ("status","id");
CREATE INDEX "ticket_order_event" ON "ticket_order" USING btree ("event_id","id");
CREATE INDEX "ticket_order_phone" ON "ticket_order" USING gin (array_to_tsvector(array_remove(array["phone", substr("phone", 2), substr("phone", 3), substr("phone", 4), substr("phone", 5), substr("phone", 6), substr("phone", 7)], '')));
CREATE INDEX "ticket_order_name" ON "ticket_order" USING gin (to_tsvector('simple', translate(lower("name"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "ticket_order_line_ticket" ON "ticket_order_line" USING btree ("ticket_id");
CREATE INDEX "ticket_order_step_order" ON "ticket_order_step" USING btree ("order_id","id");
CREATE INDEX "event_handover_to" ON "event_handover" USING btree ("to_phone","until");
CREATE INDEX "event_status_updated" ON "event" USING btree ("status","updated_at","id");
CREATE INDEX "event_date" ON "event" USING btree ("date","time","id");
CREATE INDEX "event_last_day" ON "event" USING btree ("last_day");
CREATE INDEX "event_category_id" ON "event" USING btree ("category_id","id");
CREATE INDEX "event_created" ON "event" USING btree ("created_at","id");
CREATE INDEX "event_sent" ON "event" USING btree ("sent_at","id");
CREATE INDEX "event_sent_last" ON "event" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
CREATE INDEX "event_published" ON "event" USING btree ("date","time","id") WHERE "event"."status" = 3;
CREATE INDEX "event_title" ON "event" USING btree ("title","id");
CREATE INDEX "event_words" ON "event" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "place" || ' ' || "organizer_name"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "event_by_person" ON "event" USING btree ("user_name","id");
CREATE INDEX "event_room" ON "event" USING btree ("room_id","date","status");
CREATE INDEX "event_updated" ON "event" USING btree ("updated_at","id","status","kind");
CREATE INDEX "event_user" ON "event" USING btree ("user_id","id","status","updated_at");
CREATE INDEX "event_of_request" ON "event" USING btree ("request_id") WHERE "event"."request_id" is not null;
CREATE INDEX "event_lacking_hours" ON "event" USING btree ("last_day","id") WHERE "event"."lacks_hours";
CREATE UNIQUE INDEX "event_category_name" ON "event_category" USING btree (lower("name"));
CREATE INDEX "event_ticket_event" ON "event_ticket" USING btree ("event_id","position");
CREATE INDEX "gallery_event" ON "gallery" USING btree ("event_id");
CREATE INDEX "gallery_words" ON "gallery" USING gin (to_tsvector('simple', translate(lower("url_translit"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "gallery_by_event" ON "gallery" USING btree ("type","is_deleted","event_title","id");
CREATE INDEX "gallery_by_day" ON "gallery" USING btree ("type","is_deleted","event_date","id");
CREATE INDEX "gallery_by_number" ON "gallery" USING btree ("type","is_deleted","id");
CREATE INDEX "gallery_by_place" ON "gallery" USING btree ("type","is_deleted","position","id");
CREATE INDEX "gallery_created" ON "gallery" USING btree ("type","is_deleted","created_at","id");
CREATE INDEX "gallery_updated" ON "gallery" USING btree ("type","is_deleted","updated_at","id");
CREATE INDEX "gallery_by_published" ON "gallery" USING btree ("type","is_deleted","is_published","id");
CREATE UNIQUE INDEX "gallery_one_preview" ON "gallery_file" USING btree ("gallery_id") WHERE "gallery_file"."is_preview";
CREATE INDEX "gallery_file_name" ON "gallery_file" USING btree ("file");
CREATE UNIQUE INDEX "gallery_file_once" ON "gallery_file" USING btree ("gallery_id","hash");
CREATE INDEX "mailing_delivery_of_letter" ON "mailing_delivery" USING btree ("letter_id","state","id");
CREATE INDEX "mailing_delivery_consent" ON "mailing_delivery" USING btree ("consent_id");
CREATE INDEX "mailing_delivery_posted_at" ON "mailing_delivery" USING btree ("posted_at");
CREATE INDEX "mailing_delivery_under_way" ON "mailing_delivery" USING btree ("id") WHERE "mailing_delivery"."state" = 2;
CREATE INDEX "mailing_friend_by_number" ON "mailing_friend" USING btree ("is_withdrawn","consent_id");
CREATE INDEX "mailing_friend_by_address" ON "mailing_friend" USING btree ("is_withdrawn","address","consent_id");
CREATE INDEX "mailing_friend_by_name" ON "mailing_friend" USING btree ("is_withdrawn","name","consent_id");
CREATE INDEX "mailing_friend_by_consent" ON "mailing_friend" USING btree ("is_withdrawn","at","consent_id");
CREATE INDEX "mailing_friend_bounced" ON "mailing_friend" USING btree ("is_withdrawn","at","consent_id") WHERE "mailing_friend"."is_bounced";
CREATE INDEX "mailing_friend_address" ON "mailing_friend" USING btree ("address");
CREATE INDEX "mailing_friend_words" ON "mailing_friend" USING gin (to_tsvector('simple', translate(lower("email"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "mailing_letter_by_status" ON "mailing_letter" USING btree ("status","started_at","id");
CREATE INDEX "mailing_letter_updated" ON "mailing_letter" USING btree ("updated_at","id");
CREATE INDEX "mailing_letter_words" ON "mailing_letter" USING gin (to_tsvector('simple', translate(lower("subject"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "mailing_letter_by_subject" ON "mailing_letter" USING btree ("subject","id");
CREATE INDEX "mailing_letter_created" ON "mailing_letter" USING btree ("created_at","id");
CREATE INDEX "mailing_letter_status_id" ON "mailing_letter" USING btree ("status","id");
CREATE INDEX "mailing_letter_started_at" ON "mailing_letter" USING btree ("started_at","id");
CREATE INDEX "mailing_letter_started_last" ON "mailing_letter" USING btree ("started_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
CREATE INDEX "market_item_user" ON "market_item" USING btree ("user_id","id");
CREATE INDEX "market_item_brand" ON "market_item" USING btree ("brand_id","id");
CREATE INDEX "market_item_there" ON "market_item" USING btree ("id") WHERE "market_item"."deleted_at" is null;
CREATE INDEX "market_item_price_id" ON "market_item" USING btree ("price","id") WHERE "market_item"."deleted_at" is null;
CREATE INDEX "market_item_updated" ON "market_item" USING btree ("updated_at","id") WHERE "market_item"."deleted_at" is null;
CREATE INDEX "market_item_status_id" ON "market_item" USING btree ("status","id") WHERE "market_item"."deleted_at" is null;
CREATE INDEX "market_item_words" ON "market_item" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "article" || ' ' || "barcode"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "market_item_name" ON "market_item" USING btree ("name","id") WHERE "market_item"."deleted_at" is null;
CREATE INDEX "market_request_user" ON "market_request" USING btree ("user_id","id");
CREATE INDEX "market_request_brand" ON "market_request" USING btree ("brand_id","id");
CREATE INDEX "market_request_status_id" ON "market_request" USING btree ("status","id");
CREATE INDEX "market_request_sent" ON "market_request" USING btree ("sent_at","id");
CREATE INDEX "market_request_words" ON "market_request" USING gin (to_tsvector('simple', translate(lower("contact_name"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "market_request_by_total" ON "market_request" USING btree ("total","id");
CREATE INDEX "market_request_updated" ON "market_request" USING btree ("updated_at","id");
CREATE INDEX "market_request_sent_last" ON "market_request" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
CREATE INDEX "market_request_item_item" ON "market_request_item" USING btree ("item_id");
CREATE UNIQUE INDEX "payment_provider_id" ON "payment" USING btree ("provider","provider_id");
CREATE INDEX "payment_settled" ON "payment" USING btree ("settled_at") WHERE "payment"."status" = 'succeeded';
CREATE INDEX "payment_due" ON "payment" USING btree ("due_at") WHERE "payment"."status" = 'pending';
CREATE INDEX "payment_booking" ON "payment" USING btree ("booking_id") WHERE "payment"."booking_id" is not null;
CREATE INDEX "payment_event" ON "payment" USING btree ("event_id") WHERE "payment"."event_id" is not null;
CREATE INDEX "payment_user" ON "payment" USING btree ("user_id");
CREATE INDEX "payment_ticket_order" ON "payment" USING btree ("ticket_order_id") WHERE "payment"."ticket_order_id" is not null;
CREATE INDEX "payment_booking_group" ON "payment" USING btree ("booking_group_id") WHERE "payment"."booking_group_id" is not null;
CREATE INDEX "payment_share_booking" ON "payment_share" USING btree ("booking_id");
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at");
CREATE INDEX "refund_settled" ON "refund" USING btree ("settled_at") WHERE "refund"."status" = 'succeeded';
CREATE INDEX "refund_failed" ON "refund" USING btree ("settled_at") WHERE "refund"."status" = 'failed';
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");
CREATE UNIQUE INDEX "refund_of_share_once" ON "refund" USING btree ("payment_id","booking_id") WHERE not "refund"."in_part" and "refund"."booking_id" is not null;
CREATE INDEX "refund_booking" ON "refund" USING btree ("booking_id") WHERE "refund"."booking_id" is not null;
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("payment_id") WHERE not "refund"."in_part" and "refund"."booking_id" is null;
CREATE INDEX "refund_owed" ON "refund" USING btree ("id") WHERE "refund"."status" <> 'succeeded';
CREATE INDEX "presence_expires" ON "presence" USING btree ("expires_at");
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id");
CREATE UNIQUE INDEX "consent_standing" ON "consent" USING btree ("user_id","purpose","version") WHERE "consent"."withdrawn_at" is null;
CREATE INDEX "consent_address" ON "consent" USING btree ("email");
CREATE UNIQUE INDEX "consent_standing_address" ON "consent" USING btree ("email","purpose","version") WHERE "consent"."withdrawn_at" is null;
CREATE INDEX "consent_words" ON "consent" USING gin (to_tsvector('simple', translate(lower("email"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "consent_mailing" ON "consent" USING btree ("id") WHERE "consent"."purpose" = 'mailing';
CREATE INDEX "consent_mailing_at" ON "consent" USING btree ("at","id") WHERE "consent"."purpose" = 'mailing';
CREATE INDEX "personal_data_view_user" ON "personal_data_view" USING btree ("user_id","at");
CREATE INDEX "landing_product_item" ON "landing_product" USING btree ("item_id");
CREATE INDEX "landing_product_picture" ON "landing_product" USING btree ("picture_id");
CREATE INDEX "document_user" ON "document" USING btree ("user_id","id");
CREATE INDEX "organisation_user" ON "organisation" USING btree ("user_id","id");
CREATE INDEX "organisation_words" ON "organisation" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "inn"), 'ё-+/.@_:', 'е       ')));
CREATE UNIQUE INDEX "past_project_address" ON "past_project" USING btree ("address") WHERE not "past_project"."is_deleted";
CREATE INDEX "past_project_words" ON "past_project" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "address"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "past_project_by_number" ON "past_project" USING btree ("is_deleted","id");
CREATE INDEX "past_project_ends" ON "past_project" USING btree ("is_deleted","ends_on");
CREATE INDEX "past_project_starts" ON "past_project" USING btree ("is_deleted","starts_on","id");
CREATE INDEX "past_project_by_place" ON "past_project" USING btree ("is_deleted","position","id");
CREATE INDEX "past_project_by_name" ON "past_project" USING btree ("is_deleted","name","id");
CREATE INDEX "past_project_updated" ON "past_project" USING btree ("is_deleted","updated_at","id");
CREATE INDEX "movement_payment" ON "movement" USING btree ("provider","provider_payment");
CREATE INDEX "movement_newest" ON "movement" USING btree (("trouble" is null),"at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"trouble");
CREATE INDEX "movement_oldest" ON "movement" USING btree (("trouble" is null),"at","id","trouble");
CREATE INDEX "movement_differs" ON "movement" USING btree ("at","id","trouble_from") WHERE "movement"."trouble" is not null;
CREATE INDEX "movement_day" ON "movement" USING btree ("day");
CREATE INDEX "movement_day_differs" ON "movement" USING btree ("day","trouble_from") WHERE "movement"."trouble" is not null;
CREATE INDEX "movement_way" ON "movement" USING btree ("way");
CREATE INDEX "movement_means" ON "movement" USING btree ("means");
CREATE INDEX "movement_receipt" ON "movement" USING btree ("receipt");
CREATE UNIQUE INDEX "receipt_of_payment" ON "receipt" USING btree ("payment_id") WHERE "receipt"."refund_id" is null;
CREATE UNIQUE INDEX "receipt_of_refund" ON "receipt" USING btree ("refund_id") WHERE "receipt"."refund_id" is not null;
CREATE UNIQUE INDEX "receipt_document" ON "receipt" USING btree ("storage_number","document_number");
CREATE INDEX "receipt_due" ON "receipt" USING btree ("due_at") WHERE "receipt"."status" = 'awaited';
CREATE INDEX "receipt_refused" ON "receipt" USING btree ("id") WHERE "receipt"."status" = 'refused';
CREATE INDEX "statement_day_due" ON "statement_day" USING btree ("due_at") WHERE "statement_day"."due_at" is not null;
CREATE INDEX "statement_line_payment" ON "statement_line" USING btree ("provider","payment_id");
CREATE UNIQUE INDEX "resident_user" ON "resident" USING btree ("user_id");
CREATE INDEX "resident_by_status" ON "resident" USING btree ("status","id");
CREATE INDEX "resident_by_actual" ON "resident" USING btree ("is_actual","updated_at","id");
CREATE INDEX "resident_created" ON "resident" USING btree ("created_at","id");
CREATE INDEX "resident_updated" ON "resident" USING btree ("updated_at","id");
CREATE INDEX "resident_by_name" ON "resident" USING btree ("name","id");
CREATE INDEX "resident_words" ON "resident" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "description" || ' ' || "site_url"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "review_user" ON "review" USING btree ("user_id","id");
CREATE INDEX "review_updated" ON "review" USING btree ("updated_at","id");
CREATE INDEX "review_by_author" ON "review" USING btree ("author","id");
CREATE INDEX "review_by_rating" ON "review" USING btree ("rating","id");
CREATE INDEX "review_by_published" ON "review" USING btree ("is_published","id");
CREATE INDEX "review_created" ON "review" USING btree ("created_at","id");
CREATE INDEX "review_words" ON "review" USING gin (to_tsvector('simple', translate(lower("author" || ' ' || "text"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "room_offer_request" ON "room_offer" USING btree ("request_id","booking_id");
CREATE INDEX "room_request_user" ON "room_request" USING btree ("user_id","id");
CREATE INDEX "room_request_status_id" ON "room_request" USING btree ("status","id");
CREATE INDEX "room_request_starts" ON "room_request" USING btree ("starts_at","id");
CREATE INDEX "room_request_updated" ON "room_request" USING btree ("updated_at","id");
CREATE INDEX "room_request_created" ON "room_request" USING btree ("created_at","id");
CREATE INDEX "room_request_room" ON "room_request" USING btree ("room_id","updated_at","id");
CREATE INDEX "room_request_words" ON "room_request" USING gin (to_tsvector('simple', translate(lower("contact_name" || ' ' || "purpose"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "room_closed_day_day" ON "room_closed_day" USING btree ("day");
CREATE INDEX "room_part_part_id" ON "room_part" USING btree ("part_id");
CREATE INDEX "tariff_rule_tariff" ON "tariff_rule" USING btree ("tariff_id");
CREATE INDEX "room_name" ON "room" USING btree ("name");
CREATE INDEX "room_equipment_equipment" ON "room_equipment" USING btree ("equipment_id");
CREATE INDEX "room_service_service" ON "room_service" USING btree ("service_id");
CREATE INDEX "tariff_room" ON "tariff" USING btree ("room_id","position");
CREATE INDEX "site_document_words" ON "site_document" USING gin ("words");
CREATE INDEX "site_document_latest" ON "site_document" USING btree ("kind","at" DESC NULLS FIRST,"record_id");
CREATE INDEX "site_document_titles" ON "site_document" USING gin (ts_filter("words", '{a}'));
CREATE INDEX "author_by_name" ON "author" USING btree ("name","id");
CREATE INDEX "author_updated" ON "author" USING btree ("updated_at","id");
CREATE INDEX "author_by_city" ON "author" USING btree ("city","id");
CREATE INDEX "author_words" ON "author" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "city"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "author_by_stories" ON "author" USING btree ("stories_count","id");
CREATE INDEX "author_category_category" ON "author_category" USING btree ("category_id","author_id");
CREATE UNIQUE INDEX "story_category_name" ON "story_category" USING btree (lower("name"));
CREATE INDEX "story_category_id" ON "story" USING btree ("category_id","id");
CREATE INDEX "story_author" ON "story" USING btree ("author_id","id");
CREATE INDEX "story_by_status" ON "story" USING btree ("status","id");
CREATE INDEX "story_published_at" ON "story" USING btree ("published_at","id");
CREATE INDEX "story_created" ON "story" USING btree ("created_at","id");
CREATE INDEX "story_updated" ON "story" USING btree ("updated_at","id");
CREATE INDEX "story_by_title" ON "story" USING btree ("title","id");
CREATE INDEX "story_published_last" ON "story" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS FIRST);
CREATE INDEX "story_words" ON "story" USING gin (to_tsvector('simple', translate(lower("title"), 'ё-+/.@_:', 'е       ')));
CREATE INDEX "story_by_category" ON "story" USING btree ("category_name","id");
CREATE INDEX "story_by_author" ON "story" USING btree ("author_name","id");
CREATE INDEX "story_by_author_last" ON "story" USING btree ("author_name" DESC NULLS LAST,"id" DESC NULLS FIRST);
CREATE UNIQUE INDEX "saved_view_title" ON "saved_view" USING btree ("user_id","list","title_key");
CREATE UNIQUE INDEX "saved_view_one_default" ON "saved_view" USING btree ("user_id","list") WHERE "saved_view"."is_default";
CREATE UNIQUE INDEX "saved_view_shared_title" ON "saved_view" USING btree ("list","title_key") WHERE "saved_view"."is_shared";
CREATE UNIQUE INDEX "room_wait_once" ON "room_wait" USING btree ("user_id","room_id","day") WHERE "room_wait"."status" in (1, 2);
CREATE INDEX "room_wait_line" ON "room_wait" USING btree ("id") WHERE "room_wait"."status" = 1;
CREATE INDEX "room_wait_user" ON "room_wait" USING btree ("user_id","id");
CREATE INDEX "room_wait_day" ON "room_wait" USING btree ("day","id");
CREATE INDEX "attempt_subject" ON "attempt" USING btree ("subject","at");
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","subject_id","at");
CREATE INDEX "audit_user" ON "audit" USING btree ("user_id","at");
CREATE INDEX "audit_call" ON "audit" USING btree ("call_id","at");
CREATE INDEX "audit_record" ON "audit" USING btree ("subject_id");
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");
CREATE INDEX "captcha_used_expires" ON "captcha_used" USING btree ("expires_at");
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");
CREATE INDEX "live_message_created" ON "live_message" USING btree ("created_at");
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at");
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");
CREATE INDEX "outbox_failed_created" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."last_error" is not null;
CREATE INDEX "outbox_failed_due" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."last_error" is not null;
CREATE INDEX "outbox_failed_tries" ON "outbox" USING btree ("attempts","id") WHERE "outbox"."last_error" is not null;
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id","refused_at","due_at","useless_at","kind") WHERE "outbox"."last_error" is not null and "outbox"."dropped_at" is null;
CREATE INDEX "outbox_file_letter" ON "outbox_file" USING btree ("letter_id","id");
CREATE INDEX "object_history_object" ON "object_history" USING btree ("kind","object_id","id");
CREATE INDEX "object_history_owner" ON "object_history" USING btree ("owner_id","id");
CREATE INDEX "picture_owner" ON "picture" USING btree ("owner","owner_id","position");
CREATE UNIQUE INDEX "picture_one_main" ON "picture" USING btree ("owner","owner_id") WHERE "picture"."is_main";
CREATE INDEX "sandbox_notification_due" ON "sandbox_notification" USING btree ("due_at");
--> statement-breakpoint
-- Views, with the functions they use.
CREATE FUNCTION public.refund_key(refund refund)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT 'refund-' || refund."id" || CASE WHEN refund."renewals" > 0 THEN '-' || refund."renewals" ELSE '' END;
$function$;

CREATE FUNCTION public.books_are_read(books text, came timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM "statement_day" WHERE "provider" = books AND "day" = (came AT TIME ZONE 'Asia/Yekaterinburg')::date)
    AND NOT EXISTS (SELECT FROM "statement_day" WHERE "provider" = books
      AND "day" IN ((came AT TIME ZONE 'Asia/Yekaterinburg')::date, ((came - interval '1 hour') AT TIME ZONE 'Asia/Yekaterinburg')::date)
      AND coalesce("read_at" <= came, true));
$function$;

CREATE VIEW "movement_said" AS
WITH "ours" AS (
  SELECT p."provider", p."provider_id", 'p' || p."id" AS "key", p."id" AS "payment_id", NULL::integer AS "refund_id", 'payment' AS "way",
    coalesce(p."settled_at", p."created_at") AS "at", coalesce(p."received", p."sum") AS "sum", p."provider_id" AS "known_as",
    t."id" AS "receipt_id", t."status" AS "receipt", t."registered_sum" <> t."sum" AS "other_sum", t."requested_at" AS "asked_at",
    NULL::integer AS "invoice_id"
  FROM "payment" p
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "payment_id" = p."id" AND "refund_id" IS NULL LIMIT 1) t ON true
  WHERE p."status" = 'succeeded' AND NOT (p."provider" = 'transfer'
    AND EXISTS (SELECT FROM "invoice_receipt" b WHERE b."invoice_id"::text = p."provider_id"))
  UNION ALL
  SELECT p."provider", p."provider_id", 'r' || r."id", p."id", r."id", 'refund',
    coalesce(r."settled_at", r."created_at"), r."sum", "refund_key"(r),
    t."id", t."status", t."registered_sum" <> t."sum", t."requested_at", NULL
  FROM "refund" r JOIN "payment" p ON p."id" = r."payment_id"
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "refund_id" = r."id" LIMIT 1) t ON true
  WHERE r."status" = 'succeeded'
), "compared" AS (
  SELECT o."provider", o."provider_id", o."key", o."payment_id", o."refund_id", o."receipt_id", o."way",
    CASE WHEN o."provider" IN ('cash', 'terminal', 'transfer') THEN o."provider" ELSE 'online' END AS "means",
    o."at", o."sum", l."sum" AS "provider_sum", o."receipt",
    CASE WHEN l."sum" <> o."sum" THEN 'sum'
      WHEN l."sum" IS NULL AND "books_are_read"(o."provider", o."at") THEN 'missing'
      WHEN o."receipt" = 'refused' THEN 'receiptRefused'
      WHEN o."receipt" = 'awaited' THEN 'receiptLate'
      WHEN o."other_sum" THEN 'receiptSum' END AS "trouble",
    o."asked_at", o."invoice_id"
  FROM "ours" o LEFT JOIN LATERAL (
    SELECT "sum" FROM "statement_line"
    WHERE "provider" = o."provider" AND "payment_id" = o."provider_id" AND "kind" = o."way"
      AND o."known_as" = CASE "kind" WHEN 'payment' THEN "provider_id" ELSE "refund_key" END
    ORDER BY "provider_id" LIMIT 1) l ON true
  UNION ALL
  SELECT l."provider", l."payment_id", 'x' || l."kind" || l."provider_id", p."id", NULL, NULL, l."kind", 'online',
    l."at", NULL, l."sum", NULL, 'unknown', CASE WHEN p."status" = 'pending' THEN l."at" ELSE '-infinity' END, NULL
  FROM "statement_line" l LEFT JOIN "payment" p ON p."provider" = l."provider" AND p."provider_id" = l."payment_id"
  WHERE CASE l."kind" WHEN 'payment' THEN p."status" IS DISTINCT FROM 'succeeded'
    ELSE NOT EXISTS (SELECT FROM "refund" r WHERE r."payment_id" = p."id" AND r."status" = 'succeeded' AND "refund_key"(r) = l."refund_key")
      OR EXISTS (SELECT FROM "statement_line" f WHERE f."provider" = l."provider" AND f."payment_id" = l."payment_id"
        AND f."kind" = l."kind" AND f."refund_key" = l."refund_key" AND f."provider_id" < l."provider_id") END
  UNION ALL
  SELECT 'transfer', b."invoice_id"::text, 'b' || b."id", NULL, NULL, NULL, 'payment', 'transfer',
    ((b."paid_on"::timestamp + interval '12 hours') AT TIME ZONE 'Asia/Yekaterinburg')::timestamp(3) with time zone, b."sum", NULL, NULL, NULL, NULL, b."invoice_id"
  FROM "invoice_receipt" b
  UNION ALL
  SELECT 'transfer', v."invoice_id"::text, 'v' || v."id", NULL, NULL, NULL, 'refund', 'transfer',
    v."sent_at", v."sum", NULL, NULL, NULL, NULL, v."invoice_id"
  FROM "invoice_return" v
)
SELECT "provider", "provider_id" AS "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
  ("at" AT TIME ZONE 'Asia/Yekaterinburg')::date AS "day", "sum", "provider_sum", "receipt", "trouble",
  CASE WHEN "trouble" IN ('receiptLate', 'unknown') THEN "asked_at" + interval '1 hour'
    WHEN "trouble" IS NOT NULL THEN '-infinity' END AS "trouble_from", "invoice_id"
FROM "compared";

-- Everything that the venue owes and has not returned: refunds that staff hand over, the bank refused or has not answered
-- yet; money of invoices that paid for nothing; payments of the bank for an invoice that awaits none.
CREATE VIEW "money_owed" AS
SELECT r."id" * 3 AS "id",
  CASE WHEN p."event_id" IS NOT NULL THEN 'event' WHEN p."ticket_order_id" IS NOT NULL THEN 'ticketOrder' ELSE 'booking' END AS "kind",
  coalesce(r."booking_id", p."booking_id", p."event_id", p."ticket_order_id") AS "subject_id",
  CASE WHEN r."status" = 'failed' THEN 'refused' WHEN p."taken_by" IS NULL THEN 'sending' ELSE 'byHand' END AS "state",
  CASE WHEN p."taken_by" IS NULL THEN 'online' ELSE p."provider" END AS "means",
  coalesce('Бронь № ' || r."booking_id", p."description") AS "title",
  coalesce(p."payer", CASE WHEN u."id" IS NULL THEN t."name"
    ELSE concat_ws(' ', nullif(u."lastname", ''), nullif(u."name", ''), nullif(u."middlename", '')) END, '') AS "customer",
  coalesce(u."phone", t."phone", '') AS "phone", u."id" AS "user_id", r."sum",
  CASE r."status" WHEN 'failed' THEN coalesce(r."settled_at", r."created_at") ELSE r."created_at" END AS "since", r."why",
  NULL::text AS "reason"
FROM "refund" r
JOIN "payment" p ON p."id" = r."payment_id"
LEFT JOIN "users" u ON u."id" = p."user_id"
LEFT JOIN "ticket_order" t ON t."id" = p."ticket_order_id"
WHERE r."status" <> 'succeeded'
UNION ALL
SELECT o."invoice_id" * 3 + 1, 'invoice', o."invoice_id", 'byHand', 'transfer',
  'Счёт № ' || i."number" || coalesce(': ' || e."title", ''), a."customer_name",
  coalesce(u."phone", nullif(a."customer" ->> 'phone', ''), ''), u."id",
  o."received" - o."returned" - CASE o."state" WHEN 'paid' THEN o."sum" ELSE 0 END,
  -- Since its money came, or since what it was for ended.
  greatest(
    (SELECT max(b."taken_at") FROM "invoice_receipt" b WHERE b."invoice_id" = o."invoice_id"),
    CASE WHEN o."state" = 'cancelled' THEN coalesce(
      CASE WHEN e."status" IN (9, 10) THEN e."updated_at" END,
      (SELECT max(coalesce(b."cancelled_at", b."paid_at")) FROM "booking" b WHERE b."id" = ANY (o."order_ids"))) END),
  NULL, coalesce(o."why", 'over')
FROM "invoice_order" o
JOIN "invoice" i ON i."id" = o."invoice_id"
JOIN "agreement" a ON a."id" = i."agreement_id"
LEFT JOIN "users" u ON u."id" = o."user_id"
LEFT JOIN "event_request" e ON e."id" = o."event_request_id"
WHERE o."state" <> 'awaiting' AND o."received" - o."returned" > CASE o."state" WHEN 'paid' THEN o."sum" ELSE 0 END
UNION ALL
SELECT b."id" * 3 + 2, 'bankPayment', b."id", 'byHand', 'transfer', 'Платёж № ' || b."payment_order", b."payer_name", '', NULL,
  b."sum", b."taken_at", NULL, 'ended'
FROM "bank_payment" b
WHERE b."state" = 'waiting' AND b."why" = 'over';
--> statement-breakpoint
-- Functions.
CREATE FUNCTION public.author_counts_stories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE "author" SET "stories_count" = "stories_count" - 1 WHERE "id" = OLD."author_id"; END IF;
  IF TG_OP <> 'DELETE' THEN UPDATE "author" SET "stories_count" = "stories_count" + 1 WHERE "id" = NEW."author_id"; END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.begun_letter_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a letter once begun is not changed' USING ERRCODE = '23514', CONSTRAINT = 'mailing_letter_begun';
END $function$;

CREATE FUNCTION public.brand_takes_removed_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "market_item" WHERE "brand_id" = OLD."id" AND "deleted_at" IS NOT NULL;
  RETURN OLD;
END $function$;

CREATE FUNCTION public.closed_lines_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "row_now" jsonb := to_jsonb(coalesce(NEW, OLD));
  "paper_status" integer;
  "old_status" integer;
BEGIN
  IF TG_TABLE_NAME = 'invoice_service' THEN
    SELECT "status" INTO "paper_status" FROM "invoice" WHERE "id" = ("row_now"->>'invoice_id')::integer FOR SHARE;
    IF TG_OP = 'UPDATE' THEN
      SELECT "status" INTO "old_status" FROM "invoice" WHERE "id" = (to_jsonb(OLD)->>'invoice_id')::integer FOR SHARE;
    END IF;
  ELSE
    SELECT "status" INTO "paper_status" FROM "act" WHERE "id" = ("row_now"->>'act_id')::integer FOR SHARE;
    IF TG_OP = 'UPDATE' THEN
      SELECT "status" INTO "old_status" FROM "act" WHERE "id" = (to_jsonb(OLD)->>'act_id')::integer FOR SHARE;
    END IF;
  END IF;
  IF "paper_status" = 2 OR "old_status" = 2 THEN
    RAISE EXCEPTION 'a line of a closed paper is not changed' USING ERRCODE = '23514', CONSTRAINT = 'paper_closed';
  END IF;
  RETURN coalesce(NEW, OLD);
END $function$;

CREATE FUNCTION public.closed_paper_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a closed % is not changed', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = 'paper_closed';
END $function$;

CREATE FUNCTION public.count_acted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."invoice_service_id" IS NOT NULL THEN
    UPDATE "invoice_service" SET "acted" = "acted" - OLD."quantity" WHERE "id" = OLD."invoice_service_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."invoice_service_id" IS NOT NULL THEN
    UPDATE "invoice_service" SET "acted" = "acted" + NEW."quantity" WHERE "id" = NEW."invoice_service_id";
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.count_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "invoice_order" SET "received" = "received" - OLD."sum" WHERE "invoice_id" = OLD."invoice_id";
  ELSE
    UPDATE "invoice_order" SET "received" = "received" + NEW."sum" WHERE "invoice_id" = NEW."invoice_id";
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.count_refunds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "payment" SET "refunded" = "refunded" - OLD."sum" WHERE "id" = OLD."payment_id";
    UPDATE "payment_share" SET "refunded" = "refunded" - OLD."sum"
      WHERE "payment_id" = OLD."payment_id" AND "booking_id" = OLD."booking_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "payment" SET "refunded" = "refunded" + NEW."sum" WHERE "id" = NEW."payment_id";
    UPDATE "payment_share" SET "refunded" = "refunded" + NEW."sum"
      WHERE "payment_id" = NEW."payment_id" AND "booking_id" = NEW."booking_id";
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.count_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET "returned" = "returned" + NEW."sum" WHERE "invoice_id" = NEW."invoice_id";
  RETURN NULL;
END $function$;

CREATE FUNCTION public.follow_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "room_request" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" IN (1, 4) THEN 2
      WHEN OLD."status" = 2 OR NEW."cancelled_by" = 'staff' THEN 8
      WHEN NEW."cancelled_by" = 'customer' THEN 7
      ELSE 6
    END,
    "rejection_reason" = '',
    "updated_at" = coalesce(NEW."cancelled_at", NEW."paid_at", "updated_at")
  WHERE "booking_id" = NEW."id";
  RETURN NULL;
END $function$;

CREATE FUNCTION public.follow_held_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "room_wait" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" IN (1, 4) THEN 2
      WHEN NEW."cancelled_by" = 'staff' THEN 7
      WHEN NEW."cancelled_by" = 'customer' THEN 5
      ELSE 4
    END,
    "updated_at" = coalesce(NEW."cancelled_at", NEW."paid_at", "updated_at")
  WHERE "booking_id" = NEW."id" AND "status" <> 3;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.follow_site_document()
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
END $function$;

CREATE FUNCTION public.give_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext(TG_TABLE_NAME), NEW.id);
  EXECUTE format('UPDATE %1$I SET %2$I = (SELECT %4$s FROM %5$I WHERE id = $1) WHERE %3$I = $1',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_TABLE_NAME) USING NEW.id;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.invoice_follows_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET
    "state" = 'cancelled',
    "why" = CASE
      WHEN NEW."status" = 2 THEN 'card'
      WHEN NEW."status" = 3 AND NEW."cancelled_by" = 'expiry' THEN 'expired'
      WHEN NEW."status" = 3 THEN 'released'
      ELSE 'changed'
    END
  WHERE ("booking_id" = NEW."id" OR "group_id" = NEW."group_id") AND NEW."id" = ANY ("order_ids") AND "state" = 'awaiting';
  RETURN NULL;
END $function$;

CREATE FUNCTION public.invoice_follows_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET "state" = 'cancelled', "why" = 'refused', "paid_at" = NULL
  WHERE "event_request_id" = OLD."id" AND "state" <> 'cancelled' AND "act_id" IS NULL
    AND (TG_OP = 'UPDATE' OR "state" = 'awaiting' OR OLD."status" <> 11);
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.invoice_follows_proposal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET "state" = 'cancelled', "why" = 'replaced'
  WHERE "state" = 'awaiting' AND "event_request_id" =
    (SELECT "request_id" FROM "event_request_proposal" WHERE "id" = NEW."proposal_id");
  RETURN NULL;
END $function$;

CREATE FUNCTION public.invoice_order_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."received" <> coalesce((SELECT sum("sum") FROM "invoice_receipt" WHERE "invoice_id" = NEW."invoice_id"), 0)
    OR NEW."returned" <> coalesce((SELECT sum("sum") FROM "invoice_return" WHERE "invoice_id" = NEW."invoice_id"), 0) THEN
    RAISE EXCEPTION 'the sums of invoice % are not those of its receipts and returns', NEW."invoice_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_order_sums', TABLE = 'invoice_order';
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.keep_former_runs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.former_runs := greatest(old.former_runs, (
    select count(*) from unnest(old.hours) as hour where not (hour - interval '1 hour') = any(old.hours)
  ));
  return new;
end $function$;

CREATE FUNCTION public.mailing_ends_with_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "outbox" SET "due_at" = NULL, "dropped_at" = NEW."withdrawn_at", "html" = NULL, "leave" = NULL
    WHERE "sent_at" IS NULL AND "id" IN (SELECT "outbox_id" FROM "mailing_delivery" WHERE "consent_id" = NEW."id" AND "state" = 2);
  UPDATE "mailing_delivery" SET "state" = 5 WHERE "consent_id" = NEW."id" AND ("state" = 1 OR
    ("state" = 2 AND EXISTS (SELECT FROM "outbox" o WHERE o."id" = "outbox_id" AND o."dropped_at" IS NOT NULL)));
  RETURN NULL;
END $function$;

CREATE FUNCTION public.mailing_friend_follows_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "mailing_friend_told_anew"(NEW."id", NULL);
  RETURN NULL;
END $function$;

CREATE FUNCTION public.mailing_friend_follows_bounce()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  mailbox text := CASE WHEN TG_OP = 'DELETE' THEN OLD."email" ELSE NEW."email" END;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(mailbox));
  UPDATE "mailing_friend" SET "is_bounced" = TG_OP = 'INSERT' WHERE "address" = mailbox AND "is_bounced" <> (TG_OP = 'INSERT');
  RETURN NULL;
END $function$;

CREATE FUNCTION public.mailing_friend_follows_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."purpose" = 'mailing' THEN
    PERFORM "mailing_friend_told_anew"(OLD."user_id", OLD."email");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."purpose" = 'mailing' THEN
    PERFORM "mailing_friend_told_anew"(NEW."user_id", NEW."email");
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.mailing_friend_told_anew(person integer, mailbox text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  latest record;
BEGIN
  IF person IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(lower(mailbox)));
  ELSE
    PERFORM FROM "users" WHERE "id" = person FOR NO KEY UPDATE;
  END IF;
  SELECT c."id", c."at", c."withdrawn_at" IS NOT NULL AS "is_withdrawn", lower(coalesce(c."email", u."email")) AS "address",
    "name_in_order"(u) AS "name",
    c."email" IS NOT NULL OR (u."password_hash" <> 'deleted' AND u."email" <> '' AND u."email_active") AS "is_there"
  INTO latest
  FROM "consent" c LEFT JOIN "users" u ON u."id" = c."user_id"
  WHERE c."purpose" = 'mailing' AND (c."user_id" = person OR c."email" = mailbox)
  ORDER BY c."id" DESC LIMIT 1;
  IF latest."is_there" THEN
    PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(latest."address"));
  END IF;
  DELETE FROM "mailing_friend" WHERE ("user_id" = person OR "email" = mailbox)
    AND (latest."is_there" IS NOT TRUE OR "consent_id" <> latest."id");
  INSERT INTO "mailing_friend" ("consent_id", "user_id", "email", "address", "name", "at", "is_withdrawn", "is_bounced")
  SELECT latest."id", person, mailbox, latest."address", latest."name", latest."at", latest."is_withdrawn",
    EXISTS (SELECT FROM "mailing_bounce" WHERE "email" = latest."address")
  WHERE latest."is_there"
  ON CONFLICT ("consent_id") DO UPDATE SET "address" = excluded."address", "name" = excluded."name", "at" = excluded."at",
    "is_withdrawn" = excluded."is_withdrawn", "is_bounced" = excluded."is_bounced";
END $function$;

CREATE FUNCTION public.mailing_needs_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM "consent" WHERE "id" = NEW."consent_id" AND "purpose" = 'mailing' AND "withdrawn_at" IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody is written to without a consent' USING ERRCODE = '23514', CONSTRAINT = 'mailing_delivery_consented';
  END IF;
  RETURN NEW;
END $function$;

CREATE FUNCTION public.market_request_adds_up(requests integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE FUNCTION public.market_request_follows_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "market_request_adds_up"(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD."request_id" ELSE NEW."request_id" END]);
  RETURN NULL;
END $function$;

CREATE FUNCTION public.market_request_follows_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "market_request_adds_up"(ARRAY(
    SELECT "request_id" FROM "market_request_item" WHERE "item_id" = NEW."id" AND "sent_price" IS NULL));
  RETURN NULL;
END $function$;

CREATE FUNCTION public.movement_follows_bank()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"('transfer', coalesce(NEW."invoice_id", OLD."invoice_id")::text);
  RETURN NULL;
END $function$;

CREATE FUNCTION public.movement_follows_books()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  books text := coalesce(NEW."provider", OLD."provider");
  read date := coalesce(NEW."day", OLD."day");
BEGIN
  PERFORM "movement_written"(books, "provider_payment") FROM (
    SELECT DISTINCT "provider_payment" FROM "movement"
    WHERE "day" IN (read, read + 1) AND "at" < (read::timestamp AT TIME ZONE 'Asia/Yekaterinburg') + interval '25 hours'
      AND "provider" = books AND "provider_sum" IS NULL) "unsaid";
  RETURN NULL;
END $function$;

CREATE FUNCTION public.movement_follows_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"(coalesce(NEW."provider", OLD."provider"), coalesce(NEW."payment_id", OLD."payment_id"));
  RETURN NULL;
END $function$;

CREATE FUNCTION public.movement_follows_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"("provider", "provider_id") FROM "payment" WHERE "id" = coalesce(NEW."payment_id", OLD."payment_id");
  RETURN NULL;
END $function$;

CREATE FUNCTION public.movement_follows_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"(coalesce(NEW."provider", OLD."provider"), coalesce(NEW."provider_id", OLD."provider_id"));
  RETURN NULL;
END $function$;

CREATE FUNCTION public.movement_told_anew(books text, number text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('movement'), hashtext(number));
  PERFORM FROM "statement_day" WHERE "provider" = books AND "day" IN (
    SELECT (unnest(ARRAY["at", "at" - interval '1 hour']) AT TIME ZONE 'Asia/Yekaterinburg')::date
    FROM "movement_said" WHERE "provider" = books AND "provider_payment" = number)
  ORDER BY "day" FOR SHARE;
  PERFORM "movement_written"(books, number);
END $function$;

CREATE FUNCTION public.movement_written(books text, number text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "movement" m WHERE "provider" = books AND "provider_payment" = number AND NOT EXISTS (
    SELECT FROM "movement_said" s WHERE s."provider" = books AND s."provider_payment" = number AND s."key" = m."key");
  INSERT INTO "movement" ("provider", "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
    "day", "sum", "provider_sum", "receipt", "trouble", "trouble_from", "invoice_id")
  SELECT * FROM "movement_said" WHERE "provider" = books AND "provider_payment" = number
  ON CONFLICT ("provider", "key") DO UPDATE SET "payment_id" = excluded."payment_id", "receipt_id" = excluded."receipt_id",
    "at" = excluded."at", "day" = excluded."day", "sum" = excluded."sum", "provider_sum" = excluded."provider_sum",
    "receipt" = excluded."receipt", "trouble" = excluded."trouble", "trouble_from" = excluded."trouble_from";
END $function$;

CREATE FUNCTION public.name_in_order(users)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ SELECT rtrim(case $1."lastname" when '' then '' else $1."lastname" || ' ' end || case $1."name" when '' then '' else $1."name" || ' ' end || $1."middlename") $function$;

CREATE FUNCTION public.plain_text(markup text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(left("markup", 200000), '</?(a|b|em|i|mark|s|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'g'),
      '</?[a-z][^>]*>', ' ', 'gi'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '[\s\ue000\ue001]+', ' ', 'g'))
$function$;

CREATE FUNCTION public.price_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what a tariff says hours cost never changes' USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $function$;

CREATE FUNCTION public.raise_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.revision := old.revision + 1;
  return new;
end $function$;

CREATE FUNCTION public.receipt_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."status" = 'succeeded' AND NEW."provider" <> 'transfer' THEN
    INSERT INTO "receipt" ("payment_id", "status", "sum", "created_at", "requested_at", "due_at")
    SELECT NEW."id", CASE WHEN NEW."taken_by" IS NULL THEN 'awaited' ELSE 'byHand' END,
      coalesce(NEW."received", NEW."sum"), coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN NEW."taken_by" IS NULL THEN coalesce(NEW."settled_at", now()) END
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.receipt_of_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."status" = 'succeeded' THEN
    INSERT INTO "receipt" ("payment_id", "refund_id", "status", "sum", "created_at", "requested_at", "due_at")
    SELECT NEW."payment_id", NEW."id", CASE WHEN "taken_by" IS NULL THEN 'awaited' ELSE 'byHand' END,
      NEW."sum", coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN "taken_by" IS NULL THEN coalesce(NEW."settled_at", now()) END
    FROM "payment" WHERE "id" = NEW."payment_id" AND "provider" <> 'transfer'
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION public.record_takes_its_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "record_version" WHERE "kind" = TG_ARGV[0] AND "object_id" = OLD."id";
  DELETE FROM "publication_plan" WHERE "kind" = TG_ARGV[0] AND "object_id" = OLD."id";
  RETURN NULL;
END $function$;

CREATE FUNCTION public.room_slot_stays_shared()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'event' THEN
    UPDATE room_slot SET event_id = NULL WHERE event_id = OLD.id AND event_request_id IS NOT NULL;
  ELSE
    UPDATE room_slot SET event_request_id = NULL WHERE event_request_id = OLD.id AND event_id IS NOT NULL;
  END IF;
  RETURN OLD;
END $function$;

CREATE FUNCTION public.take_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE FUNCTION public.touch_site_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "touch" text := format('UPDATE %1$I SET %2$I = %2$I WHERE %3$I = ($1).%4$I', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]);
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE "touch" USING OLD;
  ELSE
    EXECUTE "touch" USING NEW;
  END IF;
  RETURN NULL;
END $function$;
--> statement-breakpoint
-- Triggers.
CREATE TRIGGER mailing_friend_follows_account AFTER UPDATE OF email, email_active, lastname, name, middlename, password_hash ON users FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email OR old.email_active IS DISTINCT FROM new.email_active OR old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename OR (old.password_hash = 'deleted'::text) IS DISTINCT FROM (new.password_hash = 'deleted'::text)) EXECUTE FUNCTION mailing_friend_follows_account();
CREATE TRIGGER users_gives_application_user_name AFTER UPDATE OF lastname, name, middlename ON users FOR EACH ROW WHEN (old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename) EXECUTE FUNCTION give_copy('application', 'user_name', 'user_id', '"name_in_order"(users)');
CREATE TRIGGER users_gives_article_user_name AFTER UPDATE OF lastname, name, middlename ON users FOR EACH ROW WHEN (old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename) EXECUTE FUNCTION give_copy('article', 'user_name', 'user_id', '"name_in_order"(users)');
CREATE TRIGGER users_gives_event_user_name AFTER UPDATE OF lastname, name, middlename ON users FOR EACH ROW WHEN (old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename) EXECUTE FUNCTION give_copy('event', 'user_name', 'user_id', '"name_in_order"(users)');
CREATE TRIGGER users_takes_role_title BEFORE INSERT OR UPDATE OF role_id ON users FOR EACH ROW EXECUTE FUNCTION take_copy('role_title', 'role_id', 'staff_role', '"title"');
CREATE TRIGGER staff_role_gives_users_role_title AFTER UPDATE OF title ON staff_role FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title) EXECUTE FUNCTION give_copy('users', 'role_title', 'role_id', '"title"');
CREATE TRIGGER act_stays BEFORE DELETE OR UPDATE ON act FOR EACH ROW WHEN (old.status = 2) EXECUTE FUNCTION closed_paper_stays();
CREATE TRIGGER act_service_is_counted AFTER INSERT OR DELETE OR UPDATE OF quantity, invoice_service_id ON act_service FOR EACH ROW EXECUTE FUNCTION count_acted();
CREATE TRIGGER act_service_stays BEFORE INSERT OR DELETE OR UPDATE ON act_service FOR EACH ROW EXECUTE FUNCTION closed_lines_stay();
CREATE TRIGGER invoice_stays BEFORE DELETE OR UPDATE ON invoice FOR EACH ROW WHEN (old.status = 2) EXECUTE FUNCTION closed_paper_stays();
CREATE TRIGGER invoice_service_stays BEFORE INSERT OR DELETE ON invoice_service FOR EACH ROW EXECUTE FUNCTION closed_lines_stay();
CREATE TRIGGER invoice_service_unchanged BEFORE UPDATE ON invoice_service FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR old.invoice_id IS DISTINCT FROM new.invoice_id OR old.name IS DISTINCT FROM new.name OR old.measure IS DISTINCT FROM new.measure OR old.quantity IS DISTINCT FROM new.quantity OR old.price IS DISTINCT FROM new.price OR old.sum IS DISTINCT FROM new.sum OR old.vat IS DISTINCT FROM new.vat) EXECUTE FUNCTION closed_lines_stay();
CREATE TRIGGER invoice_order_sums AFTER INSERT OR UPDATE OF received, returned ON invoice_order FOR EACH ROW EXECUTE FUNCTION invoice_order_sums();
CREATE TRIGGER invoice_receipt_is_counted AFTER INSERT OR DELETE ON invoice_receipt FOR EACH ROW EXECUTE FUNCTION count_receipt();
CREATE TRIGGER movement_follows_bank AFTER INSERT OR DELETE OR UPDATE ON invoice_receipt FOR EACH ROW EXECUTE FUNCTION movement_follows_bank();
CREATE TRIGGER invoice_return_is_counted AFTER INSERT ON invoice_return FOR EACH ROW EXECUTE FUNCTION count_return();
CREATE TRIGGER movement_follows_bank AFTER INSERT OR DELETE OR UPDATE ON invoice_return FOR EACH ROW EXECUTE FUNCTION movement_follows_bank();
CREATE TRIGGER application_takes_user_name BEFORE INSERT OR UPDATE OF user_id ON application FOR EACH ROW EXECUTE FUNCTION take_copy('user_name', 'user_id', 'users', '"name_in_order"(users)');
CREATE TRIGGER article_is_found AFTER INSERT OR DELETE OR UPDATE OF status, title, lead, text, author, published_at ON article FOR EACH ROW EXECUTE FUNCTION follow_site_document('article', 'r.status = 3', 'r.id', 'r.title', 'concat_ws('' '', r.lead, r.text, r.author)', 'coalesce(r.published_at, r.updated_at)');
CREATE TRIGGER article_takes_its_versions AFTER DELETE ON article FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('article');
CREATE TRIGGER article_takes_user_name BEFORE INSERT OR UPDATE OF user_id ON article FOR EACH ROW EXECUTE FUNCTION take_copy('user_name', 'user_id', 'users', '"name_in_order"(users)');
CREATE TRIGGER sale_banner_takes_its_versions AFTER DELETE ON sale_banner FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('banner');
CREATE TRIGGER booking_keeps_former_runs BEFORE UPDATE OF hours ON booking FOR EACH ROW WHEN (old.hours IS DISTINCT FROM new.hours) EXECUTE FUNCTION keep_former_runs();
CREATE TRIGGER booking_raises_revision BEFORE UPDATE ON booking FOR EACH ROW WHEN (old.hours IS DISTINCT FROM new.hours OR old.status IS DISTINCT FROM new.status OR old.room_id IS DISTINCT FROM new.room_id) EXECUTE FUNCTION raise_revision();
CREATE TRIGGER booking_takes_room_name BEFORE INSERT OR UPDATE OF room_id ON booking FOR EACH ROW EXECUTE FUNCTION take_copy('room_name', 'room_id', 'room', '"name"');
CREATE TRIGGER invoice_follows AFTER UPDATE ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status AND (new.status = ANY (ARRAY[2, 3])) OR old.price IS DISTINCT FROM new.price OR old.room_id IS DISTINCT FROM new.room_id OR old.hours IS DISTINCT FROM new.hours) EXECUTE FUNCTION invoice_follows_booking();
CREATE TRIGGER room_request_follows AFTER UPDATE OF status ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION follow_booking();
CREATE TRIGGER room_wait_follows AFTER UPDATE OF status ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION follow_held_booking();
CREATE TRIGGER brand_is_found AFTER INSERT OR DELETE OR UPDATE OF status, name, description ON brand FOR EACH ROW EXECUTE FUNCTION follow_site_document('brand', 'r.status = 3', 'r.id', 'r.name', 'r.description', 'r.created_at');
CREATE TRIGGER brand_takes_removed_items BEFORE DELETE ON brand FOR EACH ROW EXECUTE FUNCTION brand_takes_removed_items();
CREATE TRIGGER market_item_follows_brand AFTER UPDATE OF status, name ON brand FOR EACH ROW WHEN (old.status <> new.status OR old.name <> new.name) EXECUTE FUNCTION touch_site_documents('market_item', 'name', 'brand_id', 'id');
CREATE TRIGGER cluster_is_found AFTER INSERT OR DELETE OR UPDATE OF name, description, address ON cluster FOR EACH ROW EXECUTE FUNCTION follow_site_document('cluster', 'true', 'r.id', 'r.name', 'concat_ws('' '', r.description, r.address)', 'r.created_at');
CREATE TRIGGER cluster_takes_its_versions AFTER DELETE ON cluster FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('cluster');
CREATE TRIGGER collaborator_takes_its_versions AFTER DELETE ON collaborator FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('collaborator');
CREATE TRIGGER event_request_leaves_its_hours BEFORE DELETE ON event_request FOR EACH ROW EXECUTE FUNCTION room_slot_stays_shared();
CREATE TRIGGER event_request_raises_revision BEFORE UPDATE ON event_request FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.status IS DISTINCT FROM new.status OR old.starts_at IS DISTINCT FROM new.starts_at OR old.space_id IS DISTINCT FROM new.space_id OR old.answers IS DISTINCT FROM new.answers) EXECUTE FUNCTION raise_revision();
CREATE TRIGGER invoice_follows_event AFTER UPDATE OF status ON event_request FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status AND (new.status = ANY (ARRAY[9, 10]))) EXECUTE FUNCTION invoice_follows_event();
CREATE TRIGGER invoice_leaves_with_event BEFORE DELETE ON event_request FOR EACH ROW EXECUTE FUNCTION invoice_follows_event();
CREATE TRIGGER invoice_follows_proposal AFTER INSERT ON event_request_acceptance FOR EACH ROW EXECUTE FUNCTION invoice_follows_proposal();
CREATE TRIGGER event_gives_gallery_event_date AFTER UPDATE OF date ON event FOR EACH ROW WHEN (old.date IS DISTINCT FROM new.date) EXECUTE FUNCTION give_copy('gallery', 'event_date', 'event_id', '"date"');
CREATE TRIGGER event_gives_gallery_event_title AFTER UPDATE OF title ON event FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title) EXECUTE FUNCTION give_copy('gallery', 'event_title', 'event_id', '"title"');
CREATE TRIGGER event_is_found AFTER INSERT OR DELETE OR UPDATE OF status, title, lead, description, organizer_name, place, date ON event FOR EACH ROW EXECUTE FUNCTION follow_site_document('event', 'r.status = 3', 'r.id', 'r.title', 'concat_ws('' '', r.lead, r.description, r.place, r.organizer_name)', 'r.date');
CREATE TRIGGER event_leaves_its_hours BEFORE DELETE ON event FOR EACH ROW EXECUTE FUNCTION room_slot_stays_shared();
CREATE TRIGGER event_raises_revision BEFORE UPDATE ON event FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.status IS DISTINCT FROM new.status OR old.date IS DISTINCT FROM new.date OR old."time" IS DISTINCT FROM new."time" OR old.date_end IS DISTINCT FROM new.date_end OR old.time_end IS DISTINCT FROM new.time_end OR old.room_id IS DISTINCT FROM new.room_id OR old.place IS DISTINCT FROM new.place OR old.online_url IS DISTINCT FROM new.online_url) EXECUTE FUNCTION raise_revision();
CREATE TRIGGER event_takes_user_name BEFORE INSERT OR UPDATE OF user_id ON event FOR EACH ROW EXECUTE FUNCTION take_copy('user_name', 'user_id', 'users', '"name_in_order"(users)');
CREATE TRIGGER gallery_follows_event AFTER UPDATE OF title, date ON event FOR EACH ROW WHEN (old.title <> new.title OR old.date <> new.date) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'event_id', 'id');
CREATE TRIGGER gallery_is_found AFTER INSERT OR DELETE OR UPDATE OF is_published, url_translit, type, event_id ON gallery FOR EACH ROW EXECUTE FUNCTION follow_site_document('gallery', 'r.is_published', 'r.url_translit', 'coalesce((SELECT e.title FROM event e WHERE e.id = r.event_id) || CASE r.type WHEN 2 THEN '' — видео'' ELSE '' — фото'' END, CASE r.type WHEN 2 THEN ''Видеогалерея'' ELSE ''Фотогалерея'' END)', 'coalesce((SELECT string_agg(f.description, ''; '' ORDER BY f.position) FROM gallery_file f WHERE f.gallery_id = r.id AND NOT f.is_hidden AND f.description <> ''''), '''')', 'coalesce((SELECT e.date FROM event e WHERE e.id = r.event_id), r.created_at)');
CREATE TRIGGER gallery_takes_event_date BEFORE INSERT OR UPDATE OF event_id ON gallery FOR EACH ROW EXECUTE FUNCTION take_copy('event_date', 'event_id', 'event', '"date"');
CREATE TRIGGER gallery_takes_event_title BEFORE INSERT OR UPDATE OF event_id ON gallery FOR EACH ROW EXECUTE FUNCTION take_copy('event_title', 'event_id', 'event', '"title"');
CREATE TRIGGER gallery_takes_its_versions AFTER DELETE ON gallery FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('gallery');
CREATE TRIGGER gallery_follows_file AFTER UPDATE OF description, is_hidden ON gallery_file FOR EACH ROW WHEN (old.description <> new.description OR old.is_hidden <> new.is_hidden) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'id', 'gallery_id');
CREATE TRIGGER gallery_follows_new_file AFTER INSERT ON gallery_file FOR EACH ROW WHEN (new.description <> ''::text) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'id', 'gallery_id');
CREATE TRIGGER gallery_follows_removed_file AFTER DELETE ON gallery_file FOR EACH ROW WHEN (old.description <> ''::text) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'id', 'gallery_id');
CREATE TRIGGER mailing_friend_follows_bounce AFTER INSERT OR DELETE ON mailing_bounce FOR EACH ROW EXECUTE FUNCTION mailing_friend_follows_bounce();
CREATE TRIGGER mailing_delivery_consented BEFORE INSERT OR UPDATE OF state ON mailing_delivery FOR EACH ROW WHEN (new.state = 2) EXECUTE FUNCTION mailing_needs_consent();
CREATE TRIGGER mailing_letter_is_kept BEFORE DELETE ON mailing_letter FOR EACH ROW WHEN (old.status <> 1) EXECUTE FUNCTION begun_letter_stays();
CREATE TRIGGER mailing_letter_stays BEFORE UPDATE ON mailing_letter FOR EACH ROW WHEN (old.status <> 1 AND (new.status = 1 OR old.subject IS DISTINCT FROM new.subject OR old.preview IS DISTINCT FROM new.preview OR old.body IS DISTINCT FROM new.body OR old.audience IS DISTINCT FROM new.audience OR old.consent_from IS DISTINCT FROM new.consent_from OR old.consent_to IS DISTINCT FROM new.consent_to OR old.started_at IS DISTINCT FROM new.started_at)) EXECUTE FUNCTION begun_letter_stays();
CREATE TRIGGER market_item_is_found AFTER INSERT OR DELETE OR UPDATE OF status, deleted_at, brand_id, name, description, article ON market_item FOR EACH ROW EXECUTE FUNCTION follow_site_document('marketItem', 'r.status = 2 AND r.deleted_at IS NULL AND EXISTS (SELECT FROM brand b WHERE b.id = r.brand_id AND b.status = 3)', 'r.id', 'r.name', 'concat_ws('' '', r.description, r.article, (SELECT b.name FROM brand b WHERE b.id = r.brand_id))', 'r.created_at');
CREATE TRIGGER market_request_follows_price AFTER UPDATE OF price ON market_item FOR EACH ROW WHEN (old.price <> new.price) EXECUTE FUNCTION market_request_follows_price();
CREATE TRIGGER market_request_follows_items AFTER INSERT OR DELETE OR UPDATE OF quantity, sent_price ON market_request_item FOR EACH ROW EXECUTE FUNCTION market_request_follows_items();
CREATE TRIGGER movement_follows_payment AFTER INSERT OR DELETE OR UPDATE OF status, sum, received, settled_at ON payment FOR EACH ROW EXECUTE FUNCTION movement_follows_payment();
CREATE TRIGGER payment_has_receipt AFTER INSERT OR UPDATE OF status ON payment FOR EACH ROW EXECUTE FUNCTION receipt_of_payment();
CREATE TRIGGER movement_follows_refund AFTER INSERT OR DELETE OR UPDATE OF status, sum, settled_at, renewals ON refund FOR EACH ROW EXECUTE FUNCTION movement_follows_part();
CREATE TRIGGER refund_has_receipt AFTER INSERT OR UPDATE OF status ON refund FOR EACH ROW EXECUTE FUNCTION receipt_of_refund();
CREATE TRIGGER refund_is_counted AFTER INSERT OR DELETE OR UPDATE OF sum, payment_id ON refund FOR EACH ROW EXECUTE FUNCTION count_refunds();
CREATE TRIGGER mailing_ends_with_consent AFTER UPDATE OF withdrawn_at ON consent FOR EACH ROW WHEN (old.withdrawn_at IS NULL AND new.withdrawn_at IS NOT NULL AND new.purpose = 'mailing'::text) EXECUTE FUNCTION mailing_ends_with_consent();
CREATE TRIGGER mailing_friend_follows_consent AFTER INSERT OR DELETE OR UPDATE ON consent FOR EACH ROW EXECUTE FUNCTION mailing_friend_follows_consent();
CREATE TRIGGER past_project_is_found AFTER INSERT OR DELETE OR UPDATE OF is_published, name, description, address, ends_on ON past_project FOR EACH ROW EXECUTE FUNCTION follow_site_document('project', 'r.is_published', 'r.address', 'r.name', 'r.description', 'r.ends_on');
CREATE TRIGGER past_project_takes_its_versions AFTER DELETE ON past_project FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('project');
CREATE TRIGGER movement_follows_receipt AFTER INSERT OR DELETE OR UPDATE OF status, sum, requested_at, registered_sum ON receipt FOR EACH ROW EXECUTE FUNCTION movement_follows_part();
CREATE TRIGGER movement_follows_books AFTER INSERT OR DELETE OR UPDATE OF read_at ON statement_day FOR EACH ROW EXECUTE FUNCTION movement_follows_books();
CREATE TRIGGER movement_follows_line AFTER INSERT OR DELETE OR UPDATE ON statement_line FOR EACH ROW EXECUTE FUNCTION movement_follows_line();
CREATE TRIGGER resident_is_found AFTER INSERT OR DELETE OR UPDATE OF status, is_actual, name, description ON resident FOR EACH ROW EXECUTE FUNCTION follow_site_document('resident', 'r.status = 2 AND r.is_actual', 'r.id', 'r.name', 'r.description', 'r.created_at');
CREATE TRIGGER resident_takes_its_versions AFTER DELETE ON resident FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('resident');
CREATE TRIGGER review_takes_its_versions AFTER DELETE ON review FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('review');
CREATE TRIGGER tariff_rule_stays BEFORE DELETE OR UPDATE ON tariff_rule FOR EACH ROW EXECUTE FUNCTION price_stays();
CREATE TRIGGER room_gives_booking_room_name AFTER UPDATE OF name ON room FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION give_copy('booking', 'room_name', 'room_id', '"name"');
CREATE TRIGGER room_is_found AFTER INSERT OR DELETE OR UPDATE OF name, description ON room FOR EACH ROW EXECUTE FUNCTION follow_site_document('room', 'true', 'r.id', 'r.name', 'r.description', '''epoch''');
CREATE TRIGGER tariff_price_stays BEFORE UPDATE ON tariff FOR EACH ROW WHEN (old.room_id IS DISTINCT FROM new.room_id OR old.price_per_hour IS DISTINCT FROM new.price_per_hour OR old.min_hours IS DISTINCT FROM new.min_hours) EXECUTE FUNCTION price_stays();
CREATE TRIGGER author_gives_story_author_name AFTER UPDATE OF name ON author FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION give_copy('story', 'author_name', 'author_id', '"name"');
CREATE TRIGGER author_takes_its_versions AFTER DELETE ON author FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('author');
CREATE TRIGGER story_category_gives_story_category_name AFTER UPDATE OF name ON story_category FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION give_copy('story', 'category_name', 'category_id', '"name"');
CREATE TRIGGER author_counts_stories AFTER INSERT OR DELETE OR UPDATE OF author_id ON story FOR EACH ROW EXECUTE FUNCTION author_counts_stories();
CREATE TRIGGER story_is_found AFTER INSERT OR DELETE OR UPDATE OF status, title, description, published_at ON story FOR EACH ROW EXECUTE FUNCTION follow_site_document('story', 'r.status = 3', 'r.id', 'r.title', 'r.description', 'r.published_at');
CREATE TRIGGER story_takes_author_name BEFORE INSERT OR UPDATE OF author_id ON story FOR EACH ROW EXECUTE FUNCTION take_copy('author_name', 'author_id', 'author', '"name"');
CREATE TRIGGER story_takes_category_name BEFORE INSERT OR UPDATE OF category_id ON story FOR EACH ROW EXECUTE FUNCTION take_copy('category_name', 'category_id', 'story_category', '"name"');
CREATE TRIGGER story_takes_its_versions AFTER DELETE ON story FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('story');
--> statement-breakpoint
-- Rows.
-- The places on the plans of the floors, and the rooms in them. Staff say what a room is like; 0 and '' stand for not
-- said yet.
INSERT INTO "plan_place" ("id", "floor") VALUES
  (36, 1), (38, 1), (39, 1), (40, 1), (41, 1), (43, 1), (48, 1),
  (21, 2), (30, 2), (31, 2), (37, 2), (42, 2), (51, 2), (52, 2),
  (28, 3), (29, 3), (45, 3), (46, 3), (47, 3), (49, 3), (50, 3);
INSERT INTO "room" ("id", "name", "short_name", "floor", "place", "booking_mode", "capacity", "area", "description") VALUES
  (36, 'Бьюти-коворкинг', 'Бьюти', 1, 36, 'request', 0, 0, ''),
  (38, 'Зона консультаций', 'Консультации', 1, 38, 'request', 0, 0, ''),
  (39, 'Магазин уральских товаров', 'Магазин', 1, 39, 'request', 0, 0, ''),
  (40, 'Туристско-информационный центр', 'Туристам', 1, 40, 'request', 0, 0, ''),
  (41, 'Модные показы', 'Показы', 1, 41, 'request', 0, 0, ''),
  (43, 'Экспозиционный блок', 'Экспозиция', 1, 43, 'request', 0, 0, ''),
  (48, 'Служебные помещения', 'Служебные', 1, 48, 'request', 0, 0, ''),
  (21, 'Бизнес-блок', 'Бизнес', 2, 21, 'request', 0, 0, ''),
  (30, 'Лекторий', 'Лекторий', 2, 30, 'request', 0, 0, ''),
  (31, 'Фотостудия', 'Фотостудия', 2, 31, 'instant', 0, 0, ''),
  (37, 'Экспериментальный блок', 'Эксперимент', 2, 37, 'request', 0, 0, ''),
  (42, 'Блок партнёров', 'Партнёры', 2, 42, 'request', 0, 0, ''),
  (51, 'Дизайн-блок', 'Дизайн', 2, 51, 'request', 0, 0, ''),
  (52, 'Видеостудия', 'Видео', 2, 52, 'instant', 0, 0, ''),
  (28, 'Переговорная 1', 'Перег. 1', 3, 28, 'request', 0, 0, ''),
  (29, 'Переговорная 2', 'Перег. 2', 3, 29, 'request', 0, 0, ''),
  (45, 'Малый зал', 'Малый зал', 3, 45, 'request', 0, 0, ''),
  (46, 'Многофункциональный зал', 'Многофункц. зал', 3, 46, 'request', 0, 0, ''),
  (47, 'Большой конференц-зал', 'Большой зал', 3, 47, 'request', 0, 0, ''),
  (49, 'Малый зал 2', 'Малый зал 2', 3, 49, 'request', 0, 0, ''),
  (50, 'Переговорная 3', 'Перег. 3', 3, 50, 'request', 0, 0, '');
-- Every room is open from nine to six, every day.
INSERT INTO "room_opening" ("room_id", "weekday", "from_hour", "to_hour")
SELECT "room"."id", "weekday", 9, 18 FROM "room" CROSS JOIN generate_series(1, 7) AS "weekday";
-- What the decree for 2026 moved: 3 and 4 January to 9 January and 31 December.
INSERT INTO "work_year" ("year", "moved_days", "saved_at") VALUES (2026, '{2026-01-09,2026-12-31}', now());
