-- A query for names whose words differ from the typed ones by a letter at most.
CREATE OR REPLACE FUNCTION public.similar_names(typed text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(string_agg('(' || forms || ')', ' & ')::tsquery, ''::tsquery)
  FROM (SELECT string_agg('''' || form || '''', ' | ') AS forms FROM similar_forms("typed") GROUP BY word) AS words
$function$;
