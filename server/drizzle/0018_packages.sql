-- expand-contract: only the new server writes the new tables, columns and kinds; a payment for a package that the previous one would settle is left to the new one
-- locks: payments, receipts and reminders are checked and indexed in a moment, and the new columns are empty
CREATE TABLE "hour_package" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"hours" integer NOT NULL,
	"price" bigint NOT NULL,
	"days" integer NOT NULL,
	"room_ids" integer[] DEFAULT '{}' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hour_package_hours" CHECK ("hour_package"."hours" between 1 and 500),
	CONSTRAINT "hour_package_price" CHECK ("hour_package"."price" >= 50000),
	CONSTRAINT "hour_package_days" CHECK ("hour_package"."days" between 1 and 1095)
);
--> statement-breakpoint
CREATE TABLE "package_purchase" (
	"id" serial PRIMARY KEY NOT NULL,
	"package_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" integer NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"hours" integer NOT NULL,
	"price" bigint NOT NULL,
	"days" integer NOT NULL,
	"room_ids" integer[] DEFAULT '{}' NOT NULL,
	"vat_percent" integer NOT NULL,
	"hours_left" integer NOT NULL,
	"hours_returned" integer DEFAULT 0 NOT NULL,
	"valid_until" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pay_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"sold_by" integer,
	CONSTRAINT "package_purchase_status" CHECK ("package_purchase"."status" in (1, 2, 3, 4)),
	CONSTRAINT "package_purchase_hours" CHECK ("package_purchase"."hours" > 0 and "package_purchase"."price" > 0),
	CONSTRAINT "package_purchase_left" CHECK ("package_purchase"."hours_left" between 0 and "package_purchase"."hours"),
	CONSTRAINT "package_purchase_returned" CHECK ("package_purchase"."hours_returned" between 0 and "package_purchase"."hours" - "package_purchase"."hours_left"),
	CONSTRAINT "package_purchase_paid" CHECK (("package_purchase"."status" in (2, 4)) = ("package_purchase"."paid_at" is not null) and ("package_purchase"."paid_at" is null) = ("package_purchase"."valid_until" is null)),
	CONSTRAINT "package_purchase_waits" CHECK (("package_purchase"."status" = 1) = ("package_purchase"."pay_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "package_step" (
	"id" serial PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_use" (
	"id" serial PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"hours" integer NOT NULL,
	"hours_back" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "package_use_hours" CHECK ("package_use"."hours" > 0 and "package_use"."hours_back" between 0 and "package_use"."hours"),
	CONSTRAINT "package_use_back" CHECK ("package_use"."hours_back" = 0 or "package_use"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "notice_choice" DROP CONSTRAINT "notice_choice_about";--> statement-breakpoint
ALTER TABLE "notice_choice" DROP CONSTRAINT "notice_choice_off";--> statement-breakpoint
ALTER TABLE "reminder" DROP CONSTRAINT "reminder_kind";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_of_one_thing";--> statement-breakpoint
DROP INDEX "receipt_second_of_payment";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "package_purchase_id" integer;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "package_use_id" integer;--> statement-breakpoint
ALTER TABLE "package_purchase" ADD CONSTRAINT "package_purchase_package_id_hour_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."hour_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_purchase" ADD CONSTRAINT "package_purchase_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_purchase" ADD CONSTRAINT "package_purchase_sold_by_users_id_fk" FOREIGN KEY ("sold_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_step" ADD CONSTRAINT "package_step_purchase_id_package_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."package_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_use" ADD CONSTRAINT "package_use_purchase_id_package_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."package_purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_use" ADD CONSTRAINT "package_use_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hour_package_by_title" ON "hour_package" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "hour_package_by_price" ON "hour_package" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "hour_package_by_hours" ON "hour_package" USING btree ("hours","id");--> statement-breakpoint
CREATE INDEX "hour_package_by_published" ON "hour_package" USING btree ("is_published","id");--> statement-breakpoint
CREATE INDEX "hour_package_updated" ON "hour_package" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "hour_package_words" ON "hour_package" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "about"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE UNIQUE INDEX "package_purchase_unpaid" ON "package_purchase" USING btree ("user_id","package_id") WHERE "package_purchase"."status" = 1;--> statement-breakpoint
CREATE INDEX "package_purchase_package" ON "package_purchase" USING btree ("package_id","id");--> statement-breakpoint
CREATE INDEX "package_purchase_user" ON "package_purchase" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "package_purchase_by_status" ON "package_purchase" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "package_purchase_by_left" ON "package_purchase" USING btree ("hours_left","id");--> statement-breakpoint
CREATE INDEX "package_purchase_by_term" ON "package_purchase" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "package_purchase_by_paid" ON "package_purchase" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "package_purchase_lapses" ON "package_purchase" USING btree ("pay_until") WHERE "package_purchase"."status" = 1;--> statement-breakpoint
CREATE INDEX "package_purchase_words" ON "package_purchase" USING gin (to_tsvector('simple', translate(lower("title"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "package_step_purchase" ON "package_step" USING btree ("purchase_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_use_of_booking" ON "package_use" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "package_use_purchase" ON "package_use" USING btree ("purchase_id","id");--> statement-breakpoint
CREATE INDEX "package_use_unsettled" ON "package_use" USING btree ("id") WHERE "package_use"."settled_at" is null and "package_use"."hours" > "package_use"."hours_back";--> statement-breakpoint
CREATE INDEX "payment_package" ON "payment" USING btree ("package_purchase_id") WHERE "payment"."package_purchase_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_of_package_use" ON "receipt" USING btree ("package_use_id") WHERE "receipt"."package_use_id" is not null;--> statement-breakpoint
CREATE INDEX "receipt_of_uses" ON "receipt" USING btree ("payment_id") WHERE "receipt"."package_use_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_second_of_payment" ON "receipt" USING btree ("payment_id") WHERE "receipt"."is_second" and "receipt"."package_use_id" is null;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_about" CHECK ("notice_choice"."about" in ('orders', 'requests', 'money', 'decisions', 'booking', 'ticket', 'event', 'eventRequest', 'offer', 'invoice', 'package'));--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_off" CHECK (("notice_choice"."channel" <> 'none' and "notice_choice"."hours" is null) or "notice_choice"."about" in ('booking', 'ticket', 'event', 'eventRequest', 'offer', 'invoice', 'package'));--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_kind" CHECK ("reminder"."kind" in ('booking', 'ticket', 'event', 'eventRequest', 'offer', 'invoice', 'package'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("payment"."booking_id", "payment"."booking_group_id", "payment"."event_id", "payment"."ticket_order_id", "payment"."package_purchase_id") = 1);--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_of_use" CHECK ("receipt"."package_use_id" is null or "receipt"."is_second");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_package_purchase_id_package_purchase_id_fk" FOREIGN KEY ("package_purchase_id") REFERENCES "package_purchase"("id");--> statement-breakpoint
CREATE FUNCTION count_package_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "was" integer := CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD."hours" - OLD."hours_back" END;
  "is" integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW."hours" - NEW."hours_back" END;
  "of_purchase" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."purchase_id" ELSE NEW."purchase_id" END;
BEGIN
  -- The row lock makes bookings that use a package at once wait for each other; a check refuses one hour too many.
  UPDATE "package_purchase" SET "hours_left" = "hours_left" + "was" - "is" WHERE "id" = "of_purchase";
  IF TG_OP = 'INSERT' AND NOT EXISTS (
    SELECT FROM "package_purchase" p JOIN "booking" b ON b."id" = NEW."booking_id"
    WHERE p."id" = "of_purchase" AND p."status" = 2 AND p."user_id" = b."user_id" AND NEW."hours" = cardinality(b."hours")
      AND p."valid_until" >= (NEW."used_at" AT TIME ZONE 'Asia/Yekaterinburg')::date
      AND (p."room_ids" = '{}' OR b."room_id" = ANY (p."room_ids"))) THEN
    RAISE EXCEPTION 'package % does not pay for booking %', "of_purchase", NEW."booking_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_use_fits', TABLE = 'package_use';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER package_use_is_counted AFTER INSERT OR DELETE OR UPDATE OF hours, hours_back ON package_use FOR EACH ROW EXECUTE FUNCTION count_package_use();--> statement-breakpoint
CREATE FUNCTION package_use_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = 3 THEN
    UPDATE "package_use" SET "ended_at" = coalesce(NEW."cancelled_at", now()), "hours_back" = "hours"
      WHERE "booking_id" = NEW."id" AND "ended_at" IS NULL;
  ELSIF EXISTS (SELECT FROM "package_use" WHERE "booking_id" = NEW."id"
    AND ("ended_at" IS NOT NULL OR "hours" <> cardinality(NEW."hours"))) THEN
    RAISE EXCEPTION 'booking % does not have the hours that its package pays for', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_use_stays', TABLE = 'booking';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER package_use_follows AFTER UPDATE OF status, hours ON booking FOR EACH ROW
  WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."hours" IS DISTINCT FROM NEW."hours") EXECUTE FUNCTION package_use_follows();--> statement-breakpoint
CREATE OR REPLACE VIEW "money_owed" AS
SELECT r."id" * 3 AS "id",
  CASE WHEN p."event_id" IS NOT NULL THEN 'event' WHEN p."ticket_order_id" IS NOT NULL THEN 'ticketOrder'
    WHEN p."package_purchase_id" IS NOT NULL THEN 'package' ELSE 'booking' END AS "kind",
  coalesce(r."booking_id", p."booking_id", p."event_id", p."ticket_order_id", p."package_purchase_id") AS "subject_id",
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
WHERE b."state" = 'waiting' AND b."why" = 'over';--> statement-breakpoint
-- The service of a prepayment for a package is settled use by use; the rest of it when its term ends.
CREATE OR REPLACE VIEW "prepayment" AS
SELECT p."id" AS "payment_id", coalesce(p."received", p."sum") - p."refunded" - s."sum" AS "sum", p."second_receipt_at",
  CASE
    WHEN p."booking_id" IS NOT NULL THEN (SELECT b."ends_at" FROM "booking" b WHERE b."id" = p."booking_id")
    WHEN p."booking_group_id" IS NOT NULL THEN (
      SELECT max(b."ends_at") FROM "payment_share" s JOIN "booking" b ON b."id" = s."booking_id"
      WHERE s."payment_id" = p."id" AND s."refunded" < s."sum")
    WHEN p."package_purchase_id" IS NOT NULL THEN (
      SELECT (o."valid_until" + '24:00'::time) AT TIME ZONE 'Asia/Yekaterinburg' FROM "package_purchase" o
      WHERE o."id" = p."package_purchase_id" AND NOT EXISTS (SELECT FROM "package_use" u
        WHERE u."purchase_id" = o."id" AND u."settled_at" IS NULL AND u."hours" > u."hours_back"))
    ELSE (
      SELECT max((e."last_day" + coalesce(e."time_end", '24:00')::time) AT TIME ZONE 'Asia/Yekaterinburg') FROM "event" e
      WHERE e."id" = p."event_id" OR (e."cancelled_at" IS NULL AND e."id" IN (
        SELECT coalesce(a."event_id", t."event_id") FROM "ticket_order" t
        LEFT JOIN "event_attendee" a ON a."order_id" = t."id" WHERE t."id" = p."ticket_order_id")))
  END AS "ends_at"
FROM "payment" p
CROSS JOIN LATERAL (SELECT CASE WHEN p."package_purchase_id" IS NULL THEN 0 ELSE (
  SELECT coalesce(sum(t."sum"), 0)::bigint FROM "receipt" t WHERE t."payment_id" = p."id" AND t."package_use_id" IS NOT NULL)
  END AS "sum") s
WHERE p."receipt_mode" = 'prepaid' AND p."status" = 'succeeded' AND p."refunded" < coalesce(p."received", p."sum")
  AND p."refunded" + s."sum" < coalesce(p."received", p."sum");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_package_use_id_package_use_id_fk" FOREIGN KEY ("package_use_id") REFERENCES "package_use"("id");--> statement-breakpoint
CREATE FUNCTION receipt_of_package_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "booking" b WHERE b."id" = NEW."booking_id" AND b."ends_at" <= NEW."settled_at" AND b."status" IN (2, 3)) THEN
    RAISE EXCEPTION 'use % of a package is not settled: its hours are not over', NEW."id";
  END IF;
  -- The lock makes the uses of a package be settled one after another, so that their sums add up to its price.
  PERFORM FROM "package_purchase" WHERE "id" = NEW."purchase_id" FOR UPDATE;
  INSERT INTO "receipt" ("payment_id", "package_use_id", "is_second", "status", "sum", "created_at", "requested_at", "due_at", "renewals")
  SELECT p."id", NEW."id", true, CASE WHEN p."taken_by" IS NULL THEN 'awaited' ELSE 'byHand' END,
    o."price" * (b."hours" + NEW."hours" - NEW."hours_back") / o."hours" - o."price" * b."hours" / o."hours",
    NEW."settled_at", NEW."settled_at", CASE WHEN p."taken_by" IS NULL THEN NEW."settled_at" END, 1
  FROM "package_purchase" o
  CROSS JOIN LATERAL (SELECT coalesce(sum(u."hours" - u."hours_back"), 0) AS "hours" FROM "package_use" u
    WHERE u."purchase_id" = o."id" AND u."settled_at" IS NOT NULL AND u."id" <> NEW."id") b
  JOIN LATERAL (SELECT * FROM "payment" q WHERE q."package_purchase_id" = o."id" AND q."status" = 'succeeded'
    AND q."sum" = o."price" ORDER BY q."refunded" = q."sum", q."id" LIMIT 1) p ON p."second_receipt_at" IS NULL
  WHERE o."id" = NEW."purchase_id" AND NEW."hours" > NEW."hours_back";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER package_use_has_receipt AFTER UPDATE OF settled_at ON package_use FOR EACH ROW
  WHEN (OLD."settled_at" IS NULL AND NEW."settled_at" IS NOT NULL) EXECUTE FUNCTION receipt_of_package_use();
