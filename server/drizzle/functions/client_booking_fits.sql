-- An organisation never owes more than its limit when it books; bookings at once wait for each other.
CREATE OR REPLACE FUNCTION public.client_booking_fits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE most bigint;
BEGIN
  SELECT "credit_limit" INTO most FROM "client_terms" WHERE "id" = NEW."terms_id" FOR UPDATE;
  IF client_owed(NEW."terms_id") > most THEN
    RAISE EXCEPTION 'the limit of terms % is not enough for booking %', NEW."terms_id", NEW."booking_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'client_terms_credit_limit', TABLE = 'client_booking';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER client_booking_fits AFTER INSERT OR UPDATE OF sum ON client_booking FOR EACH ROW WHEN (new.sum IS NOT NULL) EXECUTE FUNCTION client_booking_fits();
