-- The full name of a person, as lists sort by it.
CREATE OR REPLACE FUNCTION public.name_in_order(users)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ SELECT rtrim(case $1."lastname" when '' then '' else $1."lastname" || ' ' end || case $1."name" when '' then '' else $1."name" || ' ' end || $1."middlename") $function$;
