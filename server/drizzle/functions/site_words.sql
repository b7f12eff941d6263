-- The words of a document for the visitors' search; those of its title weigh more.
CREATE OR REPLACE FUNCTION public.site_words(title text, body text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT setweight(to_tsvector('russian', joined_words("title")), 'A')
    || setweight(to_tsvector('russian', joined_words("body")), 'C')
$function$;
