-- A payment, and its share in each booking, has what was paid back of it; a check refuses more than was paid.
CREATE OR REPLACE FUNCTION public.count_refunds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "payment" SET "refunded" = "refunded" - OLD."sum" WHERE "id" = OLD."payment_id";
    UPDATE "payment_share" SET "refunded" = "refunded" - OLD."sum"
      WHERE "payment_id" = OLD."payment_id" AND "booking_id" = OLD."booking_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "payment" SET "refunded" = "refunded" + NEW."sum" WHERE "id" = NEW."payment_id";
    UPDATE "payment_share" SET "refunded" = "refunded" + NEW."sum"
      WHERE "payment_id" = NEW."payment_id" AND "booking_id" = NEW."booking_id";
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER refund_is_counted AFTER INSERT OR DELETE OR UPDATE OF sum, payment_id ON refund FOR EACH ROW EXECUTE FUNCTION count_refunds();
