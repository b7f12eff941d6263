-- locks: payments of ten years are read in a second for their checks, and none is in the partial indexes
-- expand-contract: only the new server writes the columns that the constraints and the unique indexes check
CREATE TABLE "certificate" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"sum" bigint NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"user_id" integer NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"months" integer NOT NULL,
	"valid_to" date,
	"vat_percent" integer NOT NULL,
	"payment_id" integer,
	"block_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_state" CHECK ("certificate"."state" in ('awaiting', 'active', 'blocked')),
	CONSTRAINT "certificate_code" CHECK ("certificate"."code" ~ '^[234679ACEHKMPTXY]{12}$'),
	CONSTRAINT "certificate_sum" CHECK ("certificate"."sum" > 0),
	CONSTRAINT "certificate_balance" CHECK ("certificate"."spent" >= 0 and "certificate"."returned" >= 0 and "certificate"."spent" + "certificate"."returned" <= "certificate"."sum"),
	CONSTRAINT "certificate_paid" CHECK (num_nonnulls("certificate"."valid_to", "certificate"."payment_id", "certificate"."paid_at") = case "certificate"."state" when 'awaiting' then 0 else 3 end and ("certificate"."state" <> 'awaiting' or "certificate"."spent" + "certificate"."returned" = 0)),
	CONSTRAINT "certificate_blocked" CHECK (("certificate"."state" = 'blocked') = ("certificate"."block_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "certificate_terms" (
	"id" integer PRIMARY KEY NOT NULL,
	"sums" integer[] NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"months" integer NOT NULL,
	CONSTRAINT "certificate_terms_one" CHECK ("certificate_terms"."id" = 1),
	CONSTRAINT "certificate_terms_limits" CHECK ("certificate_terms"."least" > 0 and "certificate_terms"."least" <= "certificate_terms"."most"),
	CONSTRAINT "certificate_terms_months" CHECK ("certificate_terms"."months" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "certificate_use" (
	"id" serial PRIMARY KEY NOT NULL,
	"certificate_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"state" text NOT NULL,
	"sum" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"receipt_mode" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "certificate_use_once" UNIQUE("certificate_id","booking_id"),
	CONSTRAINT "certificate_use_state" CHECK ("certificate_use"."state" in ('reserved', 'settled', 'lapsed', 'withdrawn')),
	CONSTRAINT "certificate_use_receipt_mode" CHECK ("certificate_use"."receipt_mode" in ('full', 'prepaid')),
	CONSTRAINT "certificate_use_sum" CHECK ("certificate_use"."sum" > 0),
	CONSTRAINT "certificate_use_returned" CHECK ("certificate_use"."returned" between 0 and case "certificate_use"."state" when 'settled' then "certificate_use"."sum" else 0 end),
	CONSTRAINT "certificate_use_settled" CHECK (("certificate_use"."state" = 'settled') = ("certificate_use"."settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_of_one_thing";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_receipt_mode";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "certificate_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "certificate_use_id" integer;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_use" ADD CONSTRAINT "certificate_use_certificate_id_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_use" ADD CONSTRAINT "certificate_use_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_once" ON "certificate" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_payment" ON "certificate" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "certificate_user" ON "certificate" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "certificate_by_sum" ON "certificate" USING btree ("sum","id");--> statement-breakpoint
CREATE INDEX "certificate_by_end" ON "certificate" USING btree ("valid_to","id");--> statement-breakpoint
CREATE INDEX "certificate_created" ON "certificate" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "certificate_paid_at" ON "certificate" USING btree ("paid_at") WHERE "certificate"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "certificate_words" ON "certificate" USING gin (to_tsvector('simple', translate(lower("recipient"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "certificate_use_booking" ON "certificate_use" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "certificate_use_settled_at" ON "certificate_use" USING btree ("settled_at") WHERE "certificate_use"."state" = 'settled';--> statement-breakpoint
CREATE INDEX "payment_certificate" ON "payment" USING btree ("certificate_id") WHERE "payment"."certificate_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_certificate_use" ON "payment" USING btree ("certificate_use_id") WHERE "payment"."certificate_use_id" is not null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_by_certificate" CHECK (("payment"."provider" = 'certificate') = ("payment"."certificate_use_id" is not null));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("payment"."booking_id", "payment"."booking_group_id", "payment"."event_id", "payment"."ticket_order_id", "payment"."package_purchase_id", "payment"."certificate_id") = 1);--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_receipt_mode" CHECK ("payment"."receipt_mode" in ('full', 'prepaid', 'advance'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "certificate"("id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_certificate_use_id_fk" FOREIGN KEY ("certificate_use_id") REFERENCES "certificate_use"("id");--> statement-breakpoint
INSERT INTO "certificate_terms" ("id", "sums", "least", "most", "months") VALUES (1, '{300000,500000,1000000}', 100000, 10000000, 12);--> statement-breakpoint
CREATE FUNCTION means_of_certificate(use_id integer) RETURNS text LANGUAGE sql STABLE AS $function$
  SELECT CASE WHEN s."taken_by" IS NULL THEN 'online' ELSE s."provider" END
  FROM "certificate_use" u JOIN "certificate" c ON c."id" = u."certificate_id" JOIN "payment" s ON s."id" = c."payment_id"
  WHERE u."id" = use_id
$function$;--> statement-breakpoint
CREATE FUNCTION count_certificate_use() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "was" bigint := CASE WHEN TG_OP <> 'INSERT' AND OLD."state" IN ('reserved', 'settled') THEN OLD."sum" - OLD."returned" ELSE 0 END;
  "is" bigint := CASE WHEN TG_OP <> 'DELETE' AND NEW."state" IN ('reserved', 'settled') THEN NEW."sum" - NEW."returned" ELSE 0 END;
  "of_state" text;
BEGIN
  IF "was" = "is" THEN
    RETURN NULL;
  END IF;
  -- The row lock makes those who spend a certificate at once wait for each other, so the check sees all earlier uses.
  UPDATE "certificate" SET "spent" = "spent" + "is" - "was"
    WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."certificate_id" ELSE NEW."certificate_id" END
    RETURNING "state" INTO "of_state";
  IF "is" > "was" AND "of_state" <> 'active' THEN
    RAISE EXCEPTION 'certificate % is %', NEW."certificate_id", "of_state"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'certificate_use_active', TABLE = 'certificate_use';
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER certificate_use_is_counted AFTER INSERT OR DELETE OR UPDATE OF state, sum, returned ON certificate_use FOR EACH ROW EXECUTE FUNCTION count_certificate_use();--> statement-breakpoint
CREATE FUNCTION certificate_use_follows() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "used" record;
  "room" bigint := NEW."price";
BEGIN
  IF NOT EXISTS (SELECT FROM "certificate_use" WHERE "booking_id" = NEW."id" AND "state" = 'reserved') THEN
    RETURN NULL;
  END IF;
  IF NEW."status" = 3 THEN
    UPDATE "certificate_use" SET "state" = 'lapsed' WHERE "booking_id" = NEW."id" AND "state" = 'reserved';
    RETURN NULL;
  END IF;
  IF NEW."status" = 2 THEN
    -- What money has paid already, no certificate pays again.
    "room" := "room" - coalesce((SELECT sum(coalesce("received", "sum") - "refunded") FROM "payment"
        WHERE "booking_id" = NEW."id" AND "status" = 'succeeded'), 0)
      - coalesce((SELECT sum("share"."sum" - "share"."refunded") FROM "payment_share" "share"
        JOIN "payment" ON "payment"."id" = "share"."payment_id"
        WHERE "share"."booking_id" = NEW."id" AND "payment"."status" = 'succeeded'), 0)
      - coalesce((SELECT "sum" - "returned" FROM "client_booking" WHERE "booking_id" = NEW."id" AND "sum" IS NOT NULL), 0);
  END IF;
  FOR "used" IN SELECT * FROM "certificate_use" WHERE "booking_id" = NEW."id" AND "state" = 'reserved' ORDER BY "id" LOOP
    IF "room" <= 0 THEN
      UPDATE "certificate_use" SET "state" = 'lapsed' WHERE "id" = "used"."id";
    ELSE
      UPDATE "certificate_use" SET "sum" = least("used"."sum", "room"),
        "state" = CASE NEW."status" WHEN 2 THEN 'settled' ELSE 'reserved' END,
        "settled_at" = CASE NEW."status" WHEN 2 THEN coalesce(NEW."paid_at", now()) END
        WHERE "id" = "used"."id";
      IF NEW."status" = 2 THEN
        INSERT INTO "payment" ("user_id", "booking_id", "certificate_use_id", "provider", "provider_id", "status", "sum",
          "received", "description", "vat_percent", "receipt_mode", "confirmation_token", "frame_url", "created_at",
          "expires_at", "settled_at")
        VALUES (NEW."user_id", NEW."id", "used"."id", 'certificate', 'use-' || "used"."id", 'succeeded',
          least("used"."sum", "room"), least("used"."sum", "room"), 'Бронь № ' || NEW."id" || ', ' || NEW."room_name",
          NEW."vat_percent", "used"."receipt_mode", '', '', coalesce(NEW."paid_at", now()), coalesce(NEW."paid_at", now()),
          coalesce(NEW."paid_at", now()));
      END IF;
      "room" := "room" - "used"."sum";
    END IF;
  END LOOP;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER certificate_use_follows AFTER UPDATE OF status, price ON booking FOR EACH ROW EXECUTE FUNCTION certificate_use_follows();--> statement-breakpoint
CREATE FUNCTION refund_of_certificate_use() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  IF EXISTS (SELECT FROM "payment" WHERE "id" = NEW."payment_id" AND "provider" = 'certificate') THEN
    NEW."status" := 'succeeded';
    NEW."due_at" := NULL;
    NEW."settled_at" := NEW."created_at";
  END IF;
  RETURN NEW;
END $function$;--> statement-breakpoint
CREATE TRIGGER refund_of_certificate_use BEFORE INSERT ON refund FOR EACH ROW EXECUTE FUNCTION refund_of_certificate_use();--> statement-breakpoint
CREATE FUNCTION certificate_follows_refund() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "was" bigint := CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD."sum" END;
  "is" bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW."sum" END;
  "of_payment" integer := CASE TG_OP WHEN 'DELETE' THEN OLD."payment_id" ELSE NEW."payment_id" END;
BEGIN
  UPDATE "certificate_use" SET "returned" = "returned" + "is" - "was"
    WHERE "id" = (SELECT "certificate_use_id" FROM "payment" WHERE "id" = "of_payment");
  UPDATE "certificate" SET "returned" = "returned" + "is" - "was" WHERE "payment_id" = "of_payment";
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER certificate_follows_refund AFTER INSERT OR DELETE OR UPDATE OF sum ON refund FOR EACH ROW EXECUTE FUNCTION certificate_follows_refund();--> statement-breakpoint
CREATE OR REPLACE FUNCTION receipt_of_payment() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "by_hand" boolean := NEW."taken_by" IS NOT NULL
    OR coalesce("means_of_certificate"(NEW."certificate_use_id"), 'online') <> 'online';
BEGIN
  -- A certificate has paid in advance, with a receipt. What it settles later has one then, as any prepayment.
  IF NEW."status" = 'succeeded' AND NEW."provider" <> 'transfer'
    AND NOT (NEW."provider" = 'certificate' AND NEW."receipt_mode" = 'prepaid') THEN
    INSERT INTO "receipt" ("payment_id", "status", "sum", "created_at", "requested_at", "due_at", "renewals")
    SELECT NEW."id", CASE WHEN "by_hand" THEN 'byHand' ELSE 'awaited' END,
      coalesce(NEW."received", NEW."sum"), coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN NOT "by_hand" THEN coalesce(NEW."settled_at", now()) END,
      CASE NEW."provider" WHEN 'certificate' THEN 1 ELSE 0 END
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION receipt_of_refund() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  IF NEW."status" = 'succeeded' THEN
    -- No bank returns what a certificate paid, so no provider writes that receipt.
    INSERT INTO "receipt" ("payment_id", "refund_id", "status", "sum", "created_at", "requested_at", "due_at")
    SELECT NEW."payment_id", NEW."id", CASE WHEN "taken_by" IS NULL AND "provider" <> 'certificate' THEN 'awaited' ELSE 'byHand' END,
      NEW."sum", coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN "taken_by" IS NULL AND "provider" <> 'certificate' THEN coalesce(NEW."settled_at", now()) END
    FROM "payment" WHERE "id" = NEW."payment_id" AND "provider" <> 'transfer'
      AND NOT ("provider" = 'certificate' AND "receipt_mode" = 'prepaid' AND NOT NEW."after_second_receipt")
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION second_receipt_of_payment() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "by_hand" boolean := coalesce("means_of_certificate"(NEW."certificate_use_id"), 'online') <> 'online';
BEGIN
  INSERT INTO "receipt" ("payment_id", "is_second", "status", "sum", "created_at", "requested_at", "due_at", "renewals")
  SELECT NEW."id", true, CASE WHEN "by_hand" THEN 'byHand' ELSE 'awaited' END, "sum", NEW."second_receipt_at",
    NEW."second_receipt_at", CASE WHEN NOT "by_hand" THEN NEW."second_receipt_at" END, 1
  FROM "prepayment" WHERE "payment_id" = NEW."id" AND "ends_at" <= NEW."second_receipt_at";
  IF NOT FOUND THEN
    RAISE EXCEPTION 'payment % is not settled: its service has not ended, or nothing of it is left', NEW."id";
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE OR REPLACE VIEW "movement_said" AS
WITH "ours" AS (
  SELECT p."provider", p."provider_id", 'p' || p."id" AS "key", p."id" AS "payment_id", NULL::integer AS "refund_id", 'payment' AS "way",
    coalesce(p."settled_at", p."created_at") AS "at", coalesce(p."received", p."sum") AS "sum", p."provider_id" AS "known_as",
    t."id" AS "receipt_id", t."status" AS "receipt", t."registered_sum" <> t."sum" AS "other_sum", t."requested_at" AS "asked_at",
    NULL::integer AS "invoice_id"
  FROM "payment" p
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "payment_id" = p."id" AND "refund_id" IS NULL AND NOT "is_second" LIMIT 1) t ON true
  WHERE p."status" = 'succeeded' AND p."provider" <> 'certificate' AND NOT (p."provider" = 'transfer'
    AND EXISTS (SELECT FROM "invoice_receipt" b WHERE b."invoice_id"::text = p."provider_id"))
  UNION ALL
  SELECT p."provider", p."provider_id", 'r' || r."id", p."id", r."id", 'refund',
    coalesce(r."settled_at", r."created_at"), r."sum", "refund_key"(r),
    t."id", t."status", t."registered_sum" <> t."sum", t."requested_at", NULL
  FROM "refund" r JOIN "payment" p ON p."id" = r."payment_id"
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "refund_id" = r."id" LIMIT 1) t ON true
  WHERE r."status" = 'succeeded' AND p."provider" <> 'certificate'
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
  SELECT p."provider", p."provider_id", 's' || t."id", p."id", t."refund_id", t."id", 'settlement',
    CASE WHEN p."taken_by" IS NOT NULL THEN p."provider" ELSE coalesce("means_of_certificate"(p."certificate_use_id"), 'online') END,
    t."created_at", t."sum", NULL, t."status",
    CASE WHEN t."status" = 'refused' THEN 'receiptRefused'
      WHEN t."status" = 'awaited' THEN 'receiptLate'
      WHEN t."registered_sum" <> t."sum" THEN 'receiptSum' END, t."requested_at", NULL
  FROM "receipt" t JOIN "payment" p ON p."id" = t."payment_id"
  WHERE t."is_second" OR p."provider" = 'certificate'
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
FROM "compared";--> statement-breakpoint
CREATE OR REPLACE VIEW "money_owed" AS
SELECT r."id" * 3 AS "id",
  CASE WHEN p."event_id" IS NOT NULL THEN 'event' WHEN p."ticket_order_id" IS NOT NULL THEN 'ticketOrder'
    WHEN p."package_purchase_id" IS NOT NULL THEN 'package' WHEN p."certificate_id" IS NOT NULL THEN 'certificate' ELSE 'booking' END AS "kind",
  coalesce(r."booking_id", p."booking_id", p."event_id", p."ticket_order_id", p."package_purchase_id", p."certificate_id") AS "subject_id",
  CASE WHEN r."status" = 'failed' THEN 'refused' WHEN p."taken_by" IS NULL THEN 'sending' ELSE 'byHand' END AS "state",
  CASE WHEN p."taken_by" IS NULL THEN 'online' ELSE p."provider" END AS "means",
  coalesce('Бронь № ' || r."booking_id", p."description") AS "title",
  coalesce(p."payer", CASE WHEN u."id" IS NULL THEN t."name"
    ELSE concat_ws(' ', nullif(u."lastname", ''), nullif(u."name", ''), nullif(u."middlename", '')) END, '') AS "customer",
  coalesce(u."phone", t."phone", '') AS "phone", u."id" AS "user_id", r."sum",
  CASE r."status" WHEN 'failed' THEN coalesce(r."settled_at", r."created_at") ELSE r."created_at" END AS "since", r."why",
  NULL::text AS "reason"
FROM "refund" r
JOIN "payment" p ON p."id" = r."payment_id"
LEFT JOIN "users" u ON u."id" = p."user_id"
LEFT JOIN "ticket_order" t ON t."id" = p."ticket_order_id"
WHERE r."status" <> 'succeeded'
UNION ALL
SELECT o."invoice_id" * 3 + 1, 'invoice', o."invoice_id", 'byHand', 'transfer',
  'Счёт № ' || i."number" || coalesce(': ' || e."title", ''), a."customer_name",
  coalesce(u."phone", nullif(a."customer" ->> 'phone', ''), ''), u."id",
  o."received" - o."returned" - CASE o."state" WHEN 'paid' THEN o."sum" ELSE o."kept" END,
  -- Since its money came, or since what it was for ended.
  greatest(
    (SELECT max(b."taken_at") FROM "invoice_receipt" b WHERE b."invoice_id" = o."invoice_id"),
    CASE WHEN o."state" = 'cancelled' THEN coalesce(
      CASE WHEN e."status" IN (9, 10) THEN e."updated_at" END,
      (SELECT max(coalesce(b."cancelled_at", b."paid_at")) FROM "booking" b WHERE b."id" = ANY (o."order_ids"))) END),
  NULL, coalesce(o."why", 'over')
FROM "invoice_order" o
JOIN "invoice" i ON i."id" = o."invoice_id"
JOIN "agreement" a ON a."id" = i."agreement_id"
LEFT JOIN "users" u ON u."id" = o."user_id"
LEFT JOIN "event_request" e ON e."id" = o."event_request_id"
WHERE o."state" <> 'awaiting' AND o."received" - o."returned" > CASE o."state" WHEN 'paid' THEN o."sum" ELSE o."kept" END
UNION ALL
SELECT b."id" * 3 + 2, 'bankPayment', b."id", 'byHand', 'transfer', 'Платёж № ' || b."payment_order", b."payer_name", '', NULL,
  b."sum", b."taken_at", NULL, 'ended'
FROM "bank_payment" b
WHERE b."state" = 'waiting' AND b."why" = 'over';
