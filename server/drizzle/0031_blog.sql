CREATE TABLE "cluster" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"url" text NOT NULL,
	"video_url" text NOT NULL,
	"socials" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"description" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cluster_name" CHECK (btrim("cluster"."name") <> ''),
	CONSTRAINT "cluster_phone" CHECK ("cluster"."phone" ~ '^([0-9]{10})?$')
);
--> statement-breakpoint
CREATE TABLE "author" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"city" text COLLATE "und-x-icu" NOT NULL,
	"hobbies" text NOT NULL,
	"description" text NOT NULL,
	"socials" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "author_name" CHECK (btrim("author"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "author_category" (
	"author_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "author_category_author_id_category_id_pk" PRIMARY KEY("author_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "story_category" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	CONSTRAINT "story_category_named" CHECK (btrim("story_category"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "story" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"category_id" integer NOT NULL,
	"author_id" integer,
	"file" text,
	"meta" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "story_title" CHECK (btrim("story"."title") <> ''),
	CONSTRAINT "story_status" CHECK ("story"."status" in (1, 2, 3)),
	CONSTRAINT "story_published" CHECK ("story"."status" <> 3 or ("story"."published_at" is not null and "story"."description" <> ''))
);
--> statement-breakpoint
ALTER TABLE "author_category" ADD CONSTRAINT "author_category_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_category" ADD CONSTRAINT "author_category_category_id_story_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."story_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_category_id_story_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."story_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cluster_by_name" ON "cluster" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "cluster_updated" ON "cluster" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "cluster_words" ON "cluster" USING gin (to_tsvector('simple', translate(lower("name"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "author_by_name" ON "author" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "author_updated" ON "author" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "author_words" ON "author" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "city"), 'ё', 'е')));--> statement-breakpoint
CREATE INDEX "author_category_category" ON "author_category" USING btree ("category_id","author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "story_category_name" ON "story_category" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "story_category_id" ON "story" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "story_author" ON "story" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "story_by_status" ON "story" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "story_published_at" ON "story" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "story_created" ON "story" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "story_updated" ON "story" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "story_by_title" ON "story" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "story_words" ON "story" USING gin (to_tsvector('simple', translate(lower("title"), 'ё', 'е')));