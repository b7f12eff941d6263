-- The reconciliation follows payments.
CREATE OR REPLACE FUNCTION public.movement_follows_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"(coalesce(NEW."provider", OLD."provider"), coalesce(NEW."provider_id", OLD."provider_id"));
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER movement_follows_payment AFTER INSERT OR DELETE OR UPDATE OF status, sum, received, settled_at ON payment FOR EACH ROW EXECUTE FUNCTION movement_follows_payment();
