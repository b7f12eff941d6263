CREATE TABLE "agreement" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"year" integer GENERATED ALWAYS AS (extract(year from "date")::integer) STORED NOT NULL,
	"subject" text NOT NULL,
	"from" date NOT NULL,
	"to" date,
	"status" integer DEFAULT 1 NOT NULL,
	"sum" bigint,
	"vat_rate" text NOT NULL,
	"customer" jsonb NOT NULL,
	"customer_name" text COLLATE "und-x-icu" NOT NULL,
	"customer_inn" text NOT NULL,
	"user_id" integer,
	"event_request_id" integer,
	"comment" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_number_of_year" UNIQUE("year","number"),
	CONSTRAINT "agreement_status" CHECK ("agreement"."status" in (1, 2, 3, 4)),
	CONSTRAINT "agreement_number" CHECK (btrim("agreement"."number") <> ''),
	CONSTRAINT "agreement_term" CHECK ("agreement"."to" >= "agreement"."from")
);
--> statement-breakpoint
CREATE TABLE "paper_counter" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_counter_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "act" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"year" integer GENERATED ALWAYS AS (extract(year from "date")::integer) STORED NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"vat_rate" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	"pdf" "bytea",
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"invoice_id" integer,
	"from" date NOT NULL,
	"to" date NOT NULL,
	CONSTRAINT "act_number_of_year" UNIQUE("year","number"),
	CONSTRAINT "act_status" CHECK ("act"."status" in (1, 2)),
	CONSTRAINT "act_closed" CHECK (("act"."status" = 2) = ("act"."closed_at" is not null and "act"."pdf" is not null)),
	CONSTRAINT "act_period" CHECK ("act"."to" >= "act"."from")
);
--> statement-breakpoint
CREATE TABLE "act_service" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"act_id" integer NOT NULL,
	"invoice_service_id" integer,
	CONSTRAINT "act_service_quantity" CHECK ("act_service"."quantity" > 0),
	CONSTRAINT "act_service_price" CHECK ("act_service"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"year" integer GENERATED ALWAYS AS (extract(year from "date")::integer) STORED NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"vat_rate" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	"pdf" "bytea",
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"due" date,
	"purpose" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoice_number_of_year" UNIQUE("year","number"),
	CONSTRAINT "invoice_status" CHECK ("invoice"."status" in (1, 2)),
	CONSTRAINT "invoice_closed" CHECK (("invoice"."status" = 2) = ("invoice"."closed_at" is not null and "invoice"."pdf" is not null)),
	CONSTRAINT "invoice_due" CHECK ("invoice"."due" >= "invoice"."date")
);
--> statement-breakpoint
CREATE TABLE "invoice_service" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"invoice_id" integer NOT NULL,
	"acted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_service_quantity" CHECK ("invoice_service"."quantity" > 0),
	CONSTRAINT "invoice_service_price" CHECK ("invoice_service"."price" >= 0),
	CONSTRAINT "invoice_service_acted" CHECK ("invoice_service"."acted" between 0 and "invoice_service"."quantity")
);
--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_event_request_id_event_request_id_fk" FOREIGN KEY ("event_request_id") REFERENCES "public"."event_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_service" ADD CONSTRAINT "act_service_act_id_act_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."act"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_service" ADD CONSTRAINT "act_service_invoice_service_id_invoice_service_id_fk" FOREIGN KEY ("invoice_service_id") REFERENCES "public"."invoice_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_service" ADD CONSTRAINT "invoice_service_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_by_number" ON "agreement" USING btree ("number" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "agreement_by_name" ON "agreement" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "agreement_by_status" ON "agreement" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "agreement_by_date" ON "agreement" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "agreement_by_end" ON "agreement" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "agreement_by_sum" ON "agreement" USING btree ("sum","id");--> statement-breakpoint
CREATE INDEX "agreement_by_customer" ON "agreement" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "agreement_by_inn" ON "agreement" USING btree ("customer_inn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "agreement_updated" ON "agreement" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "agreement_user" ON "agreement" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agreement_event_request" ON "agreement" USING btree ("event_request_id");--> statement-breakpoint
CREATE INDEX "agreement_words" ON "agreement" USING gin (to_tsvector('simple', translate(lower("subject" || ' ' || "customer_name"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "act_agreement" ON "act" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE INDEX "act_invoice" ON "act" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "act_service_act" ON "act_service" USING btree ("act_id","id");--> statement-breakpoint
CREATE INDEX "act_service_confirms" ON "act_service" USING btree ("invoice_service_id");--> statement-breakpoint
CREATE INDEX "invoice_agreement" ON "invoice" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE INDEX "invoice_by_number" ON "invoice" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_by_name" ON "invoice" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "invoice_by_date" ON "invoice" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "invoice_by_due" ON "invoice" USING btree ("due","id");--> statement-breakpoint
CREATE INDEX "invoice_by_sum" ON "invoice" USING btree ("sum","id");--> statement-breakpoint
CREATE INDEX "invoice_by_status" ON "invoice" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoice_words" ON "invoice" USING gin (to_tsvector('simple', translate(lower("number" || ' ' || "purpose"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "invoice_service_invoice" ON "invoice_service" USING btree ("invoice_id","id");--> statement-breakpoint
-- What is issued stays: neither a closed invoice or act nor its lines are changed or removed, by whatever program.
CREATE FUNCTION "closed_paper_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed % is not changed', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = 'paper_closed';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_stays" BEFORE UPDATE OR DELETE ON "invoice"
  FOR EACH ROW WHEN (OLD."status" = 2) EXECUTE FUNCTION "closed_paper_stays"();--> statement-breakpoint
CREATE TRIGGER "act_stays" BEFORE UPDATE OR DELETE ON "act"
  FOR EACH ROW WHEN (OLD."status" = 2) EXECUTE FUNCTION "closed_paper_stays"();--> statement-breakpoint
-- The paper is locked while a line is written, so that nobody closes it meanwhile.
CREATE FUNCTION "closed_lines_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_service_stays" BEFORE INSERT OR DELETE ON "invoice_service"
  FOR EACH ROW EXECUTE FUNCTION "closed_lines_stay"();--> statement-breakpoint
-- Acts made later count what they confirm of a closed invoice's line; nothing else of it moves.
CREATE TRIGGER "invoice_service_unchanged" BEFORE UPDATE ON "invoice_service"
  FOR EACH ROW WHEN ((OLD."id", OLD."invoice_id", OLD."name", OLD."measure", OLD."quantity", OLD."price", OLD."sum", OLD."vat")
    IS DISTINCT FROM (NEW."id", NEW."invoice_id", NEW."name", NEW."measure", NEW."quantity", NEW."price", NEW."sum", NEW."vat"))
  EXECUTE FUNCTION "closed_lines_stay"();--> statement-breakpoint
CREATE TRIGGER "act_service_stays" BEFORE INSERT OR UPDATE OR DELETE ON "act_service"
  FOR EACH ROW EXECUTE FUNCTION "closed_lines_stay"();--> statement-breakpoint
-- Says in the line of an invoice how much of it acts confirm; a check keeps that within what was invoiced.
CREATE FUNCTION "count_acted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."invoice_service_id" IS NOT NULL THEN
    UPDATE "invoice_service" SET "acted" = "acted" - OLD."quantity" WHERE "id" = OLD."invoice_service_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."invoice_service_id" IS NOT NULL THEN
    UPDATE "invoice_service" SET "acted" = "acted" + NEW."quantity" WHERE "id" = NEW."invoice_service_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "act_service_is_counted" AFTER INSERT OR DELETE OR UPDATE OF "quantity", "invoice_service_id" ON "act_service"
  FOR EACH ROW EXECUTE FUNCTION "count_acted"();
