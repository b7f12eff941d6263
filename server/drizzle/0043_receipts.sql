CREATE TABLE "receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"status" text NOT NULL,
	"sum" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"renewals" integer DEFAULT 0 NOT NULL,
	"renewal_sent" integer DEFAULT 0 NOT NULL,
	"document_number" text,
	"storage_number" text,
	"attribute" text,
	"registered_at" timestamp (3) with time zone,
	"registered_sum" bigint,
	"noted_by" integer,
	CONSTRAINT "receipt_status" CHECK ("receipt"."status" in ('awaited', 'registered', 'refused', 'byHand')),
	CONSTRAINT "receipt_is_asked_about" CHECK (("receipt"."status" = 'awaited') = ("receipt"."due_at" is not null)),
	CONSTRAINT "receipt_registered" CHECK (num_nonnulls("receipt"."document_number", "receipt"."storage_number", "receipt"."attribute", "receipt"."registered_at", "receipt"."registered_sum") = case when "receipt"."status" = 'registered' then 5 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "statement_day" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"read_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_day_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "statement_line" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"refund_key" text,
	"sum" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_line_provider_kind_provider_id_pk" PRIMARY KEY("provider","kind","provider_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"of" text NOT NULL,
	"sum" bigint NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_receipt_of_unique" UNIQUE("of")
);
--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sandbox_payment" SET "paid_at" = "created_at" WHERE "status" = 'succeeded';--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD COLUMN "made_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ALTER COLUMN "made_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_of_payment" ON "receipt" USING btree ("payment_id") WHERE "receipt"."refund_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_of_refund" ON "receipt" USING btree ("refund_id") WHERE "receipt"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_document" ON "receipt" USING btree ("storage_number","document_number");--> statement-breakpoint
CREATE INDEX "receipt_due" ON "receipt" USING btree ("due_at") WHERE "receipt"."status" = 'awaited';--> statement-breakpoint
CREATE INDEX "receipt_refused" ON "receipt" USING btree ("id") WHERE "receipt"."status" = 'refused';--> statement-breakpoint
CREATE INDEX "statement_day_due" ON "statement_day" USING btree ("due_at") WHERE "statement_day"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "statement_line_at" ON "statement_line" USING btree ("at");--> statement-breakpoint
CREATE INDEX "statement_line_key" ON "statement_line" USING btree ("provider","refund_key") WHERE "statement_line"."refund_key" is not null;
--> statement-breakpoint
-- The receipt comes with the money it is of, so that no code can forget it. Money that came to the bank account needs none.
CREATE FUNCTION "receipt_of_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = 'succeeded' AND NEW."provider" <> 'transfer' THEN
    INSERT INTO "receipt" ("payment_id", "status", "sum", "created_at", "requested_at", "due_at")
    SELECT NEW."id", CASE WHEN NEW."taken_by" IS NULL THEN 'awaited' ELSE 'byHand' END,
      coalesce(NEW."received", NEW."sum"), coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN NEW."taken_by" IS NULL THEN coalesce(NEW."settled_at", now()) END
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "receipt_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = 'succeeded' THEN
    INSERT INTO "receipt" ("payment_id", "refund_id", "status", "sum", "created_at", "requested_at", "due_at")
    SELECT NEW."payment_id", NEW."id", CASE WHEN "taken_by" IS NULL THEN 'awaited' ELSE 'byHand' END,
      NEW."sum", coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN "taken_by" IS NULL THEN coalesce(NEW."settled_at", now()) END
    FROM "payment" WHERE "id" = NEW."payment_id" AND "provider" <> 'transfer'
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_has_receipt" AFTER INSERT OR UPDATE OF "status" ON "payment" FOR EACH ROW EXECUTE FUNCTION "receipt_of_payment"();
--> statement-breakpoint
CREATE TRIGGER "refund_has_receipt" AFTER INSERT OR UPDATE OF "status" ON "refund" FOR EACH ROW EXECUTE FUNCTION "receipt_of_refund"();
--> statement-breakpoint
-- What came and went before has receipts too.
UPDATE "payment" SET "status" = "status" WHERE "status" = 'succeeded';
--> statement-breakpoint
UPDATE "refund" SET "status" = "status" WHERE "status" = 'succeeded';
