ALTER TABLE "outbox" DROP CONSTRAINT "outbox_is_tried_again";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "event" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dropped_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE "outbox"."last_error" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_is_tried_again" CHECK ("outbox"."due_at" is not null or "outbox"."sent_at" is not null or "outbox"."useless_at" is not null or "outbox"."refused_at" is not null or "outbox"."dropped_at" is not null);--> statement-breakpoint
UPDATE "outbox" SET "event" = 'account.deleted' WHERE "subject" = 'Прощание';
