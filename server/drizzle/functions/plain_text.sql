-- The text of HTML without its tags, as the search reads it.
CREATE OR REPLACE FUNCTION public.plain_text(markup text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(left("markup", 200000), '</?(a|b|em|i|mark|s|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'g'),
      '</?[a-z][^>]*>', ' ', 'gi'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '[\s\ue000\ue001]+', ' ', 'g'))
$function$;
