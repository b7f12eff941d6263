-- The hours of a booking stay held at least as long as its unpaid invoice says.
CREATE OR REPLACE FUNCTION public.hold_outlives_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "owed" record;
BEGIN
  -- What the booking and its invoice became by the end of the transaction.
  SELECT o."invoice_id" AS "invoice", o."kept_until" AS "until" INTO "owed"
  FROM "booking" b JOIN "invoice_order" o ON (o."booking_id" = b."id" OR o."group_id" = b."group_id")
  WHERE b."id" = NEW."id" AND b."status" IN (1, 4) AND o."state" = 'awaiting' AND b."id" = ANY (o."order_ids")
    AND least(b."pay_until", b."expires_at") < o."kept_until";
  IF FOUND THEN
    RAISE EXCEPTION 'booking % is held for less than its invoice % says, until %', NEW."id", "owed"."invoice", "owed"."until"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'hold_outlives_invoice';
  END IF;
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER hold_outlives_invoice AFTER UPDATE OF pay_until, expires_at ON booking DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = ANY (ARRAY[1, 4])) AND (old.pay_until IS DISTINCT FROM new.pay_until OR old.expires_at IS DISTINCT FROM new.expires_at)) EXECUTE FUNCTION hold_outlives_invoice();
