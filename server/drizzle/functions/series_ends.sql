-- A series without dates is removed.
CREATE OR REPLACE FUNCTION public.series_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "event_series" s WHERE s."id" = OLD."series_id"
    AND NOT EXISTS (SELECT FROM "event_series_date" d WHERE d."series_id" = OLD."series_id");
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER series_ends AFTER DELETE ON event_series_date FOR EACH ROW EXECUTE FUNCTION series_ends();
