CREATE TABLE "agreement_template" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreement_template_name" CHECK (btrim("agreement_template"."name") <> ''),
	CONSTRAINT "agreement_template_text" CHECK (btrim("agreement_template"."text") <> '')
);
--> statement-breakpoint
ALTER TABLE "agreement" ADD COLUMN "terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "agreement_template_by_name" ON "agreement_template" USING btree ("name","id");