-- Orders the fiscal receipt of the hours that a booking used of a package, once they are over.
CREATE OR REPLACE FUNCTION public.receipt_of_package_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM "booking" b WHERE b."id" = NEW."booking_id" AND b."ends_at" <= NEW."settled_at" AND b."status" IN (2, 3)) THEN
    RAISE EXCEPTION 'use % of a package is not settled: its hours are not over', NEW."id";
  END IF;
  -- The lock makes the uses of a package be settled one after another, so that their sums add up to its price.
  PERFORM FROM "package_purchase" WHERE "id" = NEW."purchase_id" FOR UPDATE;
  INSERT INTO "receipt" ("payment_id", "package_use_id", "is_second", "status", "sum", "created_at", "requested_at", "due_at", "renewals")
  SELECT p."id", NEW."id", true, CASE WHEN p."taken_by" IS NULL THEN 'awaited' ELSE 'byHand' END,
    o."price" * (b."hours" + NEW."hours" - NEW."hours_back") / o."hours" - o."price" * b."hours" / o."hours",
    NEW."settled_at", NEW."settled_at", CASE WHEN p."taken_by" IS NULL THEN NEW."settled_at" END, 1
  FROM "package_purchase" o
  CROSS JOIN LATERAL (SELECT coalesce(sum(u."hours" - u."hours_back"), 0) AS "hours" FROM "package_use" u
    WHERE u."purchase_id" = o."id" AND u."settled_at" IS NOT NULL AND u."id" <> NEW."id") b
  JOIN LATERAL (SELECT * FROM "payment" q WHERE q."package_purchase_id" = o."id" AND q."status" = 'succeeded'
    AND q."sum" = o."price" ORDER BY q."refunded" = q."sum", q."id" LIMIT 1) p ON p."second_receipt_at" IS NULL
  WHERE o."id" = NEW."purchase_id" AND NEW."hours" > NEW."hours_back";
  RETURN NULL;
END
$function$;

CREATE OR REPLACE TRIGGER package_use_has_receipt AFTER UPDATE OF settled_at ON package_use FOR EACH ROW WHEN (old.settled_at IS NULL AND new.settled_at IS NOT NULL) EXECUTE FUNCTION receipt_of_package_use();
