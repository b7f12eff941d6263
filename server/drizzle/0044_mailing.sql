CREATE TABLE "mailing_bounce" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_delivery" (
	"id" serial PRIMARY KEY NOT NULL,
	"letter_id" integer NOT NULL,
	"consent_id" integer NOT NULL,
	"email" text NOT NULL,
	"state" integer NOT NULL,
	"outbox_id" integer,
	"posted_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "mailing_delivery_outbox_id_unique" UNIQUE("outbox_id"),
	CONSTRAINT "mailing_delivery_once" UNIQUE("letter_id","email"),
	CONSTRAINT "mailing_delivery_state" CHECK ("mailing_delivery"."state" between 1 and 5),
	CONSTRAINT "mailing_delivery_posted" CHECK ("mailing_delivery"."state" <> 2 or "mailing_delivery"."outbox_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "mailing_letter" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"subject" text COLLATE "und-x-icu" NOT NULL,
	"preview" text NOT NULL,
	"body" text NOT NULL,
	"audience" integer NOT NULL,
	"consent_from" date,
	"consent_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "mailing_letter_subject" CHECK (btrim("mailing_letter"."subject") <> ''),
	CONSTRAINT "mailing_letter_status" CHECK ("mailing_letter"."status" in (1, 2, 3, 4)),
	CONSTRAINT "mailing_letter_audience" CHECK ("mailing_letter"."audience" in (1, 2, 3)),
	CONSTRAINT "mailing_letter_started" CHECK (("mailing_letter"."status" = 1) = ("mailing_letter"."started_at" is null) and ("mailing_letter"."status" = 4) = ("mailing_letter"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leave" text;--> statement-breakpoint
ALTER TABLE "mailing_delivery" ADD CONSTRAINT "mailing_delivery_letter_id_mailing_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."mailing_letter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_delivery" ADD CONSTRAINT "mailing_delivery_consent_id_consent_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_delivery_of_letter" ON "mailing_delivery" USING btree ("letter_id","state","id");--> statement-breakpoint
CREATE INDEX "mailing_delivery_consent" ON "mailing_delivery" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "mailing_delivery_posted_at" ON "mailing_delivery" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "mailing_delivery_under_way" ON "mailing_delivery" USING btree ("id") WHERE "mailing_delivery"."state" = 2;--> statement-breakpoint
CREATE INDEX "mailing_letter_by_status" ON "mailing_letter" USING btree ("status","started_at","id");--> statement-breakpoint
CREATE INDEX "mailing_letter_updated" ON "mailing_letter" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "consent_address" ON "consent" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_standing_address" ON "consent" USING btree ("email","purpose","version") WHERE "consent"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_whose" CHECK (("consent"."user_id" is null) <> ("consent"."email" is null) and ("consent"."email" is null or "consent"."purpose" = 'mailing'));--> statement-breakpoint
-- What a letter says and whom it is for is settled once it is begun.
CREATE FUNCTION "begun_letter_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a letter once begun is not changed' USING ERRCODE = '23514', CONSTRAINT = 'mailing_letter_begun';
END $$;--> statement-breakpoint
CREATE TRIGGER "mailing_letter_stays" BEFORE UPDATE ON "mailing_letter"
  FOR EACH ROW WHEN (OLD."status" <> 1 AND (NEW."status" = 1 OR
    (OLD."subject", OLD."preview", OLD."body", OLD."audience", OLD."consent_from", OLD."consent_to", OLD."started_at") IS DISTINCT FROM
    (NEW."subject", NEW."preview", NEW."body", NEW."audience", NEW."consent_from", NEW."consent_to", NEW."started_at")))
  EXECUTE FUNCTION "begun_letter_stays"();--> statement-breakpoint
CREATE TRIGGER "mailing_letter_is_kept" BEFORE DELETE ON "mailing_letter"
  FOR EACH ROW WHEN (OLD."status" <> 1) EXECUTE FUNCTION "begun_letter_stays"();--> statement-breakpoint
-- The consent is locked until the letter is in the outbox, so that nobody takes it back in between.
CREATE FUNCTION "mailing_needs_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "consent" WHERE "id" = NEW."consent_id" AND "purpose" = 'mailing' AND "withdrawn_at" IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody is written to without a consent' USING ERRCODE = '23514', CONSTRAINT = 'mailing_delivery_consented';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "mailing_delivery_consented" BEFORE INSERT OR UPDATE OF "state" ON "mailing_delivery"
  FOR EACH ROW WHEN (NEW."state" = 2) EXECUTE FUNCTION "mailing_needs_consent"();--> statement-breakpoint
-- Whoever takes their consent back gets nothing that has not left yet.
CREATE FUNCTION "mailing_ends_with_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "outbox" SET "due_at" = NULL, "dropped_at" = NEW."withdrawn_at", "html" = NULL, "leave" = NULL
    WHERE "sent_at" IS NULL AND "id" IN (SELECT "outbox_id" FROM "mailing_delivery" WHERE "consent_id" = NEW."id" AND "state" = 2);
  UPDATE "mailing_delivery" SET "state" = 5 WHERE "consent_id" = NEW."id" AND ("state" = 1 OR
    ("state" = 2 AND EXISTS (SELECT FROM "outbox" o WHERE o."id" = "outbox_id" AND o."dropped_at" IS NOT NULL)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "mailing_ends_with_consent" AFTER UPDATE OF "withdrawn_at" ON "consent"
  FOR EACH ROW WHEN (OLD."withdrawn_at" IS NULL AND NEW."withdrawn_at" IS NOT NULL AND NEW."purpose" = 'mailing')
  EXECUTE FUNCTION "mailing_ends_with_consent"();
