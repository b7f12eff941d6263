-- expand-contract: the previous server writes neither column, and both defaults are what it does
-- locks: orders of tickets are some ten thousand, which are checked in milliseconds
CREATE TABLE "door_pass" (
	"id" serial PRIMARY KEY NOT NULL,
	"attendee_id" integer NOT NULL,
	"scan_id" uuid NOT NULL,
	"is_out" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" text COLLATE "und-x-icu" NOT NULL,
	"by_id" integer,
	"who" text COLLATE "und-x-icu" NOT NULL,
	CONSTRAINT "door_pass_scan_id_unique" UNIQUE("scan_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_terms" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"allows_transfer" boolean DEFAULT true NOT NULL,
	"allows_reentry" boolean DEFAULT false NOT NULL,
	"refund_terms" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ticket_terms_refund" CHECK ("ticket_terms"."refund_terms" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "ticket_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"attendee_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"user_id" integer,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "ticket_change_code_unique" UNIQUE("code"),
	CONSTRAINT "ticket_change_kind" CHECK ("ticket_change"."kind" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "transferred_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD COLUMN "refund_terms" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "door_pass" ADD CONSTRAINT "door_pass_attendee_id_check_in_attendee_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."check_in"("attendee_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_pass" ADD CONSTRAINT "door_pass_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_terms" ADD CONSTRAINT "ticket_terms_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_change" ADD CONSTRAINT "ticket_change_attendee_id_event_attendee_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendee"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_change" ADD CONSTRAINT "ticket_change_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_change" ADD CONSTRAINT "ticket_change_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_pass_ticket" ON "door_pass" USING btree ("attendee_id","at","id");--> statement-breakpoint
CREATE INDEX "ticket_change_ticket" ON "ticket_change" USING btree ("attendee_id","id");--> statement-breakpoint
CREATE INDEX "ticket_change_event" ON "ticket_change" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "ticket_change_user" ON "ticket_change" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_change_phone" ON "ticket_change" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_refund_terms" CHECK ("ticket_order"."refund_terms" in (1, 2, 3, 4));