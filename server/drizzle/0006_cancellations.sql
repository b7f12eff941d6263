-- locks: invoices are some hundreds a month and requests some thousands a year, so their checks and partial indexes take a moment
-- expand-contract: only the new server fills what the constraints check; the previous one leaves called_off_at null and kept 0
ALTER TABLE "invoice_order" DROP CONSTRAINT "invoice_order_returned";--> statement-breakpoint
DROP INDEX "invoice_order_owed";--> statement-breakpoint
ALTER TABLE "event_request" ADD COLUMN "called_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_request" ADD COLUMN "call_off_reason" text;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD COLUMN "kept" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_wait" ADD COLUMN "warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_wait" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "event_request_called_off" ON "event_request" USING btree ("updated_at","id") WHERE "event_request"."called_off_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_order_kept_to_act" ON "invoice_order" USING btree ("invoice_id") WHERE "invoice_order"."kept" > 0 and "invoice_order"."acted_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_order_owed" ON "invoice_order" USING btree ("invoice_id") WHERE "invoice_order"."state" <> 'awaiting' and "invoice_order"."received" - "invoice_order"."returned" > case "invoice_order"."state" when 'paid' then "invoice_order"."sum" else "invoice_order"."kept" end;--> statement-breakpoint
ALTER TABLE "event_request" ADD CONSTRAINT "event_request_called_off" CHECK (("event_request"."called_off_at" is null) = ("event_request"."call_off_reason" is null) and ("event_request"."called_off_at" is null or "event_request"."status" = 9));--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_kept" CHECK ("invoice_order"."kept" between 0 and "invoice_order"."received" and ("invoice_order"."kept" = 0 or "invoice_order"."state" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_returned" CHECK ("invoice_order"."returned" between 0 and greatest(0, "invoice_order"."received" - case "invoice_order"."state" when 'paid' then "invoice_order"."sum" else "invoice_order"."kept" end));--> statement-breakpoint
-- What an event was called off late for is kept, and so not owed.
CREATE OR REPLACE VIEW "money_owed" AS
SELECT r."id" * 3 AS "id",
  CASE WHEN p."event_id" IS NOT NULL THEN 'event' WHEN p."ticket_order_id" IS NOT NULL THEN 'ticketOrder' ELSE 'booking' END AS "kind",
  coalesce(r."booking_id", p."booking_id", p."event_id", p."ticket_order_id") AS "subject_id",
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
