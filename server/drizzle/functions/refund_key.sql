-- The key that makes a refund happen once at the provider.
CREATE OR REPLACE FUNCTION public.refund_key(refund refund)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT 'refund-' || refund."id" || CASE WHEN refund."renewals" > 0 THEN '-' || refund."renewals" ELSE '' END;
$function$;
