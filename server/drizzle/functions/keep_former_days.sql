-- An event or a request remembers how many days it had at most, so that calendars take back each of them.
CREATE OR REPLACE FUNCTION public.keep_former_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'event' then
    -- As `eventPeriods`: a night is no day of its own, and what lasts longer than a hundred days is one period.
    new.former_days := greatest(old.former_days, case
      when old.date_end is null or old.date_end >= old.date + 100 then 1
      else old.date_end - old.date + 1 - (old.date_end > old.date and coalesce(old.time_end <= old."time", false))::int
    end);
  else
    new.former_days := greatest(old.former_days, 1, jsonb_array_length(
      case jsonb_typeof(old.answers -> 'eventRequestDays') when 'array' then old.answers -> 'eventRequestDays' else '[]' end));
  end if;
  return new;
end $function$;

CREATE OR REPLACE TRIGGER event_keeps_former_days BEFORE UPDATE ON event FOR EACH ROW WHEN (old.date IS DISTINCT FROM new.date OR old."time" IS DISTINCT FROM new."time" OR old.date_end IS DISTINCT FROM new.date_end OR old.time_end IS DISTINCT FROM new.time_end) EXECUTE FUNCTION keep_former_days();

CREATE OR REPLACE TRIGGER event_request_keeps_former_days BEFORE UPDATE OF answers ON event_request FOR EACH ROW WHEN (old.answers IS DISTINCT FROM new.answers) EXECUTE FUNCTION keep_former_days();
