ALTER TABLE "users" ADD COLUMN "avatar_uploaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verification_reason" text;