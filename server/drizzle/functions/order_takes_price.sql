-- What a customer orders keeps the name, unit, price and least quantity that its item of the price list had then.
CREATE OR REPLACE FUNCTION public.order_takes_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select name, unit, price, minimum into new.name, new.unit, new.price, new.minimum
    from event_service where id = new.service_id;
  return new;
end $function$;

CREATE OR REPLACE TRIGGER event_request_service_takes_price BEFORE INSERT ON event_request_service FOR EACH ROW EXECUTE FUNCTION order_takes_price();
