-- What hours cost by a tariff never changes; a dearer tariff is another one.
CREATE OR REPLACE FUNCTION public.price_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what a tariff says hours cost never changes' USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE TRIGGER tariff_price_stays BEFORE UPDATE ON tariff FOR EACH ROW WHEN (old.room_id IS DISTINCT FROM new.room_id OR old.price_per_hour IS DISTINCT FROM new.price_per_hour OR old.min_hours IS DISTINCT FROM new.min_hours) EXECUTE FUNCTION price_stays();

CREATE OR REPLACE TRIGGER tariff_rule_stays BEFORE DELETE OR UPDATE ON tariff_rule FOR EACH ROW EXECUTE FUNCTION price_stays();
