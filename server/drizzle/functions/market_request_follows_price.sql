-- The total of a market request that was not sent yet follows the prices of its goods.
CREATE OR REPLACE FUNCTION public.market_request_follows_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "market_request_adds_up"(ARRAY(
    SELECT "request_id" FROM "market_request_item" WHERE "item_id" = NEW."id" AND "sent_price" IS NULL));
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER market_request_follows_price AFTER UPDATE OF price ON market_item FOR EACH ROW WHEN (old.price <> new.price) EXECUTE FUNCTION market_request_follows_price();
