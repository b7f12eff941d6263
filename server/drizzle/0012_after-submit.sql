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
ALTER TABLE "event_request" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_request_file" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "event_request_file" ADD COLUMN "paper" integer;--> statement-breakpoint
ALTER TABLE "event_request_message" ADD CONSTRAINT "event_request_message_request_id_event_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."event_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_message" ADD CONSTRAINT "event_request_message_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_acceptance" ADD CONSTRAINT "event_request_accepted_stays" FOREIGN KEY ("proposal_id","status","price","digest") REFERENCES "public"."event_request_proposal"("id","status","price","digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_proposal" ADD CONSTRAINT "event_request_proposal_request_id_event_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."event_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_request_proposal" ADD CONSTRAINT "event_request_proposal_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_request_message_request" ON "event_request_message" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "event_request_message_unread" ON "event_request_message" USING btree ("request_id","from_staff") WHERE "event_request_message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "event_request_message_author" ON "event_request_message" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_request_proposal_open" ON "event_request_proposal" USING btree ("request_id") WHERE "event_request_proposal"."status" = 1;--> statement-breakpoint
CREATE INDEX "event_request_proposal_sender" ON "event_request_proposal" USING btree ("sent_by");--> statement-breakpoint
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_message" FOREIGN KEY ("message_id","request_id") REFERENCES "public"."event_request_message"("id","request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_request_file_message_id" ON "event_request_file" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_paper" CHECK ("event_request_file"."paper" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "event_request_file" ADD CONSTRAINT "event_request_file_one_place" CHECK (num_nonnulls("event_request_file"."stage_id", "event_request_file"."message_id", "event_request_file"."paper") <= 1);