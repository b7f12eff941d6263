-- Whoever withdraws the consent gets no newsletter any more, not even one that waits to be sent.
CREATE OR REPLACE FUNCTION public.mailing_ends_with_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "outbox" SET "due_at" = NULL, "dropped_at" = NEW."withdrawn_at", "html" = NULL, "leave" = NULL
    WHERE "sent_at" IS NULL AND "id" IN (SELECT "outbox_id" FROM "mailing_delivery" WHERE "consent_id" = NEW."id" AND "state" = 2);
  UPDATE "mailing_delivery" SET "state" = 5 WHERE "consent_id" = NEW."id" AND ("state" = 1 OR
    ("state" = 2 AND EXISTS (SELECT FROM "outbox" o WHERE o."id" = "outbox_id" AND o."dropped_at" IS NOT NULL)));
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER mailing_ends_with_consent AFTER UPDATE OF withdrawn_at ON consent FOR EACH ROW WHEN (old.withdrawn_at IS NULL AND new.withdrawn_at IS NOT NULL AND new.purpose = 'mailing'::text) EXECUTE FUNCTION mailing_ends_with_consent();
