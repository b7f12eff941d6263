-- locks: the outbox has the messages of a month, which are read in a moment
-- expand-contract: only the new server fills what the constraint and the unique index of outbox check
DROP INDEX "outbox_failed";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "report_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "resends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_report_due" ON "outbox" USING btree ("report_due_at") WHERE "outbox"."report_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_reference" ON "outbox" USING btree ("gateway","reference") WHERE "outbox"."reference" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id","refused_at","due_at","useless_at","kind","sent_at") WHERE "outbox"."last_error" is not null and "outbox"."dropped_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_delivered" CHECK ("outbox"."delivered_at" is null or ("outbox"."sent_at" is not null and "outbox"."refused_at" is null));--> statement-breakpoint
CREATE FUNCTION bounce_ends_with_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."email_bounced_at" := NULL;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER bounce_ends_with_address BEFORE UPDATE OF email ON users FOR EACH ROW
  WHEN (lower(OLD."email") <> lower(NEW."email")) EXECUTE FUNCTION bounce_ends_with_address();
