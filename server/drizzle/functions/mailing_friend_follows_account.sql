-- The list of subscribers has the present name and address of an account.
CREATE OR REPLACE FUNCTION public.mailing_friend_follows_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM "mailing_friend_told_anew"(NEW."id", NULL);
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER mailing_friend_follows_account AFTER UPDATE OF email, email_active, lastname, name, middlename, password_hash ON users FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email OR old.email_active IS DISTINCT FROM new.email_active OR old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename OR (old.password_hash = 'deleted'::text) IS DISTINCT FROM (new.password_hash = 'deleted'::text)) EXECUTE FUNCTION mailing_friend_follows_account();
