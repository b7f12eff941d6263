CREATE TABLE "sale_banner" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"meta" jsonb NOT NULL,
	"shown_from" date,
	"shown_to" date,
	"advertiser" text NOT NULL,
	"erid" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sale_banner_title" CHECK (btrim("sale_banner"."title") <> ''),
	CONSTRAINT "sale_banner_days" CHECK ("sale_banner"."shown_from" <= "sale_banner"."shown_to"),
	CONSTRAINT "sale_banner_erid" CHECK ("sale_banner"."advertiser" = '' or "sale_banner"."erid" <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sale_banner_one_active" ON "sale_banner" USING btree ("is_active") WHERE "sale_banner"."is_active";--> statement-breakpoint
CREATE INDEX "sale_banner_updated" ON "sale_banner" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sale_banner_words" ON "sale_banner" USING gin (to_tsvector('simple', translate(lower("title" || ' ' || "text" || ' ' || "advertiser"), 'ё', 'е')));