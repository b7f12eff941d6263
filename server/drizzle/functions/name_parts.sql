-- By what a name is found: every three letters in a row of it written as one word, and its words with a letter left out.
CREATE OR REPLACE FUNCTION public.name_parts(name text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT array_to_tsvector(array(
    SELECT substr(letters, n, 3)
    FROM (SELECT regexp_replace(translate(lower(left("name", 200) COLLATE "und-x-icu"), 'ё', 'е'), '[^0-9a-zа-я]+', '', 'g') AS letters) AS joined,
      generate_series(1, length(letters) - 2) AS n
    UNION
    SELECT form FROM similar_forms("name")))
$function$;
