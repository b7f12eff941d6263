-- A closed invoice, act or УПД is what was issued: it is neither changed nor removed.
CREATE OR REPLACE FUNCTION public.closed_paper_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a closed % is not changed', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = 'paper_closed';
END $function$;

CREATE OR REPLACE TRIGGER act_stays BEFORE DELETE OR UPDATE ON act FOR EACH ROW WHEN (old.status = 2) EXECUTE FUNCTION closed_paper_stays();

CREATE OR REPLACE TRIGGER invoice_stays BEFORE DELETE OR UPDATE ON invoice FOR EACH ROW WHEN (old.status = 2) EXECUTE FUNCTION closed_paper_stays();
