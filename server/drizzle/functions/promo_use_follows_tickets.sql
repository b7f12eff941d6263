-- The use of a promo code for tickets says the price and the discount of its order, and comes back with an order that lapses.
CREATE OR REPLACE FUNCTION public.promo_use_follows_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "full" bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM "promo_use" WHERE "ticket_order_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  IF NEW."phone" = '' THEN
    UPDATE "promo_use" SET "phone" = NULL WHERE "ticket_order_id" = NEW."id";
  END IF;
  SELECT coalesce(sum("count" * "price"), 0) INTO "full" FROM "ticket_order_line" WHERE "order_id" = NEW."id";
  UPDATE "promo_use" SET "full_price" = "full", "discount" = "full" - NEW."total"
    WHERE "ticket_order_id" = NEW."id" AND ("full_price", "discount") IS DISTINCT FROM ("full", "full" - NEW."total");
  IF NEW."status" <> 3 AND OLD."status" = 3 THEN
    UPDATE "promo_use" SET "given_back_at" = NULL WHERE "ticket_order_id" = NEW."id" AND "given_back_at" IS NOT NULL;
  ELSIF NEW."status" = 3 AND OLD."status" <> 3 THEN
    UPDATE "promo_use" SET "given_back_at" = now() WHERE "ticket_order_id" = NEW."id" AND "given_back_at" IS NULL;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER promo_use_follows_tickets AFTER UPDATE OF status, total, phone ON ticket_order FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.total IS DISTINCT FROM new.total OR old.phone IS DISTINCT FROM new.phone) EXECUTE FUNCTION promo_use_follows_tickets();
