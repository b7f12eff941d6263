-- Nobody books new hours while staff keep them from booking, whoever books for them.
CREATE OR REPLACE FUNCTION public.booking_of_unblocked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Waits for who blocks the person at this moment.
  PERFORM FROM "users" WHERE "id" = NEW."user_id" FOR KEY SHARE;
  IF EXISTS (SELECT FROM "customer_mark" WHERE "user_id" = NEW."user_id" AND "blocked_until" > NEW."created_at") THEN
    RAISE EXCEPTION 'person % may not book', NEW."user_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_of_blocked', TABLE = 'booking';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE TRIGGER booking_of_unblocked BEFORE INSERT ON booking FOR EACH ROW EXECUTE FUNCTION booking_of_unblocked();
