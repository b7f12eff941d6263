-- A promo code has the number of its uses that count and the sum of their discounts, and nobody uses it more often than they may.
CREATE OR REPLACE FUNCTION public.count_promo_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "was" boolean := TG_OP <> 'INSERT' AND OLD."given_back_at" IS NULL;
  "is" boolean := TG_OP <> 'DELETE' AND NEW."given_back_at" IS NULL;
  "of_code" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."promo_code_id" ELSE NEW."promo_code_id" END;
BEGIN
  -- The row lock makes those who use a code at once wait for each other, so the checks see all earlier uses.
  UPDATE "promo_code" SET
    "uses" = "uses" + "is"::integer - "was"::integer,
    "given" = "given" + CASE WHEN "is" THEN NEW."discount" ELSE 0 END - CASE WHEN "was" THEN OLD."discount" ELSE 0 END
  WHERE "id" = "of_code";
  IF "is" AND NOT "was" AND (SELECT count(*) FROM "promo_use" WHERE "promo_code_id" = "of_code" AND "phone" = NEW."phone"
    AND "given_back_at" IS NULL) > (SELECT "max_per_person" FROM "promo_code" WHERE "id" = "of_code") THEN
    RAISE EXCEPTION 'promo code % is used up by this person', "of_code"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'promo_use_per_person', TABLE = 'promo_use';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER promo_use_is_counted AFTER INSERT OR DELETE OR UPDATE OF discount, given_back_at ON promo_use FOR EACH ROW EXECUTE FUNCTION count_promo_use();
