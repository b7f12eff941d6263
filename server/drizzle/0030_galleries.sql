CREATE TABLE "gallery" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"position" integer,
	"url_translit" text NOT NULL,
	"event_id" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_place" UNIQUE("type","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "gallery_address" UNIQUE("url_translit"),
	CONSTRAINT "gallery_type" CHECK ("gallery"."type" in (1, 2)),
	CONSTRAINT "gallery_position" CHECK ("gallery"."position" > 0 and ("gallery"."position" is null) = "gallery"."is_deleted"),
	CONSTRAINT "gallery_removed" CHECK (not ("gallery"."is_deleted" and "gallery"."is_published"))
);
--> statement-breakpoint
CREATE TABLE "gallery_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"gallery_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_file_place" UNIQUE("gallery_id","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "gallery_file_position" CHECK ("gallery_file"."position" between 1 and 200),
	CONSTRAINT "gallery_file_shows" CHECK ("gallery_file"."file" is not null or "gallery_file"."link" <> '')
);
--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_file" ADD CONSTRAINT "gallery_file_gallery_id_gallery_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_event" ON "gallery" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_one_preview" ON "gallery_file" USING btree ("gallery_id") WHERE "gallery_file"."is_preview";--> statement-breakpoint
CREATE INDEX "gallery_file_name" ON "gallery_file" USING btree ("file");