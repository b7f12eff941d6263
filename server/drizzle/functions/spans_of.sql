-- The days of the week of a price rule as ranges, by which a constraint keeps the rules of a tariff apart.
CREATE OR REPLACE FUNCTION public.spans_of(integer[])
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$ SELECT range_agg(int4range(each, each, '[]')) FROM unnest($1) each $function$;
