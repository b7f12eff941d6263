-- Money that came has its receipt, written with it.
CREATE OR REPLACE FUNCTION public.receipt_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "by_hand" boolean := NEW."taken_by" IS NOT NULL
    OR coalesce("means_of_certificate"(NEW."certificate_use_id"), 'online') <> 'online';
BEGIN
  -- A certificate has paid in advance, with a receipt. What it settles later has one then, as any prepayment.
  IF NEW."status" = 'succeeded' AND NEW."provider" <> 'transfer'
    AND NOT (NEW."provider" = 'certificate' AND NEW."receipt_mode" = 'prepaid') THEN
    INSERT INTO "receipt" ("payment_id", "status", "sum", "created_at", "requested_at", "due_at", "renewals")
    SELECT NEW."id", CASE WHEN "by_hand" THEN 'byHand' ELSE 'awaited' END,
      coalesce(NEW."received", NEW."sum"), coalesce(NEW."settled_at", now()), coalesce(NEW."settled_at", now()),
      CASE WHEN NOT "by_hand" THEN coalesce(NEW."settled_at", now()) END,
      CASE NEW."provider" WHEN 'certificate' THEN 1 ELSE 0 END
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER payment_has_receipt AFTER INSERT OR UPDATE OF status ON payment FOR EACH ROW EXECUTE FUNCTION receipt_of_payment();
