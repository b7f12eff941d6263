-- Removed goods go with their brand; goods that are still there keep it.
CREATE OR REPLACE FUNCTION public.brand_takes_removed_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "market_item" WHERE "brand_id" = OLD."id" AND "deleted_at" IS NOT NULL;
  RETURN OLD;
END $function$;

CREATE OR REPLACE TRIGGER brand_takes_removed_items BEFORE DELETE ON brand FOR EACH ROW EXECUTE FUNCTION brand_takes_removed_items();
