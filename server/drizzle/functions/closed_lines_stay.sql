-- The lines of a closed invoice, act or УПД are not changed.
CREATE OR REPLACE FUNCTION public.closed_lines_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "row_now" jsonb := to_jsonb(coalesce(NEW, OLD));
  "paper_status" integer;
  "old_status" integer;
BEGIN
  IF TG_TABLE_NAME = 'invoice_service' THEN
    SELECT "status" INTO "paper_status" FROM "invoice" WHERE "id" = ("row_now"->>'invoice_id')::integer FOR SHARE;
    IF TG_OP = 'UPDATE' THEN
      SELECT "status" INTO "old_status" FROM "invoice" WHERE "id" = (to_jsonb(OLD)->>'invoice_id')::integer FOR SHARE;
    END IF;
  ELSE
    SELECT "status" INTO "paper_status" FROM "act" WHERE "id" = ("row_now"->>'act_id')::integer FOR SHARE;
    IF TG_OP = 'UPDATE' THEN
      SELECT "status" INTO "old_status" FROM "act" WHERE "id" = (to_jsonb(OLD)->>'act_id')::integer FOR SHARE;
    END IF;
  END IF;
  IF "paper_status" = 2 OR "old_status" = 2 THEN
    RAISE EXCEPTION 'a line of a closed paper is not changed' USING ERRCODE = '23514', CONSTRAINT = 'paper_closed';
  END IF;
  RETURN coalesce(NEW, OLD);
END $function$;

CREATE OR REPLACE TRIGGER act_service_stays BEFORE INSERT OR DELETE OR UPDATE ON act_service FOR EACH ROW EXECUTE FUNCTION closed_lines_stay();

CREATE OR REPLACE TRIGGER invoice_service_stays BEFORE INSERT OR DELETE ON invoice_service FOR EACH ROW EXECUTE FUNCTION closed_lines_stay();

CREATE OR REPLACE TRIGGER invoice_service_unchanged BEFORE UPDATE ON invoice_service FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR old.invoice_id IS DISTINCT FROM new.invoice_id OR old.name IS DISTINCT FROM new.name OR old.measure IS DISTINCT FROM new.measure OR old.quantity IS DISTINCT FROM new.quantity OR old.price IS DISTINCT FROM new.price OR old.sum IS DISTINCT FROM new.sum OR old.vat IS DISTINCT FROM new.vat) EXECUTE FUNCTION closed_lines_stay();
