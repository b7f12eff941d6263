-- Whether the provider's payments of a moment were read: a payment its books lack is then missing, not unknown.
CREATE OR REPLACE FUNCTION public.books_are_read(books text, came timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM "statement_day" WHERE "provider" = books AND "day" = (came AT TIME ZONE 'Asia/Yekaterinburg')::date)
    AND NOT EXISTS (SELECT FROM "statement_day" WHERE "provider" = books
      AND "day" IN ((came AT TIME ZONE 'Asia/Yekaterinburg')::date, ((came - interval '1 hour') AT TIME ZONE 'Asia/Yekaterinburg')::date)
      AND coalesce("read_at" <= came, true));
$function$;
