CREATE FUNCTION rest_reminder("due" timestamp with time zone, "since" timestamp with time zone)
RETURNS timestamp with time zone LANGUAGE sql IMMUTABLE AS $function$
  SELECT greatest("due" - interval '24 hours', "since" + interval '1 hour');
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION deposit_follows() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  IF NEW."status" = 3 AND OLD."status" = 2 THEN
    UPDATE "deposit" SET "rest" = 0, "remind_at" = NULL WHERE "booking_id" = NEW."id" AND "rest" > 0;
  ELSE
    DELETE FROM "deposit" WHERE "booking_id" = NEW."id" AND "rest" IS NULL AND (NEW."status" = 2 OR "sum" >= NEW."price");
    IF NEW."ends_at" < OLD."ends_at" THEN
      -- A booking that ends earlier has its rest paid by then.
      UPDATE "deposit" SET "due_at" = NEW."ends_at",
        "remind_at" = CASE WHEN "remind_at" IS NOT NULL THEN rest_reminder(NEW."ends_at", coalesce(NEW."moved_at", now())) END
        WHERE "booking_id" = NEW."id" AND "due_at" > NEW."ends_at";
    END IF;
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE FUNCTION hold_outlives_invoice() RETURNS trigger LANGUAGE plpgsql AS $function$
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
END $function$;--> statement-breakpoint
-- expand-contract: the previous server holds the hours of an invoice until the statement of its last day, which is later
-- locks: a trigger is added in a moment
CREATE CONSTRAINT TRIGGER hold_outlives_invoice AFTER UPDATE OF pay_until, expires_at ON booking
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN (1, 4) AND (OLD.pay_until IS DISTINCT FROM NEW.pay_until OR OLD.expires_at IS DISTINCT FROM NEW.expires_at))
  EXECUTE FUNCTION hold_outlives_invoice();--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.second_receipt_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "by_hand" boolean := NEW."taken_by" IS NOT NULL
    OR coalesce("means_of_certificate"(NEW."certificate_use_id"), 'online') <> 'online';
BEGIN
  INSERT INTO "receipt" ("payment_id", "is_second", "status", "sum", "created_at", "requested_at", "due_at", "renewals")
  SELECT NEW."id", true, CASE WHEN "by_hand" THEN 'byHand' ELSE 'awaited' END, "sum", NEW."second_receipt_at",
    NEW."second_receipt_at", CASE WHEN NOT "by_hand" THEN NEW."second_receipt_at" END, 1
  FROM "prepayment" WHERE "payment_id" = NEW."id" AND "ends_at" <= NEW."second_receipt_at";
  IF NOT FOUND THEN
    RAISE EXCEPTION 'payment % is not settled: its service has not ended, or nothing of it is left', NEW."id";
  END IF;
  RETURN NULL;
END $function$;
