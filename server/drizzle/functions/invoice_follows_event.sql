-- An invoice for an event ends when its request is refused, called off or removed, unless an act was issued.
CREATE OR REPLACE FUNCTION public.invoice_follows_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET "state" = 'cancelled', "why" = 'refused', "paid_at" = NULL
  WHERE "event_request_id" = OLD."id" AND "state" <> 'cancelled' AND "act_id" IS NULL
    AND (TG_OP = 'UPDATE' OR "state" = 'awaiting' OR OLD."status" <> 11);
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER invoice_follows_event AFTER UPDATE OF status ON event_request FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status AND (new.status = ANY (ARRAY[9, 10]))) EXECUTE FUNCTION invoice_follows_event();

CREATE OR REPLACE TRIGGER invoice_leaves_with_event BEFORE DELETE ON event_request FOR EACH ROW EXECUTE FUNCTION invoice_follows_event();
