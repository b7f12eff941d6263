-- expand-contract: the previous server offers only services of a space, each from one unit; a trigger fills what it does not write
-- locks: the price list has some dozens of rows, and requests order some thousand services a year
ALTER TABLE "event_service" ALTER COLUMN "room_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_request_service" ADD COLUMN "name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_request_service" ADD COLUMN "unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_request_service" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_request_service" ADD COLUMN "minimum" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_request_service" ADD COLUMN "sum" bigint GENERATED ALWAYS AS (price * quantity) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "event_service" ADD COLUMN "section" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_service" ADD COLUMN "minimum" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_service" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_service" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event_service" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "event_service_common_name" ON "event_service" USING btree ("name") WHERE "event_service"."room_id" is null;--> statement-breakpoint
CREATE INDEX "event_service_listed" ON "event_service" USING btree ("section","position","id");--> statement-breakpoint
CREATE INDEX "event_service_by_name" ON "event_service" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "event_service_by_price" ON "event_service" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "event_service_updated" ON "event_service" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "event_service_words" ON "event_service" USING gin (to_tsvector('simple', translate(lower("name"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
ALTER TABLE "event_request_service" ADD CONSTRAINT "event_request_service_price" CHECK ("event_request_service"."price" >= 0);--> statement-breakpoint
ALTER TABLE "event_request_service" ADD CONSTRAINT "event_request_service_minimum" CHECK ("event_request_service"."quantity" >= "event_request_service"."minimum");--> statement-breakpoint
ALTER TABLE "event_service" ADD CONSTRAINT "event_service_section" CHECK ("event_service"."section" in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "event_service" ADD CONSTRAINT "event_service_minimum" CHECK ("event_service"."minimum" between 1 and 1000);--> statement-breakpoint
UPDATE "event_request_service" o SET "name" = s."name", "unit" = s."unit", "price" = s."price"
  FROM "event_service" s WHERE s."id" = o."service_id";--> statement-breakpoint
CREATE FUNCTION order_takes_price() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select name, unit, price, minimum into new.name, new.unit, new.price, new.minimum
    from event_service where id = new.service_id;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER event_request_service_takes_price BEFORE INSERT ON "event_request_service" FOR EACH ROW EXECUTE FUNCTION order_takes_price();
