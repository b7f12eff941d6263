-- Places that are set aside for somebody in the queue count as held in their kind of ticket and their event.
CREATE OR REPLACE FUNCTION public.hold_gathered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "more" integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW."gathered" END
    - CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD."gathered" END;
  "of_kind" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."ticket_id" ELSE NEW."ticket_id" END;
  "of_event" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."event_id" ELSE NEW."event_id" END;
BEGIN
  IF "more" <> 0 THEN
    UPDATE "event" SET "taken" = "taken" + "more" WHERE "id" = "of_event";
    UPDATE "event_ticket" SET "held" = "held" + "more" WHERE "id" = "of_kind";
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER ticket_wait_gathers AFTER INSERT OR DELETE OR UPDATE OF gathered ON ticket_wait FOR EACH ROW EXECUTE FUNCTION hold_gathered();
