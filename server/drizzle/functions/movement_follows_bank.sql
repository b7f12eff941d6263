-- The reconciliation follows the money that came for invoices and was paid back.
CREATE OR REPLACE FUNCTION public.movement_follows_bank()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"('transfer', coalesce(NEW."invoice_id", OLD."invoice_id")::text);
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER movement_follows_bank AFTER INSERT OR DELETE OR UPDATE ON invoice_receipt FOR EACH ROW EXECUTE FUNCTION movement_follows_bank();

CREATE OR REPLACE TRIGGER movement_follows_bank AFTER INSERT OR DELETE OR UPDATE ON invoice_return FOR EACH ROW EXECUTE FUNCTION movement_follows_bank();
