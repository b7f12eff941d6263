-- A certificate pays for a booking once the rest of its money is here, as a payment of its own; its sum comes back when the hold of the booking ends.
CREATE OR REPLACE FUNCTION public.certificate_use_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
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
  PERFORM spend_certificates(NEW."id", NULL, "room", CASE NEW."status" WHEN 2 THEN coalesce(NEW."paid_at", now()) END,
    NEW."user_id", 'Бронь № ' || NEW."id" || ', ' || NEW."room_name", NEW."vat_percent");
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER certificate_use_follows AFTER UPDATE OF status, price ON booking FOR EACH ROW EXECUTE FUNCTION certificate_use_follows();
