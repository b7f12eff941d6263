-- A certificate pays for tickets once the rest of their money is here; its sum comes back when their places are given up.
CREATE OR REPLACE FUNCTION public.certificate_use_follows_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "room" bigint := NEW."total";
BEGIN
  IF NOT EXISTS (SELECT FROM "certificate_use" WHERE "ticket_order_id" = NEW."id" AND "state" = 'reserved') THEN
    RETURN NULL;
  END IF;
  IF NEW."status" = 3 THEN
    UPDATE "certificate_use" SET "state" = 'lapsed' WHERE "ticket_order_id" = NEW."id" AND "state" = 'reserved';
    RETURN NULL;
  END IF;
  IF NEW."status" = 2 THEN
    -- What money has paid already, no certificate pays again.
    "room" := "room" - coalesce((SELECT sum(coalesce("received", "sum") - "refunded") FROM "payment"
        WHERE "ticket_order_id" = NEW."id" AND "status" = 'succeeded'), 0);
  END IF;
  PERFORM spend_certificates(NULL, NEW."id", "room", CASE NEW."status" WHEN 2 THEN coalesce(NEW."paid_at", now()) END,
    NEW."user_id", 'Билеты, заказ № ' || NEW."id", NULL);
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER certificate_use_follows_tickets AFTER UPDATE OF status, total ON ticket_order FOR EACH ROW EXECUTE FUNCTION certificate_use_follows_tickets();
