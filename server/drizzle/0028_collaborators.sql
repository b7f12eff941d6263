CREATE TABLE "collaborator" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collaborator_order" UNIQUE("position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "collaborator_text" CHECK (btrim("collaborator"."text") <> ''),
	CONSTRAINT "collaborator_place" CHECK ("collaborator"."position" > 0)
);
--> statement-breakpoint
CREATE INDEX "collaborator_updated" ON "collaborator" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "collaborator_words" ON "collaborator" USING gin (to_tsvector('simple', translate(lower("text"), 'ё', 'е')));