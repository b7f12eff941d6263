-- Makes the stored reconciliation of one payment what the view says.
CREATE OR REPLACE FUNCTION public.movement_written(books text, number text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "movement" m WHERE "provider" = books AND "provider_payment" = number AND NOT EXISTS (
    SELECT FROM "movement_said" s WHERE s."provider" = books AND s."provider_payment" = number AND s."key" = m."key");
  INSERT INTO "movement" ("provider", "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
    "day", "sum", "provider_sum", "receipt", "trouble", "trouble_from", "invoice_id")
  SELECT * FROM "movement_said" WHERE "provider" = books AND "provider_payment" = number
  ON CONFLICT ("provider", "key") DO UPDATE SET "payment_id" = excluded."payment_id", "receipt_id" = excluded."receipt_id",
    "at" = excluded."at", "day" = excluded."day", "sum" = excluded."sum", "provider_sum" = excluded."provider_sum",
    "receipt" = excluded."receipt", "trouble" = excluded."trouble", "trouble_from" = excluded."trouble_from";
END $function$;
