-- locks: payments and receipts of ten years are read in a second, and most in the partial indexes are none
-- expand-contract: only the new server writes the columns that the constraints and the unique indexes check
DROP INDEX "receipt_of_payment";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "receipt_mode" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "second_receipt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "offers_cards" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "after_second_receipt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "is_second" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("id") WHERE "payment"."receipt_mode" = 'prepaid' and "payment"."status" = 'succeeded' and "payment"."second_receipt_at" is null and "payment"."refunded" < coalesce("payment"."received", "payment"."sum");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_second_of_payment" ON "receipt" USING btree ("payment_id") WHERE "receipt"."is_second";--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_of_payment" ON "receipt" USING btree ("payment_id") WHERE "receipt"."refund_id" is null and not "receipt"."is_second";--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_receipt_mode" CHECK ("payment"."receipt_mode" in ('full', 'prepaid'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_second_receipt" CHECK ("payment"."second_receipt_at" is null or coalesce("payment"."receipt_mode" = 'prepaid' and "payment"."status" = 'succeeded', false));--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_second" CHECK (not "receipt"."is_second" or "receipt"."refund_id" is null);--> statement-breakpoint
-- What is left of prepayments, and when the service that they were for ends: the last hour of the bookings that were not
-- refunded, or the event. Tickets for a cancelled event are never settled.
CREATE VIEW "prepayment" AS
SELECT p."id" AS "payment_id", coalesce(p."received", p."sum") - p."refunded" AS "sum", p."second_receipt_at",
  CASE
    WHEN p."booking_id" IS NOT NULL THEN (SELECT b."ends_at" FROM "booking" b WHERE b."id" = p."booking_id")
    WHEN p."booking_group_id" IS NOT NULL THEN (
      SELECT max(b."ends_at") FROM "payment_share" s JOIN "booking" b ON b."id" = s."booking_id"
      WHERE s."payment_id" = p."id" AND s."refunded" < s."sum")
    ELSE (
      SELECT (e."last_day" + coalesce(e."time_end", '24:00')::time) AT TIME ZONE 'Asia/Yekaterinburg' FROM "event" e
      WHERE e."id" = p."event_id" OR (e."cancelled_at" IS NULL
        AND e."id" = (SELECT t."event_id" FROM "ticket_order" t WHERE t."id" = p."ticket_order_id")))
  END AS "ends_at"
FROM "payment" p
WHERE p."receipt_mode" = 'prepaid' AND p."status" = 'succeeded' AND p."refunded" < coalesce(p."received", p."sum");--> statement-breakpoint
CREATE FUNCTION second_receipt_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "receipt" ("payment_id", "is_second", "status", "sum", "created_at", "requested_at", "due_at", "renewals")
  SELECT NEW."id", true, 'awaited', "sum", NEW."second_receipt_at", NEW."second_receipt_at", NEW."second_receipt_at", 1
  FROM "prepayment" WHERE "payment_id" = NEW."id" AND "ends_at" <= NEW."second_receipt_at";
  IF NOT FOUND THEN
    RAISE EXCEPTION 'payment % is not settled: its service has not ended, or nothing of it is left', NEW."id";
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER payment_has_second_receipt AFTER INSERT OR UPDATE OF second_receipt_at ON payment FOR EACH ROW
  WHEN (NEW."second_receipt_at" IS NOT NULL) EXECUTE FUNCTION second_receipt_of_payment();--> statement-breakpoint
CREATE FUNCTION refund_after_second_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock decides whether the refund or the second receipt is first.
  SELECT "second_receipt_at" IS NOT NULL INTO NEW."after_second_receipt" FROM "payment" WHERE "id" = NEW."payment_id" FOR UPDATE;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER refund_after_second_receipt BEFORE INSERT ON refund FOR EACH ROW EXECUTE FUNCTION refund_after_second_receipt();--> statement-breakpoint
CREATE OR REPLACE VIEW "movement_said" AS
WITH "ours" AS (
  SELECT p."provider", p."provider_id", 'p' || p."id" AS "key", p."id" AS "payment_id", NULL::integer AS "refund_id", 'payment' AS "way",
    coalesce(p."settled_at", p."created_at") AS "at", coalesce(p."received", p."sum") AS "sum", p."provider_id" AS "known_as",
    t."id" AS "receipt_id", t."status" AS "receipt", t."registered_sum" <> t."sum" AS "other_sum", t."requested_at" AS "asked_at",
    NULL::integer AS "invoice_id"
  FROM "payment" p
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "payment_id" = p."id" AND "refund_id" IS NULL AND NOT "is_second" LIMIT 1) t ON true
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
  SELECT p."provider", p."provider_id", 's' || t."id", p."id", NULL, t."id", 'settlement',
    CASE WHEN p."taken_by" IS NULL THEN 'online' ELSE p."provider" END, t."created_at", t."sum", NULL, t."status",
    CASE WHEN t."status" = 'refused' THEN 'receiptRefused'
      WHEN t."status" = 'awaited' THEN 'receiptLate'
      WHEN t."registered_sum" <> t."sum" THEN 'receiptSum' END, t."requested_at", NULL
  FROM "receipt" t JOIN "payment" p ON p."id" = t."payment_id"
  WHERE t."is_second"
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
