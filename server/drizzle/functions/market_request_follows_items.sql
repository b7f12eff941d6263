-- The total of a market request follows its goods.
CREATE OR REPLACE FUNCTION public.market_request_follows_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "market_request_adds_up"(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD."request_id" ELSE NEW."request_id" END]);
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER market_request_follows_items AFTER INSERT OR DELETE OR UPDATE OF quantity, sent_price ON market_request_item FOR EACH ROW EXECUTE FUNCTION market_request_follows_items();
