-- Money that was paid back has its receipt, written with it.
CREATE OR REPLACE FUNCTION public.receipt_of_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE TRIGGER refund_has_receipt AFTER INSERT OR UPDATE OF status ON refund FOR EACH ROW EXECUTE FUNCTION receipt_of_refund();
