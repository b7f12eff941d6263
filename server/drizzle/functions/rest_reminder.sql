-- When the customer of a booking is reminded of what is owed of it: a day before its term, but not at once.
CREATE OR REPLACE FUNCTION public.rest_reminder(due timestamp with time zone, since timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT greatest("due" - interval '24 hours', "since" + interval '1 hour');
$function$;
