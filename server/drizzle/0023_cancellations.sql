CREATE TABLE "event_cancellation" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" integer,
	"who" text COLLATE "und-x-icu" NOT NULL,
	"reason" text NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "ticket_order_event";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_cancellation" ADD CONSTRAINT "event_cancellation_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cancellation" ADD CONSTRAINT "event_cancellation_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_cancellation_open" ON "event_cancellation" USING btree ("at") WHERE "event_cancellation"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_order_created" ON "ticket_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_order_total_sum" ON "ticket_order" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "ticket_order_paid_at" ON "ticket_order" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "ticket_order_by_status" ON "ticket_order" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "ticket_order_name" ON "ticket_order" USING gin (to_tsvector('simple', translate(lower("name"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "ticket_order_event" ON "ticket_order" USING btree ("event_id","id");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_cancelled" CHECK ("event"."cancelled_at" is null or "event"."status" = 5);