-- A discount is what the lines of its order say; its use comes back with an order that ends before anything was taken of it.
CREATE OR REPLACE FUNCTION public.promo_use_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "full" bigint;
  "kept" bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM "promo_use" WHERE "booking_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(sum(("line" ->> 'unitPrice')::bigint * ("line" ->> 'quantity')::bigint), 0) INTO "full"
    FROM jsonb_array_elements(NEW."lines") "line";
  UPDATE "promo_use" SET "full_price" = "full", "discount" = "full" - NEW."price"
    WHERE "booking_id" = NEW."id" AND ("full_price", "discount") IS DISTINCT FROM ("full", "full" - NEW."price");
  IF NEW."status" <> 3 THEN
    UPDATE "promo_use" SET "given_back_at" = NULL WHERE "booking_id" = NEW."id" AND "given_back_at" IS NOT NULL;
  ELSIF OLD."status" <> 3 THEN
    SELECT coalesce((SELECT sum(coalesce("received", "sum") - "refunded") FROM "payment"
        WHERE "booking_id" = NEW."id" AND "status" = 'succeeded'), 0)
      + coalesce((SELECT sum("share"."sum" - "share"."refunded") FROM "payment_share" "share"
        JOIN "payment" ON "payment"."id" = "share"."payment_id"
        WHERE "share"."booking_id" = NEW."id" AND "payment"."status" = 'succeeded'), 0) INTO "kept";
    IF NEW."paid_at" IS NULL OR ("kept" = 0 AND NEW."starts_at" > coalesce(NEW."cancelled_at", now())) THEN
      UPDATE "promo_use" SET "given_back_at" = coalesce(NEW."cancelled_at", now())
        WHERE "booking_id" = NEW."id" AND "given_back_at" IS NULL;
    END IF;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER promo_use_follows AFTER UPDATE OF status, lines, price ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.lines IS DISTINCT FROM new.lines OR old.price IS DISTINCT FROM new.price) EXECUTE FUNCTION promo_use_follows();
