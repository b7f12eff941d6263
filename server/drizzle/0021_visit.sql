ALTER TABLE "booking" ADD COLUMN "guests" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "customer_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_guests" CHECK ("booking"."guests" > 0);