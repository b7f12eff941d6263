DROP INDEX "event_request_manager";--> statement-breakpoint
ALTER TABLE "event_request_stage" ADD COLUMN "day" date;--> statement-breakpoint
CREATE INDEX "event_request_title" ON "event_request" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "event_request_manager" ON "event_request" USING btree ("manager_id","updated_at","id");