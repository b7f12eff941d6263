-- Writes the reconciliation of one payment anew, with the payment locked and the days of the books shared.
CREATE OR REPLACE FUNCTION public.movement_told_anew(books text, number text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('movement'), hashtext(number));
  PERFORM FROM "statement_day" WHERE "provider" = books AND "day" IN (
    SELECT (unnest(ARRAY["at", "at" - interval '1 hour']) AT TIME ZONE 'Asia/Yekaterinburg')::date
    FROM "movement_said" WHERE "provider" = books AND "provider_payment" = number)
  ORDER BY "day" FOR SHARE;
  PERFORM "movement_written"(books, number);
END $function$;
