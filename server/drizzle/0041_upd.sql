ALTER TABLE "act" DROP CONSTRAINT "act_number_of_year";--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "form" text DEFAULT 'act' NOT NULL;--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "is_invoice" boolean GENERATED ALWAYS AS (form = 'upd1') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "xml" "bytea";--> statement-breakpoint
ALTER TABLE "act" ADD COLUMN "xml_name" text;--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_number_of_year" UNIQUE("year","is_invoice","number");--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_form" CHECK ("act"."form" in ('act', 'upd1', 'upd2'));--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_taxed" CHECK ("act"."form" <> 'upd1' or "act"."vat_rate" <> 'none');--> statement-breakpoint
ALTER TABLE "act" ADD CONSTRAINT "act_xml" CHECK (("act"."status" = 2 and "act"."form" <> 'act') = ("act"."xml" is not null and "act"."xml_name" is not null));