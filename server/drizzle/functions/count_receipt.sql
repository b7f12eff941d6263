-- An issued invoice has the sum of the money that came for it.
CREATE OR REPLACE FUNCTION public.count_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "invoice_order" SET "received" = "received" - OLD."sum" WHERE "invoice_id" = OLD."invoice_id";
  ELSE
    UPDATE "invoice_order" SET "received" = "received" + NEW."sum" WHERE "invoice_id" = NEW."invoice_id";
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER invoice_receipt_is_counted AFTER INSERT OR DELETE ON invoice_receipt FOR EACH ROW EXECUTE FUNCTION count_receipt();
