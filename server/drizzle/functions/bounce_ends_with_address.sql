-- What is known of letters that do not arrive belongs to an address and ends with it.
CREATE OR REPLACE FUNCTION public.bounce_ends_with_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW."email_bounced_at" := NULL;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE TRIGGER bounce_ends_with_address BEFORE UPDATE OF email ON users FOR EACH ROW WHEN (lower(old.email) <> lower(new.email)) EXECUTE FUNCTION bounce_ends_with_address();
