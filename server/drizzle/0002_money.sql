DROP INDEX "payment_pending";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "pay_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "booking" SET "expires_at" = coalesce("expires_at", now()), "pay_until" = coalesce("expires_at", now()) WHERE "status" IN (1, 4);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "useless_at" timestamp (3) with time zone;--> statement-breakpoint
-- Letters that were given up are not sent weeks later.
UPDATE "outbox" SET "useless_at" = "created_at" WHERE "due_at" IS NULL AND "sent_at" IS NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payment" SET "due_at" = "created_at" WHERE "status" = 'pending';--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "refund" SET "requested_at" = "created_at", "due_at" = CASE WHEN "status" = 'requested' THEN coalesce("due_at", now()) END;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "requested_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("due_at") WHERE "payment"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "refund_failed" ON "refund" USING btree ("settled_at") WHERE "refund"."status" = 'failed';--> statement-breakpoint
ALTER TABLE "refund" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_kept_until_deadline" CHECK ("booking"."status" not in (1, 4) or coalesce("booking"."pay_until" <= "booking"."expires_at", false));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_is_tried_again" CHECK ("outbox"."due_at" is not null or "outbox"."sent_at" is not null or "outbox"."useless_at" is not null);--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_status" CHECK ("payment"."status" in ('pending', 'succeeded', 'canceled'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_is_asked_about" CHECK (("payment"."status" = 'pending') = ("payment"."due_at" is not null));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_status" CHECK ("refund"."status" in ('requested', 'succeeded', 'failed'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_is_sent_again" CHECK (("refund"."status" = 'requested') = ("refund"."due_at" is not null));