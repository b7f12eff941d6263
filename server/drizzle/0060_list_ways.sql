DROP INDEX "event_user";--> statement-breakpoint
DROP INDEX "outbox_failed";--> statement-breakpoint
CREATE INDEX "application_waiting" ON "application" USING btree ("created_at","id") WHERE "application"."status" <> 3;--> statement-breakpoint
CREATE INDEX "event_user" ON "event" USING btree ("user_id","id","status","updated_at");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id","refused_at","due_at","useless_at","kind") WHERE "outbox"."last_error" is not null and "outbox"."dropped_at" is null;