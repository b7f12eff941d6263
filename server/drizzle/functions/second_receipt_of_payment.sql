-- A prepayment whose service was given has its second receipt, of what was not refunded, written with the moment of it.
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

CREATE OR REPLACE TRIGGER payment_has_second_receipt AFTER INSERT OR UPDATE OF second_receipt_at ON payment FOR EACH ROW WHEN (new.second_receipt_at IS NOT NULL) EXECUTE FUNCTION second_receipt_of_payment();
