-- A line of an invoice has how much of it is in acts; a check refuses more than was invoiced.
CREATE OR REPLACE FUNCTION public.count_acted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."invoice_service_id" IS NOT NULL THEN
    UPDATE "invoice_service" SET "acted" = "acted" - OLD."quantity" WHERE "id" = OLD."invoice_service_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."invoice_service_id" IS NOT NULL THEN
    UPDATE "invoice_service" SET "acted" = "acted" + NEW."quantity" WHERE "id" = NEW."invoice_service_id";
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER act_service_is_counted AFTER INSERT OR DELETE OR UPDATE OF quantity, invoice_service_id ON act_service FOR EACH ROW EXECUTE FUNCTION count_acted();
