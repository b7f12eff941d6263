-- An issued invoice has the sum of the money that was paid back of it.
CREATE OR REPLACE FUNCTION public.count_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET "returned" = "returned" + NEW."sum" WHERE "invoice_id" = NEW."invoice_id";
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER invoice_return_is_counted AFTER INSERT ON invoice_return FOR EACH ROW EXECUTE FUNCTION count_return();
