-- Ends what is owed of a cancelled booking, drops a deposit that is not less than the new price, and has the rest paid before the booking ends.
CREATE OR REPLACE FUNCTION public.deposit_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW."status" = 3 AND OLD."status" = 2 THEN
    UPDATE "deposit" SET "rest" = 0, "remind_at" = NULL WHERE "booking_id" = NEW."id" AND "rest" > 0;
  ELSE
    DELETE FROM "deposit" WHERE "booking_id" = NEW."id" AND "rest" IS NULL AND (NEW."status" = 2 OR "sum" >= NEW."price");
    IF NEW."ends_at" < OLD."ends_at" THEN
      -- A booking that ends earlier has its rest paid by then.
      UPDATE "deposit" SET "due_at" = NEW."ends_at",
        "remind_at" = CASE WHEN "remind_at" IS NOT NULL THEN rest_reminder(NEW."ends_at", coalesce(NEW."moved_at", now())) END
        WHERE "booking_id" = NEW."id" AND "due_at" > NEW."ends_at";
    END IF;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER deposit_follows AFTER UPDATE OF status, price, ends_at ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.price IS DISTINCT FROM new.price OR old.ends_at IS DISTINCT FROM new.ends_at) EXECUTE FUNCTION deposit_follows();
