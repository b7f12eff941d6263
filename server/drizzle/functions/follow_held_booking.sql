-- A place in the waiting list stands as the booking that was held for it does.
CREATE OR REPLACE FUNCTION public.follow_held_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "room_wait" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" IN (1, 4) THEN 2
      WHEN NEW."cancelled_by" = 'staff' THEN 7
      WHEN NEW."cancelled_by" = 'customer' THEN 5
      ELSE 4
    END,
    "updated_at" = coalesce(NEW."cancelled_at", NEW."paid_at", "updated_at")
  WHERE "booking_id" = NEW."id" AND "status" <> 3;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER room_wait_follows AFTER UPDATE OF status ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION follow_held_booking();
