-- Keeps the hours left of a package: those bought without those used; a use that does not fit is refused.
CREATE OR REPLACE FUNCTION public.count_package_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "was" integer := CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD."hours" - OLD."hours_back" END;
  "is" integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW."hours" - NEW."hours_back" END;
  "of_purchase" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."purchase_id" ELSE NEW."purchase_id" END;
BEGIN
  -- The row lock makes bookings that use a package at once wait for each other; a check refuses one hour too many.
  UPDATE "package_purchase" SET "hours_left" = "hours_left" + "was" - "is" WHERE "id" = "of_purchase";
  IF TG_OP = 'INSERT' AND NOT EXISTS (
    SELECT FROM "package_purchase" p JOIN "booking" b ON b."id" = NEW."booking_id"
    WHERE p."id" = "of_purchase" AND p."status" = 2 AND p."user_id" = b."user_id" AND NEW."hours" = cardinality(b."hours")
      AND p."valid_until" >= (NEW."used_at" AT TIME ZONE 'Asia/Yekaterinburg')::date
      AND (p."room_ids" = '{}' OR b."room_id" = ANY (p."room_ids"))) THEN
    RAISE EXCEPTION 'package % does not pay for booking %', "of_purchase", NEW."booking_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'package_use_fits', TABLE = 'package_use';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER package_use_is_counted AFTER INSERT OR DELETE OR UPDATE OF hours, hours_back ON package_use FOR EACH ROW EXECUTE FUNCTION count_package_use();
