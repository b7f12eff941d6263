ALTER TABLE "room_slot" ADD COLUMN "event_request_id" integer;--> statement-breakpoint
CREATE INDEX "room_slot_event_request" ON "room_slot" USING btree ("event_request_id");--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_event" CHECK (("room_slot"."kind" = 'event') = ("room_slot"."event_request_id" is not null));--> statement-breakpoint
-- Here and not in the table's declaration: bookings know nothing of requests, which take hours among theirs.
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_event_request_fk" FOREIGN KEY ("event_request_id") REFERENCES "public"."event_request"("id") ON DELETE cascade;
