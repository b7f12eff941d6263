CREATE TABLE "promo_code" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"spelling" text NOT NULL,
	"percent" integer,
	"sum" bigint,
	"room_ids" integer[] DEFAULT '{}' NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"max_uses" integer,
	"max_per_person" integer,
	"min_sum" bigint,
	"note" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_code_spelling" CHECK ("promo_code"."spelling" ~ '^[0-9A-ZА-Я]{3,30}$'),
	CONSTRAINT "promo_code_one_discount" CHECK (num_nonnulls("promo_code"."percent", "promo_code"."sum") = 1),
	CONSTRAINT "promo_code_percent" CHECK ("promo_code"."percent" between 1 and 100),
	CONSTRAINT "promo_code_sums" CHECK ("promo_code"."sum" > 0 and "promo_code"."min_sum" > 0),
	CONSTRAINT "promo_code_days" CHECK ("promo_code"."valid_from" <= "promo_code"."valid_to"),
	CONSTRAINT "promo_code_limits" CHECK ("promo_code"."max_uses" > 0 and "promo_code"."max_per_person" > 0),
	CONSTRAINT "promo_code_uses" CHECK ("promo_code"."uses" >= 0 and "promo_code"."given" >= 0),
	CONSTRAINT "promo_code_used_up" CHECK ("promo_code"."uses" <= "promo_code"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "promo_use" (
	"id" serial PRIMARY KEY NOT NULL,
	"promo_code_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"phone" text,
	"percent" integer,
	"sum" bigint,
	"min_sum" bigint,
	"full_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"given_back_at" timestamp (3) with time zone,
	CONSTRAINT "promo_use_one_discount" CHECK (num_nonnulls("promo_use"."percent", "promo_use"."sum") = 1),
	CONSTRAINT "promo_use_percent" CHECK ("promo_use"."percent" between 1 and 100),
	CONSTRAINT "promo_use_discount" CHECK ("promo_use"."discount" between 0 and "promo_use"."full_price")
);
--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_promo_code_id_promo_code_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_code_once" ON "promo_code" USING btree ("spelling");--> statement-breakpoint
CREATE INDEX "promo_code_by_code" ON "promo_code" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "promo_code_by_uses" ON "promo_code" USING btree ("uses","id");--> statement-breakpoint
CREATE INDEX "promo_code_by_given" ON "promo_code" USING btree ("given","id");--> statement-breakpoint
CREATE INDEX "promo_code_by_end" ON "promo_code" USING btree ("valid_to","id");--> statement-breakpoint
CREATE INDEX "promo_code_by_active" ON "promo_code" USING btree ("is_active","id");--> statement-breakpoint
CREATE INDEX "promo_code_updated" ON "promo_code" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "promo_code_words" ON "promo_code" USING gin (to_tsvector('simple', translate(lower("code" || ' ' || "note"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE UNIQUE INDEX "promo_use_of_booking" ON "promo_use" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "promo_use_latest" ON "promo_use" USING btree ("promo_code_id","id");--> statement-breakpoint
CREATE INDEX "promo_use_phone" ON "promo_use" USING btree ("promo_code_id","phone");--> statement-breakpoint
CREATE FUNCTION count_promo_use() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "was" boolean := TG_OP <> 'INSERT' AND OLD."given_back_at" IS NULL;
  "is" boolean := TG_OP <> 'DELETE' AND NEW."given_back_at" IS NULL;
  "of_code" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."promo_code_id" ELSE NEW."promo_code_id" END;
BEGIN
  -- The row lock makes those who use a code at once wait for each other, so the checks see all earlier uses.
  UPDATE "promo_code" SET
    "uses" = "uses" + "is"::integer - "was"::integer,
    "given" = "given" + CASE WHEN "is" THEN NEW."discount" ELSE 0 END - CASE WHEN "was" THEN OLD."discount" ELSE 0 END
  WHERE "id" = "of_code";
  IF "is" AND NOT "was" AND (SELECT count(*) FROM "promo_use" WHERE "promo_code_id" = "of_code" AND "phone" = NEW."phone"
    AND "given_back_at" IS NULL) > (SELECT "max_per_person" FROM "promo_code" WHERE "id" = "of_code") THEN
    RAISE EXCEPTION 'promo code % is used up by this person', "of_code"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'promo_use_per_person', TABLE = 'promo_use';
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER promo_use_is_counted AFTER INSERT OR DELETE OR UPDATE OF discount, given_back_at ON promo_use FOR EACH ROW EXECUTE FUNCTION count_promo_use();--> statement-breakpoint
CREATE FUNCTION promo_use_follows() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "full" bigint;
  "kept" bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM "promo_use" WHERE "booking_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(sum(("line" ->> 'unitPrice')::bigint * ("line" ->> 'quantity')::bigint), 0) INTO "full"
    FROM jsonb_array_elements(NEW."lines") "line";
  UPDATE "promo_use" SET "full_price" = "full", "discount" = "full" - NEW."price"
    WHERE "booking_id" = NEW."id" AND ("full_price", "discount") IS DISTINCT FROM ("full", "full" - NEW."price");
  IF NEW."status" <> 3 THEN
    UPDATE "promo_use" SET "given_back_at" = NULL WHERE "booking_id" = NEW."id" AND "given_back_at" IS NOT NULL;
  ELSIF OLD."status" <> 3 THEN
    SELECT coalesce((SELECT sum(coalesce("received", "sum") - "refunded") FROM "payment"
        WHERE "booking_id" = NEW."id" AND "status" = 'succeeded'), 0)
      + coalesce((SELECT sum("share"."sum" - "share"."refunded") FROM "payment_share" "share"
        JOIN "payment" ON "payment"."id" = "share"."payment_id"
        WHERE "share"."booking_id" = NEW."id" AND "payment"."status" = 'succeeded'), 0) INTO "kept";
    IF NEW."paid_at" IS NULL OR ("kept" = 0 AND NEW."starts_at" > coalesce(NEW."cancelled_at", now())) THEN
      UPDATE "promo_use" SET "given_back_at" = coalesce(NEW."cancelled_at", now())
        WHERE "booking_id" = NEW."id" AND "given_back_at" IS NULL;
    END IF;
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER promo_use_follows AFTER UPDATE OF status, lines, price ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.lines IS DISTINCT FROM new.lines OR old.price IS DISTINCT FROM new.price) EXECUTE FUNCTION promo_use_follows();
