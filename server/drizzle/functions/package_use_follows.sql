-- Gives the hours of a cancelled booking back to its package, and keeps a booking at the hours it was paid for.
CREATE OR REPLACE FUNCTION public.package_use_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."status" = 3 THEN
    UPDATE "package_use" SET "ended_at" = coalesce(NEW."cancelled_at", now()), "hours_back" = "hours"
      WHERE "booking_id" = NEW."id" AND "ended_at" IS NULL;
  ELSIF EXISTS (SELECT FROM "package_use" WHERE "booking_id" = NEW."id"
    AND ("ended_at" IS NOT NULL OR "hours" <> cardinality(NEW."hours"))) THEN
    RAISE EXCEPTION 'booking % does not have the hours that its package pays for', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_use_stays', TABLE = 'booking';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER package_use_follows AFTER UPDATE OF status, hours ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.hours IS DISTINCT FROM new.hours) EXECUTE FUNCTION package_use_follows();
