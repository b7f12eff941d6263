-- Ends what is owed of a cancelled booking, and drops a deposit that is not less than the new price.
CREATE OR REPLACE FUNCTION public.deposit_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."status" = 3 AND OLD."status" = 2 THEN
    UPDATE "deposit" SET "rest" = 0, "remind_at" = NULL WHERE "booking_id" = NEW."id" AND "rest" > 0;
  ELSE
    DELETE FROM "deposit" WHERE "booking_id" = NEW."id" AND "rest" IS NULL AND (NEW."status" = 2 OR "sum" >= NEW."price");
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER deposit_follows AFTER UPDATE OF status, price ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.price IS DISTINCT FROM new.price) EXECUTE FUNCTION deposit_follows();
