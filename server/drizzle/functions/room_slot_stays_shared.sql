-- Hours that an event shares with its request stay with the other when one of them is removed.
CREATE OR REPLACE FUNCTION public.room_slot_stays_shared()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'event' THEN
    UPDATE room_slot SET event_id = NULL WHERE event_id = OLD.id AND event_request_id IS NOT NULL;
  ELSE
    UPDATE room_slot SET event_request_id = NULL WHERE event_request_id = OLD.id AND event_id IS NOT NULL;
  END IF;
  RETURN OLD;
END $function$;

CREATE OR REPLACE TRIGGER event_leaves_its_hours BEFORE DELETE ON event FOR EACH ROW EXECUTE FUNCTION room_slot_stays_shared();

CREATE OR REPLACE TRIGGER event_request_leaves_its_hours BEFORE DELETE ON event_request FOR EACH ROW EXECUTE FUNCTION room_slot_stays_shared();
