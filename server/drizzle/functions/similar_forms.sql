-- The words of a text and their stems, each whole, with one letter left out, and as it sounds: two that differ by a letter, or only in vowels that are not stressed, have a form in common.
CREATE OR REPLACE FUNCTION public.similar_forms(name text)
 RETURNS TABLE(word text, form text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  WITH spelled AS (
    SELECT DISTINCT word FROM (
      SELECT regexp_split_to_table(joined_words(lower(left("name", 200) COLLATE "und-x-icu")), '[^0-9a-zа-я]+') AS word
    ) AS split WHERE length(word) BETWEEN 5 AND 30
  ), whole AS (
    SELECT word, word AS form FROM spelled
    UNION SELECT word, unnest(ts_lexize('russian_stem', word)) FROM spelled
  )
  SELECT word, '~' || form FROM whole
  UNION
  SELECT word, '=' || regexp_replace(translate(form, 'оеэыйюябдгвзжьъ', 'аииииуапткфсш'), '(.)\1+', '\1', 'g') FROM whole
  UNION
  SELECT word, '~' || overlay(form PLACING '' FROM n FOR 1) FROM whole, generate_series(1, length(form)) AS n
  WHERE length(form) >= 5
$function$;
