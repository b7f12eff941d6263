-- An event that goes to another organiser is no date of the series of the former one.
CREATE OR REPLACE FUNCTION public.event_leaves_series()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "event_series_date" WHERE "event_id" = NEW."id";
  RETURN NEW;
END
$function$;

CREATE OR REPLACE TRIGGER event_leaves_series BEFORE UPDATE OF user_id ON event FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id) EXECUTE FUNCTION event_leaves_series();
