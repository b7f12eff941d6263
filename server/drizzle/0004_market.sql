ALTER TABLE "market_item" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "market_request_item" ADD COLUMN "sent_price" bigint;