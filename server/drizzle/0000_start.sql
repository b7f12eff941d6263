CREATE TABLE "activity_kind" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activity_kind_name_unique" UNIQUE("name")
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
	CONSTRAINT "application_status" CHECK ("application"."status" in (1, 2, 3)),
	CONSTRAINT "application_type" CHECK ("application"."type" in (1, 2, 3, 4, 5, 6, 7, 8))
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
CREATE TABLE "article" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
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
	CONSTRAINT "article_kind" CHECK ("article"."kind" in (1, 2)),
	CONSTRAINT "article_status" CHECK ("article"."status" in (1, 2, 3, 4, 5, 8))
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
	CONSTRAINT "booking_status" CHECK ("booking"."status" in (1, 2, 3, 4)),
	CONSTRAINT "booking_price" CHECK ("booking"."price" >= 0)
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
CREATE TABLE "brand" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
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
CREATE TABLE "business_card" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
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
CREATE TABLE "captcha_used" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" integer NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_type" CHECK ("document"."type" in (1, 2, 3, 4, 5, 6))
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
CREATE TABLE "equipment" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"per_hour" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL
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
CREATE TABLE "market_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
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
CREATE TABLE "object_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"title" text NOT NULL,
	"status" integer NOT NULL,
	"what" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"by_id" integer NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "organisation" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" integer NOT NULL,
	"inn" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "organisation_type" CHECK ("organisation"."type" in (1, 2, 3))
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
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "passport" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"sum" bigint NOT NULL,
	"confirmation_token" text NOT NULL,
	"frame_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
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
CREATE TABLE "refund" (
	"id" serial PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"status" text NOT NULL,
	"sum" bigint NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refund_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "resident_data" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"site_url" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"floor" integer NOT NULL,
	"bookable" boolean NOT NULL,
	"capacity" integer NOT NULL,
	"area" integer NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_picture" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"file" text NOT NULL,
	"alt" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_slot" (
	"room_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"booking_id" integer,
	"technical_reason_id" integer,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "room_slot_room_id_starts_at_pk" PRIMARY KEY("room_id","starts_at"),
	CONSTRAINT "room_slot_whole_hour" CHECK ("room_slot"."starts_at" = date_trunc('hour', "room_slot"."starts_at")),
	CONSTRAINT "room_slot_opening_hours" CHECK (extract(hour from "room_slot"."starts_at" at time zone 'Asia/Yekaterinburg') between 9 and 17),
	CONSTRAINT "room_slot_hold_expires" CHECK (("room_slot"."kind" = 'hold') = ("room_slot"."expires_at" is not null)),
	CONSTRAINT "room_slot_owner" CHECK (("room_slot"."kind" in ('hold', 'booking')) = ("room_slot"."booking_id" is not null))
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
	CONSTRAINT "sandbox_payment_token_unique" UNIQUE("token"),
	CONSTRAINT "sandbox_payment_idempotence_key_unique" UNIQUE("idempotence_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"idempotence_key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"sum" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"per_hour" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL
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
CREATE TABLE "tariff" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_per_hour" bigint NOT NULL,
	"min_hours" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
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
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"email_active" boolean DEFAULT false NOT NULL,
	"phone_active" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"middlename" text DEFAULT '' NOT NULL,
	"inn" text DEFAULT '' NOT NULL,
	"email_accept" boolean DEFAULT false NOT NULL,
	"test_day_used" boolean DEFAULT false NOT NULL,
	"avatar_file" text,
	"avatar_uploaded_at" timestamp (3) with time zone,
	"avatar_status" integer DEFAULT 1 NOT NULL,
	"avatar_reason" text,
	"verification_reason" text,
	"deletion_at" timestamp (3) with time zone,
	"permissions" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_avatar_status" CHECK ("users"."avatar_status" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_tariff_id_tariff_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_activity" ADD CONSTRAINT "brand_activity_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_activity" ADD CONSTRAINT "brand_activity_activity_kind_id_activity_kind_id_fk" FOREIGN KEY ("activity_kind_id") REFERENCES "public"."activity_kind"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_item" ADD CONSTRAINT "market_item_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_item" ADD CONSTRAINT "market_item_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request" ADD CONSTRAINT "market_request_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request" ADD CONSTRAINT "market_request_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request_item" ADD CONSTRAINT "market_request_item_request_id_market_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."market_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request_item" ADD CONSTRAINT "market_request_item_item_id_market_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."market_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport" ADD CONSTRAINT "passport_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_data_view" ADD CONSTRAINT "personal_data_view_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resident_data" ADD CONSTRAINT "resident_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_picture" ADD CONSTRAINT "room_picture_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_technical_reason_id_technical_reason_id_fk" FOREIGN KEY ("technical_reason_id") REFERENCES "public"."technical_reason"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_payment_id_sandbox_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technical_reason" ADD CONSTRAINT "technical_reason_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technical_reason" ADD CONSTRAINT "technical_reason_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_open" ON "application" USING btree ("type","object_id") WHERE "application"."status" <> 3;--> statement-breakpoint
CREATE INDEX "application_status_id" ON "application" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "application_created" ON "application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "application_user" ON "application" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_user" ON "article" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "article_published" ON "article" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "article_updated" ON "article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "attempt_subject" ON "attempt" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE INDEX "booking_user" ON "booking" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "booking_starts" ON "booking" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "booking_created" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_price_id" ON "booking" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "booking_status_id" ON "booking" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "booking_room" ON "booking" USING btree ("room_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_expires" ON "booking" USING btree ("expires_at") WHERE "booking"."status" in (1, 4);--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "brand_user" ON "brand" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "brand_status_id" ON "brand" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "brand_name" ON "brand" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "brand_sent" ON "brand" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "brand_updated" ON "brand" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "brand_activity_kind" ON "brand_activity" USING btree ("activity_kind_id");--> statement-breakpoint
CREATE INDEX "captcha_used_expires" ON "captcha_used" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_standing" ON "consent" USING btree ("user_id","purpose","version") WHERE "consent"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "document_user" ON "document" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "draft_saved" ON "draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "equipment_room" ON "equipment" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_attempt_expires" ON "identity_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_link_subject" ON "identity_link" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_link_user" ON "identity_link" USING btree ("provider","user_id");--> statement-breakpoint
CREATE INDEX "identity_link_user_id" ON "identity_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_message_created" ON "live_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "market_item_user" ON "market_item" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "market_item_brand" ON "market_item" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "market_item_status_id" ON "market_item" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "market_item_name" ON "market_item" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "market_request_user" ON "market_request" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "market_request_brand" ON "market_request" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "market_request_status_id" ON "market_request" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "market_request_sent" ON "market_request" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "market_request_item_item" ON "market_request_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "object_history_object" ON "object_history" USING btree ("kind","object_id","id");--> statement-breakpoint
CREATE INDEX "object_history_owner" ON "object_history" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "one_time_code_target" ON "one_time_code" USING btree ("target","created_at");--> statement-breakpoint
CREATE INDEX "organisation_user" ON "organisation" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_id" ON "payment" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payment_booking" ON "payment" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payment_pending" ON "payment" USING btree ("created_at") WHERE "payment"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "personal_data_view_user" ON "personal_data_view" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "picture_owner" ON "picture" USING btree ("owner","owner_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_one_main" ON "picture" USING btree ("owner","owner_id") WHERE "picture"."is_main";--> statement-breakpoint
CREATE INDEX "refund_booking" ON "refund" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "room_picture_room" ON "room_picture" USING btree ("room_id","position");--> statement-breakpoint
CREATE INDEX "room_slot_booking" ON "room_slot" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "room_slot_technical" ON "room_slot" USING btree ("technical_reason_id");--> statement-breakpoint
CREATE INDEX "room_slot_time" ON "room_slot" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "sandbox_notification_due" ON "sandbox_notification" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "service_room" ON "service" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tariff_room" ON "tariff" USING btree ("room_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "users_usersphone_uindex" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_lastname" ON "users" USING btree ("lastname");--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_at");