CREATE INDEX "refund_owed" ON "refund" USING btree ("id") WHERE "refund"."status" <> 'succeeded';
--> statement-breakpoint
-- Everything that the venue owes and has not returned: refunds that staff hand over, the bank refused or has not answered
-- yet; money of invoices that paid for nothing; payments of the bank for an invoice that awaits none.
CREATE VIEW "money_owed" AS
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
  o."received" - o."returned" - CASE o."state" WHEN 'paid' THEN o."sum" ELSE 0 END,
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
WHERE o."state" <> 'awaiting' AND o."received" - o."returned" > CASE o."state" WHEN 'paid' THEN o."sum" ELSE 0 END
UNION ALL
SELECT b."id" * 3 + 2, 'bankPayment', b."id", 'byHand', 'transfer', 'Платёж № ' || b."payment_order", b."payer_name", '', NULL,
  b."sum", b."taken_at", NULL, 'ended'
FROM "bank_payment" b
WHERE b."state" = 'waiting' AND b."why" = 'over';
