-- What a certificate paid comes back to it at once: no bank is asked.
CREATE OR REPLACE FUNCTION public.refund_of_certificate_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM "payment" WHERE "id" = NEW."payment_id" AND "provider" = 'certificate') THEN
    NEW."status" := 'succeeded';
    NEW."due_at" := NULL;
    NEW."settled_at" := NEW."created_at";
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE TRIGGER refund_of_certificate_use BEFORE INSERT ON refund FOR EACH ROW EXECUTE FUNCTION refund_of_certificate_use();
