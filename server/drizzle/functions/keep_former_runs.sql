-- A booking remembers how many runs of hours it had at most, so that calendars take back each of them.
CREATE OR REPLACE FUNCTION public.keep_former_runs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.former_runs := greatest(old.former_runs, (
    select count(*) from unnest(old.hours) as hour where not (hour - interval '1 hour') = any(old.hours)
  ));
  return new;
end $function$;

CREATE OR REPLACE TRIGGER booking_keeps_former_runs BEFORE UPDATE OF hours ON booking FOR EACH ROW WHEN (old.hours IS DISTINCT FROM new.hours) EXECUTE FUNCTION keep_former_runs();
