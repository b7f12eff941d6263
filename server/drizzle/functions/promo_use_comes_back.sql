-- The use of a promo code comes back once no ticket of its order is valid any more, and all its money was returned.
CREATE OR REPLACE FUNCTION public.promo_use_comes_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "promo_use" SET "given_back_at" = NEW."cancelled_at"
    WHERE "ticket_order_id" = NEW."order_id" AND "given_back_at" IS NULL AND NOT EXISTS (
      SELECT FROM "event_attendee" WHERE "order_id" = NEW."order_id" AND ("cancelled_at" IS NULL OR "refund" < "price"));
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER promo_use_comes_back AFTER UPDATE OF cancelled_at ON event_attendee FOR EACH ROW WHEN (new.order_id IS NOT NULL AND new.cancelled_at IS NOT NULL AND old.cancelled_at IS NULL) EXECUTE FUNCTION promo_use_comes_back();
