-- A certificate has the sum of its uses, and a check refuses more than it was sold for; only an active one is spent.
CREATE OR REPLACE FUNCTION public.count_certificate_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "was" bigint := CASE WHEN TG_OP <> 'INSERT' AND OLD."state" IN ('reserved', 'settled') THEN OLD."sum" - OLD."returned" ELSE 0 END;
  "is" bigint := CASE WHEN TG_OP <> 'DELETE' AND NEW."state" IN ('reserved', 'settled') THEN NEW."sum" - NEW."returned" ELSE 0 END;
  "of_state" text;
BEGIN
  IF "was" = "is" THEN
    RETURN NULL;
  END IF;
  -- The row lock makes those who spend a certificate at once wait for each other, so the check sees all earlier uses.
  UPDATE "certificate" SET "spent" = "spent" + "is" - "was"
    WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."certificate_id" ELSE NEW."certificate_id" END
    RETURNING "state" INTO "of_state";
  IF "is" > "was" AND "of_state" <> 'active' THEN
    RAISE EXCEPTION 'certificate % is %', NEW."certificate_id", "of_state"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'certificate_use_active', TABLE = 'certificate_use';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER certificate_use_is_counted AFTER INSERT OR DELETE OR UPDATE OF state, sum, returned ON certificate_use FOR EACH ROW EXECUTE FUNCTION count_certificate_use();
