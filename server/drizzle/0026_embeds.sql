CREATE TABLE "embed_site" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"origin" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "embed_site_place" UNIQUE("place"),
	CONSTRAINT "embed_site_origin" UNIQUE("origin"),
	CONSTRAINT "embed_site_key" UNIQUE("key"),
	CONSTRAINT "embed_site_places" CHECK ("embed_site"."place" between 1 and 200),
	CONSTRAINT "embed_site_origins" CHECK ("embed_site"."origin" ~ '^https?://[a-z0-9_.-]+(:[0-9]+)?$')
);
