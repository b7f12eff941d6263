-- No newsletter is sent to anybody without a consent that stands.
CREATE OR REPLACE FUNCTION public.mailing_needs_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM "consent" WHERE "id" = NEW."consent_id" AND "purpose" = 'mailing' AND "withdrawn_at" IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'nobody is written to without a consent' USING ERRCODE = '23514', CONSTRAINT = 'mailing_delivery_consented';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE TRIGGER mailing_delivery_consented BEFORE INSERT OR UPDATE OF state ON mailing_delivery FOR EACH ROW WHEN (new.state = 2) EXECUTE FUNCTION mailing_needs_consent();
