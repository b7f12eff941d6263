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
	CONSTRAINT "event_request_file_place" UNIQUE("request_id","place"),
	CONSTRAINT "event_request_file_type" CHECK ("event_request_file"."type" in (1, 2, 3, 4, 5)),
	CONSTRAINT "event_request_file_limit" CHECK ("event_request_file"."place" between 1 and 100)
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
	CONSTRAINT "event_request_stage_order" UNIQUE("request_id","space_id","position") DEFERRABLE INITIALLY IMMEDIATE,
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
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_space_id_event_space_room_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."event_space"("room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_creative_id_event_choice_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."event_choice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_format_id_event_choice_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."event_choice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_referral_id_event_choice_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."event_choice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_age_restriction_id_event_choice_id_fk" FOREIGN KEY ("age_restriction_id") REFERENCES "public"."event_choice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_admittance_id_event_choice_id_fk" FOREIGN KEY ("admittance_id") REFERENCES "public"."event_choice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_request_id_event_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."event_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_stage" FOREIGN KEY ("stage_id","request_id") REFERENCES "public"."event_request_stage"("id","request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_service" ADD CONSTRAINT "event_request_service_request_id_event_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."event_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_service" ADD CONSTRAINT "event_request_service_service_id_event_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."event_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_stage" ADD CONSTRAINT "event_request_stage_request_id_event_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."event_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_stage" ADD CONSTRAINT "event_request_stage_space_id_event_space_room_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."event_space"("room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_service" ADD CONSTRAINT "event_service_room_id_event_space_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."event_space"("room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_space" ADD CONSTRAINT "event_space_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_event_request_id_event_request_id_fk" FOREIGN KEY ("event_request_id") REFERENCES "public"."event_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_request_user" ON "event_request" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "event_request_status_id" ON "event_request" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "event_request_starts" ON "event_request" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "event_request_updated" ON "event_request" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "event_request_manager" ON "event_request" USING btree ("manager_id","id");--> statement-breakpoint
CREATE INDEX "event_request_space" ON "event_request" USING btree ("space_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_request_words" ON "event_request" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "contact_name"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "event_request_file_stage_id" ON "event_request_file" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "event_request_service_service" ON "event_request_service" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "review_user" ON "review" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "review_updated" ON "review" USING btree ("updated_at","id");