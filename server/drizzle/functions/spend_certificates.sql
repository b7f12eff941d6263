-- Certificates reserved for a booking or an order of tickets pay what is left of it, each with a payment of its own once it is paid.
CREATE OR REPLACE FUNCTION public.spend_certificates(of_booking integer, of_order integer, room bigint, paid timestamp with time zone, payer integer, what text, vat integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  "used" record;
  "left" bigint := room;
BEGIN
  FOR "used" IN SELECT u.*, c."vat_percent" FROM "certificate_use" u JOIN "certificate" c ON c."id" = u."certificate_id"
    WHERE (u."booking_id" = of_booking OR u."ticket_order_id" = of_order) AND u."state" = 'reserved' ORDER BY u."id" LOOP
    IF "left" <= 0 THEN
      UPDATE "certificate_use" SET "state" = 'lapsed' WHERE "id" = "used"."id";
    ELSE
      UPDATE "certificate_use" SET "sum" = least("used"."sum", "left"), "settled_at" = paid,
        "state" = CASE WHEN paid IS NULL THEN 'reserved' ELSE 'settled' END
        WHERE "id" = "used"."id";
      IF paid IS NOT NULL THEN
        INSERT INTO "payment" ("user_id", "booking_id", "ticket_order_id", "certificate_use_id", "provider", "provider_id",
          "status", "sum", "received", "description", "vat_percent", "receipt_mode", "confirmation_token", "frame_url",
          "created_at", "expires_at", "settled_at")
        VALUES (payer, of_booking, of_order, "used"."id", 'certificate', 'use-' || "used"."id", 'succeeded',
          least("used"."sum", "left"), least("used"."sum", "left"), what, coalesce(vat, "used"."vat_percent"),
          "used"."receipt_mode", '', '', paid, paid, paid);
      END IF;
      "left" := "left" - "used"."sum";
    END IF;
  END LOOP;
END $function$;
