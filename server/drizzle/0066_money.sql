CREATE TABLE "invoice_return" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"sum" bigint NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_return_sum" CHECK ("invoice_return"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "statement_import" (
	"id" serial PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"set_aside" jsonb NOT NULL,
	"started_by" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_import_done" CHECK ("statement_import"."done" between 0 and "statement_import"."total"),
	CONSTRAINT "statement_import_sums" CHECK ("statement_import"."added" + "statement_import"."known" = "statement_import"."done")
);
--> statement-breakpoint
ALTER TABLE "invoice_order" DROP CONSTRAINT "invoice_order_of_one";--> statement-breakpoint
ALTER TABLE "bank_payment" DROP CONSTRAINT "bank_payment_counted";--> statement-breakpoint
ALTER TABLE "invoice_order" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_order" ALTER COLUMN "kept_until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD COLUMN "of_agreement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_payment" ADD COLUMN "receipt_id" integer;--> statement-breakpoint
ALTER TABLE "movement" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_return" ADD CONSTRAINT "invoice_return_invoice_id_invoice_order_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice_order"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_return" ADD CONSTRAINT "invoice_return_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_import" ADD CONSTRAINT "statement_import_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_return_invoice" ON "invoice_return" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_receipt_id_invoice_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."invoice_receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_order_owed" ON "invoice_order" USING btree ("invoice_id") WHERE "invoice_order"."state" <> 'awaiting' and "invoice_order"."received" - "invoice_order"."returned" > case "invoice_order"."state" when 'paid' then "invoice_order"."sum" else 0 end;--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_receipt" UNIQUE("receipt_id");--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_awaited" CHECK ("invoice_order"."of_agreement" or ("invoice_order"."user_id" is not null and "invoice_order"."kept_until" is not null));--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_received" CHECK ("invoice_order"."received" >= 0);--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_of_one" CHECK (case when "invoice_order"."of_agreement" then num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id", "invoice_order"."event_request_id") = 0 else num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id", "invoice_order"."event_request_id") = 1 or (num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id") = 0 and "invoice_order"."state" <> 'awaiting') end);--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_counted" CHECK (("bank_payment"."state" = 'counted') = ("bank_payment"."invoice_id" is not null) and ("bank_payment"."state" = 'counted' or "bank_payment"."receipt_id" is null));
--> statement-breakpoint
-- What came for an invoice is what its receipts say; taken back, a receipt counts no more.
CREATE OR REPLACE FUNCTION "count_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "invoice_order" SET "received" = "received" - OLD."sum" WHERE "invoice_id" = OLD."invoice_id";
  ELSE
    UPDATE "invoice_order" SET "received" = "received" + NEW."sum" WHERE "invoice_id" = NEW."invoice_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "invoice_receipt_is_counted" ON "invoice_receipt";--> statement-breakpoint
CREATE TRIGGER "invoice_receipt_is_counted" AFTER INSERT OR DELETE ON "invoice_receipt"
  FOR EACH ROW EXECUTE FUNCTION "count_receipt"();--> statement-breakpoint
-- What was returned before has rows too, each with its moment and person as far as the audit log knows them.
INSERT INTO "invoice_return" ("invoice_id", "sum", "sent_by", "sent_at")
SELECT o."invoice_id", o."returned", a."user_id", coalesce(a."at", o."paid_at", o."kept_until")
FROM "invoice_order" o LEFT JOIN LATERAL (
  SELECT "user_id", "at" FROM "audit"
  WHERE "call_id" = 'admin.invoice.returned' AND "subject" = 'invoice' AND "subject_id" = o."invoice_id"
  ORDER BY "at" DESC LIMIT 1) a ON true
WHERE o."returned" > 0;--> statement-breakpoint
CREATE FUNCTION "count_return"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invoice_order" SET "returned" = "returned" + NEW."sum" WHERE "invoice_id" = NEW."invoice_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_return_is_counted" AFTER INSERT ON "invoice_return"
  FOR EACH ROW EXECUTE FUNCTION "count_return"();--> statement-breakpoint
-- The sums of an order are those of its receipts and returns, whoever writes them.
CREATE FUNCTION "invoice_order_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."received" <> coalesce((SELECT sum("sum") FROM "invoice_receipt" WHERE "invoice_id" = NEW."invoice_id"), 0)
    OR NEW."returned" <> coalesce((SELECT sum("sum") FROM "invoice_return" WHERE "invoice_id" = NEW."invoice_id"), 0) THEN
    RAISE EXCEPTION 'the sums of invoice % are not those of its receipts and returns', NEW."invoice_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_order_sums', TABLE = 'invoice_order';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_order_sums" AFTER INSERT OR UPDATE OF "received", "returned" ON "invoice_order"
  FOR EACH ROW EXECUTE FUNCTION "invoice_order_sums"();--> statement-breakpoint
-- Every issued invoice waits for its money.
INSERT INTO "invoice_order" ("invoice_id", "user_id", "of_agreement", "order_ids", "state", "sum", "kept_until", "paid_at")
SELECT i."id", a."user_id", true, '{}', CASE i."sum" WHEN 0 THEN 'paid' ELSE 'awaiting' END, i."sum",
  (i."due"::timestamp + interval '18 hours') AT TIME ZONE 'Asia/Yekaterinburg', CASE i."sum" WHEN 0 THEN i."closed_at" END
FROM "invoice" i JOIN "agreement" a ON a."id" = i."agreement_id"
WHERE i."status" = 2 AND NOT EXISTS (SELECT FROM "invoice_order" o WHERE o."invoice_id" = i."id");--> statement-breakpoint
-- Payments of the bank and their receipts. A receipt belongs to one of them.
UPDATE "bank_payment" SET "receipt_id" = r."id" FROM "invoice_receipt" r
WHERE "bank_payment"."id" = (SELECT min(b."id") FROM "bank_payment" b
  WHERE b."invoice_id" = r."invoice_id" AND b."paid_on" = r."paid_on" AND b."payment_order" = r."payment_order");--> statement-breakpoint
-- Money on the bank account comes and goes by the receipts and returns of invoices: parts, too much, events and
-- agreements as well. The payment that bookings are paid by is made of these receipts, and is not money again.
CREATE OR REPLACE VIEW "movement_said" AS
WITH "ours" AS (
  SELECT p."provider", p."provider_id", 'p' || p."id" AS "key", p."id" AS "payment_id", NULL::integer AS "refund_id", 'payment' AS "way",
    coalesce(p."settled_at", p."created_at") AS "at", coalesce(p."received", p."sum") AS "sum", p."provider_id" AS "known_as",
    t."id" AS "receipt_id", t."status" AS "receipt", t."registered_sum" <> t."sum" AS "other_sum", t."requested_at" AS "asked_at",
    NULL::integer AS "invoice_id"
  FROM "payment" p
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "payment_id" = p."id" AND "refund_id" IS NULL LIMIT 1) t ON true
  WHERE p."status" = 'succeeded' AND NOT (p."provider" = 'transfer'
    AND EXISTS (SELECT FROM "invoice_receipt" b WHERE b."invoice_id"::text = p."provider_id"))
  UNION ALL
  SELECT p."provider", p."provider_id", 'r' || r."id", p."id", r."id", 'refund',
    coalesce(r."settled_at", r."created_at"), r."sum", "refund_key"(r),
    t."id", t."status", t."registered_sum" <> t."sum", t."requested_at", NULL
  FROM "refund" r JOIN "payment" p ON p."id" = r."payment_id"
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "refund_id" = r."id" LIMIT 1) t ON true
  WHERE r."status" = 'succeeded'
), "compared" AS (
  SELECT o."provider", o."provider_id", o."key", o."payment_id", o."refund_id", o."receipt_id", o."way",
    CASE WHEN o."provider" IN ('cash', 'terminal', 'transfer') THEN o."provider" ELSE 'online' END AS "means",
    o."at", o."sum", l."sum" AS "provider_sum", o."receipt",
    CASE WHEN l."sum" <> o."sum" THEN 'sum'
      WHEN l."sum" IS NULL AND "books_are_read"(o."provider", o."at") THEN 'missing'
      WHEN o."receipt" = 'refused' THEN 'receiptRefused'
      WHEN o."receipt" = 'awaited' THEN 'receiptLate'
      WHEN o."other_sum" THEN 'receiptSum' END AS "trouble",
    o."asked_at", o."invoice_id"
  FROM "ours" o LEFT JOIN LATERAL (
    SELECT "sum" FROM "statement_line"
    WHERE "provider" = o."provider" AND "payment_id" = o."provider_id" AND "kind" = o."way"
      AND o."known_as" = CASE "kind" WHEN 'payment' THEN "provider_id" ELSE "refund_key" END
    ORDER BY "provider_id" LIMIT 1) l ON true
  UNION ALL
  SELECT l."provider", l."payment_id", 'x' || l."kind" || l."provider_id", p."id", NULL, NULL, l."kind", 'online',
    l."at", NULL, l."sum", NULL, 'unknown', CASE WHEN p."status" = 'pending' THEN l."at" ELSE '-infinity' END, NULL
  FROM "statement_line" l LEFT JOIN "payment" p ON p."provider" = l."provider" AND p."provider_id" = l."payment_id"
  WHERE CASE l."kind" WHEN 'payment' THEN p."status" IS DISTINCT FROM 'succeeded'
    ELSE NOT EXISTS (SELECT FROM "refund" r WHERE r."payment_id" = p."id" AND r."status" = 'succeeded' AND "refund_key"(r) = l."refund_key")
      OR EXISTS (SELECT FROM "statement_line" f WHERE f."provider" = l."provider" AND f."payment_id" = l."payment_id"
        AND f."kind" = l."kind" AND f."refund_key" = l."refund_key" AND f."provider_id" < l."provider_id") END
  UNION ALL
  SELECT 'transfer', b."invoice_id"::text, 'b' || b."id", NULL, NULL, NULL, 'payment', 'transfer',
    ((b."paid_on"::timestamp + interval '12 hours') AT TIME ZONE 'Asia/Yekaterinburg')::timestamp(3) with time zone, b."sum", NULL, NULL, NULL, NULL, b."invoice_id"
  FROM "invoice_receipt" b
  UNION ALL
  SELECT 'transfer', v."invoice_id"::text, 'v' || v."id", NULL, NULL, NULL, 'refund', 'transfer',
    v."sent_at", v."sum", NULL, NULL, NULL, NULL, v."invoice_id"
  FROM "invoice_return" v
)
SELECT "provider", "provider_id" AS "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
  ("at" AT TIME ZONE 'Asia/Yekaterinburg')::date AS "day", "sum", "provider_sum", "receipt", "trouble",
  CASE WHEN "trouble" IN ('receiptLate', 'unknown') THEN "asked_at" + interval '1 hour'
    WHEN "trouble" IS NOT NULL THEN '-infinity' END AS "trouble_from", "invoice_id"
FROM "compared";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "movement_written"(books text, number text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "movement" m WHERE "provider" = books AND "provider_payment" = number AND NOT EXISTS (
    SELECT FROM "movement_said" s WHERE s."provider" = books AND s."provider_payment" = number AND s."key" = m."key");
  INSERT INTO "movement" ("provider", "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
    "day", "sum", "provider_sum", "receipt", "trouble", "trouble_from", "invoice_id")
  SELECT * FROM "movement_said" WHERE "provider" = books AND "provider_payment" = number
  ON CONFLICT ("provider", "key") DO UPDATE SET "payment_id" = excluded."payment_id", "receipt_id" = excluded."receipt_id",
    "at" = excluded."at", "day" = excluded."day", "sum" = excluded."sum", "provider_sum" = excluded."provider_sum",
    "receipt" = excluded."receipt", "trouble" = excluded."trouble", "trouble_from" = excluded."trouble_from";
END $$;
--> statement-breakpoint
-- Of a receipt or a return of an invoice.
CREATE FUNCTION "movement_follows_bank"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "movement_told_anew"('transfer', coalesce(NEW."invoice_id", OLD."invoice_id")::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "movement_follows_bank" AFTER INSERT OR DELETE OR UPDATE ON "invoice_receipt"
  FOR EACH ROW EXECUTE FUNCTION "movement_follows_bank"();
--> statement-breakpoint
CREATE TRIGGER "movement_follows_bank" AFTER INSERT OR DELETE OR UPDATE ON "invoice_return"
  FOR EACH ROW EXECUTE FUNCTION "movement_follows_bank"();
--> statement-breakpoint
SELECT "movement_written"('transfer', "invoice_id"::text) FROM "invoice_order" WHERE "received" > 0;
