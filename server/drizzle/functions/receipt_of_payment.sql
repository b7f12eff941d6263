-- Money that came has its receipt, written with it.
CREATE OR REPLACE FUNCTION public.receipt_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."status" = 'succeeded' AND NEW."provider" <> 'transfer' THEN
    INSERT INTO "receipt" ("payment_id", "status", "sum", "created_at", "requested_at", "due_at")
    SELECT NEW."id", CASE WHEN NEW."taken_by" IS NULL THEN 'awaited' ELSE 'byHand' END,
      coalesce(NEW."received", NEW."sum"), coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN NEW."taken_by" IS NULL THEN coalesce(NEW."settled_at", now()) END
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER payment_has_receipt AFTER INSERT OR UPDATE OF status ON payment FOR EACH ROW EXECUTE FUNCTION receipt_of_payment();
