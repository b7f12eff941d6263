-- A text with its hyphenated words also written as one, and «ё» as «е», for the visitors' search.
CREATE OR REPLACE FUNCTION public.joined_words(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT concat_ws(' ', plain.text, (
    SELECT string_agg(replace(found[1], '-', ''), ' ')
    FROM regexp_matches(plain.text, '[0-9A-Za-zА-Яа-я]+(?:-[0-9A-Za-zА-Яа-я]+)+', 'g') AS found))
  FROM (SELECT translate("name", 'ёЁ‐‑' || chr(160), 'еЕ-- ') AS text) AS plain
$function$;
