-- The forms of the words of a text, by which the search finds it in spite of a typing error: those of its first 1,000 letters.
CREATE OR REPLACE FUNCTION public.text_forms(body text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT array_to_tsvector(array(
    SELECT DISTINCT forms.form
    FROM (
      SELECT DISTINCT word FROM regexp_split_to_table(joined_words(lower(left("body", 1000) COLLATE "und-x-icu")), '[^0-9a-zа-я]+') AS word
      WHERE length(word) BETWEEN 5 AND 30
    ) AS words, similar_forms(words.word) AS forms))
$function$;
