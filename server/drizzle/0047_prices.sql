CREATE TABLE "tariff_rule" (
	"id" serial PRIMARY KEY NOT NULL,
	"tariff_id" integer NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"from_day" date,
	"to_day" date,
	"weekdays" integer[] NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"price_per_hour" bigint NOT NULL,
	CONSTRAINT "tariff_rule_weekdays" CHECK (cardinality("tariff_rule"."weekdays") > 0 and "tariff_rule"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7]),
	CONSTRAINT "tariff_rule_hours" CHECK (0 <= "tariff_rule"."from_hour" and "tariff_rule"."from_hour" < "tariff_rule"."to_hour" and "tariff_rule"."to_hour" <= 24),
	CONSTRAINT "tariff_rule_days" CHECK ("tariff_rule"."from_day" <= "tariff_rule"."to_day"),
	CONSTRAINT "tariff_rule_price" CHECK ("tariff_rule"."price_per_hour" > 0)
);
--> statement-breakpoint
ALTER TABLE "tariff_rule" ADD CONSTRAINT "tariff_rule_tariff_id_tariff_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tariff_rule_tariff" ON "tariff_rule" USING btree ("tariff_id");--> statement-breakpoint
-- A set of weekdays as ranges, which an index can compare.
CREATE FUNCTION "spans_of"(integer[]) RETURNS int4multirange LANGUAGE sql IMMUTABLE STRICT AS
$$ SELECT range_agg(int4range(each, each, '[]')) FROM unnest($1) each $$;
--> statement-breakpoint
ALTER TABLE "tariff_rule" ADD CONSTRAINT "tariff_rule_once" EXCLUDE USING gist (
  int4range("tariff_id", "tariff_id", '[]') WITH &&,
  spans_of("weekdays") WITH &&,
  int4range("from_hour", "to_hour") WITH &&,
  daterange("from_day", "to_day", '[]') WITH &&
);
--> statement-breakpoint
CREATE FUNCTION "price_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a tariff says hours cost never changes' USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tariff_price_stays" BEFORE UPDATE ON "tariff" FOR EACH ROW
  WHEN ((OLD."room_id", OLD."price_per_hour", OLD."min_hours") IS DISTINCT FROM (NEW."room_id", NEW."price_per_hour", NEW."min_hours"))
  EXECUTE FUNCTION "price_stays"();
--> statement-breakpoint
CREATE TRIGGER "tariff_rule_stays" BEFORE UPDATE OR DELETE ON "tariff_rule" FOR EACH ROW EXECUTE FUNCTION "price_stays"();
