CREATE TABLE "client_booking" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"terms_id" integer NOT NULL,
	"sum" bigint,
	"returned" bigint DEFAULT 0 NOT NULL,
	"invoice_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_booking_sum" CHECK ("client_booking"."sum" >= 0),
	CONSTRAINT "client_booking_returned" CHECK ("client_booking"."returned" between 0 and coalesce("client_booking"."sum", 0)),
	CONSTRAINT "client_booking_invoiced" CHECK ("client_booking"."invoice_id" is null or "client_booking"."sum" is not null)
);
--> statement-breakpoint
CREATE TABLE "client_invoice" (
	"terms_id" integer NOT NULL,
	"month" date NOT NULL,
	"invoice_id" integer NOT NULL,
	CONSTRAINT "client_invoice_terms_id_month_pk" PRIMARY KEY("terms_id","month"),
	CONSTRAINT "client_invoice_of_one" UNIQUE("invoice_id"),
	CONSTRAINT "client_invoice_month" CHECK (extract(day from "client_invoice"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "client_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"customer" text COLLATE "und-x-icu" NOT NULL,
	"inn" text NOT NULL,
	"discount_percent" integer NOT NULL,
	"own_prices" jsonb NOT NULL,
	"is_postpaid" boolean NOT NULL,
	"credit_limit" bigint NOT NULL,
	"due_days" integer NOT NULL,
	"from" date NOT NULL,
	"to" date,
	"allowed_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_terms_agreement" UNIQUE("agreement_id"),
	CONSTRAINT "client_terms_discount" CHECK ("client_terms"."discount_percent" between 0 and 100),
	CONSTRAINT "client_terms_limit" CHECK ("client_terms"."credit_limit" >= 0),
	CONSTRAINT "client_terms_due" CHECK ("client_terms"."due_days" between 1 and 90),
	CONSTRAINT "client_terms_term" CHECK ("client_terms"."to" >= "client_terms"."from")
);
--> statement-breakpoint
ALTER TABLE "client_booking" ADD CONSTRAINT "client_booking_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_booking" ADD CONSTRAINT "client_booking_terms_id_client_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."client_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_booking" ADD CONSTRAINT "client_booking_invoice_id_client_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."client_invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invoice" ADD CONSTRAINT "client_invoice_terms_id_client_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."client_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invoice" ADD CONSTRAINT "client_invoice_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_terms" ADD CONSTRAINT "client_terms_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_booking_open" ON "client_booking" USING btree ("terms_id") WHERE "client_booking"."invoice_id" is null;--> statement-breakpoint
CREATE INDEX "client_booking_invoice" ON "client_booking" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "client_terms_by_inn" ON "client_terms" USING btree ("inn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "client_terms_by_customer" ON "client_terms" USING btree ("customer","id");--> statement-breakpoint
CREATE INDEX "client_terms_by_limit" ON "client_terms" USING btree ("credit_limit","id");--> statement-breakpoint
CREATE INDEX "client_terms_updated" ON "client_terms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "client_terms_words" ON "client_terms" USING gin (to_tsvector('simple', translate(lower("customer"), 'ё-+/.@_:', 'е       ')));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION client_owed(terms integer) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN coalesce((SELECT sum("sum" - "returned") FROM "client_booking" WHERE "terms_id" = terms AND "invoice_id" IS NULL AND "sum" IS NOT NULL), 0)
    + coalesce((SELECT sum(o."sum" - o."received" + o."returned") FROM "client_invoice" i
      JOIN "invoice_order" o ON o."invoice_id" = i."invoice_id" WHERE i."terms_id" = terms AND o."state" = 'awaiting'), 0);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION client_booking_fits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE most bigint;
BEGIN
  SELECT "credit_limit" INTO most FROM "client_terms" WHERE "id" = NEW."terms_id" FOR UPDATE;
  IF client_owed(NEW."terms_id") > most THEN
    RAISE EXCEPTION 'the limit of terms % is not enough for booking %', NEW."terms_id", NEW."booking_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'client_terms_credit_limit', TABLE = 'client_booking';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER client_booking_fits AFTER INSERT OR UPDATE OF "sum" ON "client_booking"
  FOR EACH ROW WHEN (NEW."sum" IS NOT NULL) EXECUTE FUNCTION client_booking_fits();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION client_booking_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'booking % is in invoice % and stays as it is', OLD."booking_id", OLD."invoice_id"
    USING ERRCODE = 'check_violation', CONSTRAINT = 'client_booking_stays', TABLE = 'client_booking';
END $$;
--> statement-breakpoint
CREATE TRIGGER client_booking_stays BEFORE UPDATE OR DELETE ON "client_booking"
  FOR EACH ROW WHEN (OLD."invoice_id" IS NOT NULL) EXECUTE FUNCTION client_booking_stays();
