-- A place in the queue for tickets stands as the order that was made for it does.
CREATE OR REPLACE FUNCTION public.follow_ticket_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "ticket_wait" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" = 1 THEN 2
      WHEN NEW."ended_by" = 'event' THEN 7
      WHEN NEW."ended_by" = 'buyer' THEN 5
      ELSE 4
    END,
    -- Whoever gave the places up knows it.
    "is_untold" = NEW."status" = 3 AND NEW."ended_by" <> 'buyer',
    "updated_at" = coalesce(NEW."paid_at", "updated_at")
  WHERE "order_id" = NEW."id" AND "status" <> 3;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER ticket_wait_follows AFTER UPDATE OF status ON ticket_order FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION follow_ticket_offer();
