-- An unpaid invoice ends when its booking is paid otherwise, ends, or costs something else.
CREATE OR REPLACE FUNCTION public.invoice_follows_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET
    "state" = 'cancelled',
    "why" = CASE
      WHEN NEW."status" = 2 THEN 'card'
      WHEN NEW."status" = 3 AND NEW."cancelled_by" = 'expiry' THEN 'expired'
      WHEN NEW."status" = 3 THEN 'released'
      ELSE 'changed'
    END
  WHERE ("booking_id" = NEW."id" OR "group_id" = NEW."group_id") AND NEW."id" = ANY ("order_ids") AND "state" = 'awaiting';
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER invoice_follows AFTER UPDATE ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status AND (new.status = ANY (ARRAY[2, 3])) OR old.price IS DISTINCT FROM new.price OR old.room_id IS DISTINCT FROM new.room_id OR old.hours IS DISTINCT FROM new.hours) EXECUTE FUNCTION invoice_follows_booking();
