-- An unpaid invoice for an event ends when its customer accepts another proposal.
CREATE OR REPLACE FUNCTION public.invoice_follows_proposal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "invoice_order" SET "state" = 'cancelled', "why" = 'replaced'
  WHERE "state" = 'awaiting' AND "event_request_id" =
    (SELECT "request_id" FROM "event_request_proposal" WHERE "id" = NEW."proposal_id");
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER invoice_follows_proposal AFTER INSERT ON event_request_acceptance FOR EACH ROW EXECUTE FUNCTION invoice_follows_proposal();
