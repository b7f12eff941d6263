-- What an organisation owes: hours that are in no invoice yet, and unpaid invoices of months.
CREATE OR REPLACE FUNCTION public.client_owed(terms integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN coalesce((SELECT sum("sum" - "returned") FROM "client_booking" WHERE "terms_id" = terms AND "invoice_id" IS NULL AND "sum" IS NOT NULL), 0)
    + coalesce((SELECT sum(o."sum" - o."received" + o."returned") FROM "client_invoice" i
      JOIN "invoice_order" o ON o."invoice_id" = i."invoice_id" WHERE i."terms_id" = terms AND o."state" = 'awaiting'), 0);
END $function$;
