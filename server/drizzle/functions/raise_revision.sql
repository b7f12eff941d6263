-- A booking, an event or a request has a number that grows with each change a calendar shows.
CREATE OR REPLACE FUNCTION public.raise_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.revision := old.revision + 1;
  return new;
end $function$;

CREATE OR REPLACE TRIGGER booking_raises_revision BEFORE UPDATE ON booking FOR EACH ROW WHEN (old.hours IS DISTINCT FROM new.hours OR old.status IS DISTINCT FROM new.status OR old.room_id IS DISTINCT FROM new.room_id) EXECUTE FUNCTION raise_revision();

CREATE OR REPLACE TRIGGER event_raises_revision BEFORE UPDATE ON event FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.status IS DISTINCT FROM new.status OR old.date IS DISTINCT FROM new.date OR old."time" IS DISTINCT FROM new."time" OR old.date_end IS DISTINCT FROM new.date_end OR old.time_end IS DISTINCT FROM new.time_end OR old.room_id IS DISTINCT FROM new.room_id OR old.place IS DISTINCT FROM new.place OR old.online_url IS DISTINCT FROM new.online_url) EXECUTE FUNCTION raise_revision();

CREATE OR REPLACE TRIGGER event_request_raises_revision BEFORE UPDATE ON event_request FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.status IS DISTINCT FROM new.status OR old.starts_at IS DISTINCT FROM new.starts_at OR old.space_id IS DISTINCT FROM new.space_id OR old.answers IS DISTINCT FROM new.answers) EXECUTE FUNCTION raise_revision();
