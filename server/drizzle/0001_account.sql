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
	CONSTRAINT "article_kind" CHECK ("article"."kind" in (1, 2)),
	CONSTRAINT "article_status" CHECK ("article"."status" in (1, 2, 3, 4, 5, 8))
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
CREATE TABLE "passport" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "resident_data" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"site_url" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_file" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_activity" ADD CONSTRAINT "brand_activity_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_activity" ADD CONSTRAINT "brand_activity_activity_kind_id_activity_kind_id_fk" FOREIGN KEY ("activity_kind_id") REFERENCES "public"."activity_kind"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_item" ADD CONSTRAINT "market_item_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_item" ADD CONSTRAINT "market_item_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request" ADD CONSTRAINT "market_request_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request" ADD CONSTRAINT "market_request_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request_item" ADD CONSTRAINT "market_request_item_request_id_market_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."market_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_request_item" ADD CONSTRAINT "market_request_item_item_id_market_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."market_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport" ADD CONSTRAINT "passport_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_data_view" ADD CONSTRAINT "personal_data_view_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resident_data" ADD CONSTRAINT "resident_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_open" ON "application" USING btree ("type","object_id") WHERE "application"."status" <> 3;--> statement-breakpoint
CREATE INDEX "application_status_id" ON "application" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "application_created" ON "application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "application_user" ON "application" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_user" ON "article" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "article_published" ON "article" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "article_updated" ON "article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "brand_user" ON "brand" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "brand_status_id" ON "brand" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "brand_name" ON "brand" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "brand_sent" ON "brand" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "brand_updated" ON "brand" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "brand_activity_kind" ON "brand_activity" USING btree ("activity_kind_id");--> statement-breakpoint
CREATE INDEX "document_user" ON "document" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "draft_saved" ON "draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "identity_attempt_expires" ON "identity_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_link_subject" ON "identity_link" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_link_user" ON "identity_link" USING btree ("provider","user_id");--> statement-breakpoint
CREATE INDEX "identity_link_user_id" ON "identity_link" USING btree ("user_id");--> statement-breakpoint
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
CREATE INDEX "organisation_user" ON "organisation" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "personal_data_view_user" ON "personal_data_view" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "picture_owner" ON "picture" USING btree ("owner","owner_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_one_main" ON "picture" USING btree ("owner","owner_id") WHERE "picture"."is_main";--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_status" CHECK ("users"."avatar_status" in (1, 2, 3));