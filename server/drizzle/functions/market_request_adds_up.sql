-- A market request costs what its goods cost, by the price that was sent or else today's.
CREATE OR REPLACE FUNCTION public.market_request_adds_up(requests integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM 1 FROM "market_request" WHERE "id" = ANY(requests) ORDER BY "id" FOR UPDATE;
  UPDATE "market_request" r SET "total" = added."total"
  FROM (
    SELECT each."id", coalesce(sum(coalesce(i."sent_price", m."price") * i."quantity"), 0) AS "total"
    FROM unnest(requests) AS each("id")
    LEFT JOIN "market_request_item" i ON i."request_id" = each."id"
    LEFT JOIN "market_item" m ON m."id" = i."item_id"
    GROUP BY each."id"
  ) added
  WHERE r."id" = added."id" AND r."total" <> added."total";
END $function$;
