-- How the certificate of a use was paid for.
CREATE OR REPLACE FUNCTION public.means_of_certificate(use_id integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN s."taken_by" IS NULL THEN 'online' ELSE s."provider" END
  FROM "certificate_use" u JOIN "certificate" c ON c."id" = u."certificate_id" JOIN "payment" s ON s."id" = c."payment_id"
  WHERE u."id" = use_id
$function$;
