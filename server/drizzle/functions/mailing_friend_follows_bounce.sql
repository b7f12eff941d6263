-- The list of subscribers says to which addresses nothing can be delivered.
CREATE OR REPLACE FUNCTION public.mailing_friend_follows_bounce()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  mailbox text := CASE WHEN TG_OP = 'DELETE' THEN OLD."email" ELSE NEW."email" END;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(mailbox));
  UPDATE "mailing_friend" SET "is_bounced" = TG_OP = 'INSERT' WHERE "address" = mailbox AND "is_bounced" <> (TG_OP = 'INSERT');
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER mailing_friend_follows_bounce AFTER INSERT OR DELETE ON mailing_bounce FOR EACH ROW EXECUTE FUNCTION mailing_friend_follows_bounce();
