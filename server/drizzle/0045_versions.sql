CREATE TABLE "publication_plan" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"withdraw_at" timestamp (3) with time zone,
	"by_id" integer NOT NULL,
	"refusal" text,
	CONSTRAINT "publication_plan_once" PRIMARY KEY("kind","object_id"),
	CONSTRAINT "publication_plan_says_when" CHECK ("publication_plan"."publish_at" is not null or "publication_plan"."withdraw_at" is not null),
	CONSTRAINT "publication_plan_in_order" CHECK ("publication_plan"."publish_at" < "publication_plan"."withdraw_at")
);
--> statement-breakpoint
CREATE TABLE "record_version" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"by_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_version_once" PRIMARY KEY("kind","object_id","number"),
	CONSTRAINT "record_version_number" CHECK ("record_version"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "gallery_file" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_file_once" ON "gallery_file" USING btree ("gallery_id","hash");--> statement-breakpoint
-- Versions and plans of a record go with it, whoever deletes it. The argument: its kind.
CREATE FUNCTION "record_takes_its_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "record_version" WHERE "kind" = TG_ARGV[0] AND "object_id" = OLD."id";
  DELETE FROM "publication_plan" WHERE "kind" = TG_ARGV[0] AND "object_id" = OLD."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "story_takes_its_versions" AFTER DELETE ON "story"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('story');
--> statement-breakpoint
CREATE TRIGGER "review_takes_its_versions" AFTER DELETE ON "review"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('review');
--> statement-breakpoint
CREATE TRIGGER "collaborator_takes_its_versions" AFTER DELETE ON "collaborator"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('collaborator');
--> statement-breakpoint
CREATE TRIGGER "gallery_takes_its_versions" AFTER DELETE ON "gallery"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('gallery');
--> statement-breakpoint
CREATE TRIGGER "past_project_takes_its_versions" AFTER DELETE ON "past_project"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('project');
--> statement-breakpoint
CREATE TRIGGER "cluster_takes_its_versions" AFTER DELETE ON "cluster"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('cluster');
--> statement-breakpoint
CREATE TRIGGER "author_takes_its_versions" AFTER DELETE ON "author"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('author');
--> statement-breakpoint
CREATE TRIGGER "resident_takes_its_versions" AFTER DELETE ON "resident"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('resident');
--> statement-breakpoint
CREATE TRIGGER "sale_banner_takes_its_versions" AFTER DELETE ON "sale_banner"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('banner');
--> statement-breakpoint
CREATE TRIGGER "article_takes_its_versions" AFTER DELETE ON "article"
  FOR EACH ROW EXECUTE FUNCTION "record_takes_its_versions"('article');
