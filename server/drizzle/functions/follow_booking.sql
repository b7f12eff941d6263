-- A request for a room stands as the booking of its offer does.
CREATE OR REPLACE FUNCTION public.follow_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "room_request" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" IN (1, 4) THEN 2
      WHEN OLD."status" = 2 OR NEW."cancelled_by" = 'staff' THEN 8
      WHEN NEW."cancelled_by" = 'customer' THEN 7
      ELSE 6
    END,
    "rejection_reason" = '',
    "updated_at" = coalesce(NEW."cancelled_at", NEW."paid_at", "updated_at")
  WHERE "booking_id" = NEW."id";
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER room_request_follows AFTER UPDATE OF status ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION follow_booking();
