ALTER TABLE "event_request" ADD COLUMN "draft_key" text;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_draft_key" UNIQUE("user_id","draft_key");