-- What an invoice says came and went is the sum of its receipts and returns.
CREATE OR REPLACE FUNCTION public.invoice_order_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."received" <> coalesce((SELECT sum("sum") FROM "invoice_receipt" WHERE "invoice_id" = NEW."invoice_id"), 0)
    OR NEW."returned" <> coalesce((SELECT sum("sum") FROM "invoice_return" WHERE "invoice_id" = NEW."invoice_id"), 0) THEN
    RAISE EXCEPTION 'the sums of invoice % are not those of its receipts and returns', NEW."invoice_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_order_sums', TABLE = 'invoice_order';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER invoice_order_sums AFTER INSERT OR UPDATE OF received, returned ON invoice_order FOR EACH ROW EXECUTE FUNCTION invoice_order_sums();
