-- The reconciliation follows the lines of the provider's books.
CREATE OR REPLACE FUNCTION public.movement_follows_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"(coalesce(NEW."provider", OLD."provider"), coalesce(NEW."payment_id", OLD."payment_id"));
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER movement_follows_line AFTER INSERT OR DELETE OR UPDATE ON statement_line FOR EACH ROW EXECUTE FUNCTION movement_follows_line();
