-- A booking in the invoice of a month stays as it was invoiced.
CREATE OR REPLACE FUNCTION public.client_booking_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'booking % is in invoice % and stays as it is', OLD."booking_id", OLD."invoice_id"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'client_booking_stays', TABLE = 'client_booking';
END $function$;

CREATE OR REPLACE TRIGGER client_booking_stays BEFORE DELETE OR UPDATE ON client_booking FOR EACH ROW WHEN (old.invoice_id IS NOT NULL) EXECUTE FUNCTION client_booking_stays();
