-- A certificate gets back what was refunded of a booking it paid for, and has what was returned of the money it was sold for.
CREATE OR REPLACE FUNCTION public.certificate_follows_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "was" bigint := CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD."sum" END;
  "is" bigint := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW."sum" END;
  "of_payment" integer := CASE TG_OP WHEN 'DELETE' THEN OLD."payment_id" ELSE NEW."payment_id" END;
BEGIN
  UPDATE "certificate_use" SET "returned" = "returned" + "is" - "was"
    WHERE "id" = (SELECT "certificate_use_id" FROM "payment" WHERE "id" = "of_payment");
  UPDATE "certificate" SET "returned" = "returned" + "is" - "was" WHERE "payment_id" = "of_payment";
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER certificate_follows_refund AFTER INSERT OR DELETE OR UPDATE OF sum ON refund FOR EACH ROW EXECUTE FUNCTION certificate_follows_refund();
