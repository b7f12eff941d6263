-- The reconciliation follows refunds and receipts.
CREATE OR REPLACE FUNCTION public.movement_follows_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "movement_told_anew"("provider", "provider_id") FROM "payment" WHERE "id" = coalesce(NEW."payment_id", OLD."payment_id");
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER movement_follows_receipt AFTER INSERT OR DELETE OR UPDATE OF status, sum, requested_at, registered_sum ON receipt FOR EACH ROW EXECUTE FUNCTION movement_follows_part();

CREATE OR REPLACE TRIGGER movement_follows_refund AFTER INSERT OR DELETE OR UPDATE OF status, sum, settled_at, renewals ON refund FOR EACH ROW EXECUTE FUNCTION movement_follows_part();
