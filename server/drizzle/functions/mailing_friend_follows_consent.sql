-- The list of subscribers follows every consent that is given, withdrawn or removed.
CREATE OR REPLACE FUNCTION public.mailing_friend_follows_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."purpose" = 'mailing' THEN
    PERFORM "mailing_friend_told_anew"(OLD."user_id", OLD."email");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."purpose" = 'mailing' THEN
    PERFORM "mailing_friend_told_anew"(NEW."user_id", NEW."email");
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER mailing_friend_follows_consent AFTER INSERT OR DELETE OR UPDATE ON consent FOR EACH ROW EXECUTE FUNCTION mailing_friend_follows_consent();
