CREATE TABLE "event_reschedule" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"by_id" integer,
	"reason" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"date_end" date,
	"time_end" text,
	"room_id" integer,
	"place" text NOT NULL,
	"choose_until" timestamp (3) with time zone NOT NULL,
	"written_to" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "event_reschedule_by" CHECK ("event_reschedule"."by" in ('organiser', 'staff')),
	CONSTRAINT "event_reschedule_term" CHECK ("event_reschedule"."choose_until" >= "event_reschedule"."at")
);
--> statement-breakpoint
CREATE TABLE "reschedule_choice" (
	"reschedule_id" integer NOT NULL,
	"attendee_id" integer NOT NULL,
	"choice" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reschedule_choice_reschedule_id_attendee_id_pk" PRIMARY KEY("reschedule_id","attendee_id"),
	CONSTRAINT "reschedule_choice_choice" CHECK ("reschedule_choice"."choice" in ('keep', 'refund'))
);
--> statement-breakpoint
ALTER TABLE "event_reschedule" ADD CONSTRAINT "event_reschedule_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reschedule" ADD CONSTRAINT "event_reschedule_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reschedule" ADD CONSTRAINT "event_reschedule_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reschedule_choice" ADD CONSTRAINT "reschedule_choice_reschedule_id_event_reschedule_id_fk" FOREIGN KEY ("reschedule_id") REFERENCES "public"."event_reschedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reschedule_choice" ADD CONSTRAINT "reschedule_choice_attendee_id_event_attendee_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendee"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_reschedule_last" ON "event_reschedule" USING btree ("event_id") WHERE "event_reschedule"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "event_reschedule_event" ON "event_reschedule" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "event_reschedule_unwritten" ON "event_reschedule" USING btree ("id") WHERE "event_reschedule"."written_at" is null and "event_reschedule"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reschedule_choice_refund" ON "reschedule_choice" USING btree ("attendee_id") WHERE "reschedule_choice"."choice" = 'refund';--> statement-breakpoint
CREATE INDEX "reschedule_choice_attendee" ON "reschedule_choice" USING btree ("attendee_id");