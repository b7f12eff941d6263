CREATE TABLE "past_project" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"address" text NOT NULL,
	"description" text NOT NULL,
	"position" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "past_project_order" UNIQUE("position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "past_project_name" CHECK (btrim("past_project"."name") <> ''),
	CONSTRAINT "past_project_days" CHECK ("past_project"."starts_on" <= "past_project"."ends_on"),
	CONSTRAINT "past_project_removed" CHECK ("past_project"."is_deleted" = ("past_project"."position" is null)),
	CONSTRAINT "past_project_hidden" CHECK (not ("past_project"."is_deleted" and "past_project"."is_published")),
	CONSTRAINT "past_project_place" CHECK ("past_project"."position" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "past_project_address" ON "past_project" USING btree ("address") WHERE not "past_project"."is_deleted";--> statement-breakpoint
CREATE INDEX "past_project_starts" ON "past_project" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "past_project_updated" ON "past_project" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "past_project_words" ON "past_project" USING gin (to_tsvector('simple', translate(lower("name"), 'ё', 'е')));