-- A refund says whether its payment had its second receipt before.
CREATE OR REPLACE FUNCTION public.refund_after_second_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- The lock decides whether the refund or the second receipt is first.
  SELECT "second_receipt_at" IS NOT NULL INTO NEW."after_second_receipt" FROM "payment" WHERE "id" = NEW."payment_id" FOR UPDATE;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE TRIGGER refund_after_second_receipt BEFORE INSERT ON refund FOR EACH ROW EXECUTE FUNCTION refund_after_second_receipt();
