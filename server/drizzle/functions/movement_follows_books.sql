-- The reconciliation follows the days of the provider's books that were read.
CREATE OR REPLACE FUNCTION public.movement_follows_books()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  books text := coalesce(NEW."provider", OLD."provider");
  read date := coalesce(NEW."day", OLD."day");
BEGIN
  PERFORM "movement_written"(books, "provider_payment") FROM (
    SELECT DISTINCT "provider_payment" FROM "movement"
    WHERE "day" IN (read, read + 1) AND "at" < (read::timestamp AT TIME ZONE 'Asia/Yekaterinburg') + interval '25 hours'
      AND "provider" = books AND "provider_sum" IS NULL) "unsaid";
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER movement_follows_books AFTER INSERT OR DELETE OR UPDATE OF read_at ON statement_day FOR EACH ROW EXECUTE FUNCTION movement_follows_books();
