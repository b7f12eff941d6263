-- The versions and the plan of a record go with it.
CREATE OR REPLACE FUNCTION public.record_takes_its_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM "record_version" WHERE "kind" = TG_ARGV[0] AND "object_id" = OLD."id";
  DELETE FROM "publication_plan" WHERE "kind" = TG_ARGV[0] AND "object_id" = OLD."id";
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER article_takes_its_versions AFTER DELETE ON article FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('article');

CREATE OR REPLACE TRIGGER author_takes_its_versions AFTER DELETE ON author FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('author');

CREATE OR REPLACE TRIGGER cluster_takes_its_versions AFTER DELETE ON cluster FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('cluster');

CREATE OR REPLACE TRIGGER collaborator_takes_its_versions AFTER DELETE ON collaborator FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('collaborator');

CREATE OR REPLACE TRIGGER gallery_takes_its_versions AFTER DELETE ON gallery FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('gallery');

CREATE OR REPLACE TRIGGER past_project_takes_its_versions AFTER DELETE ON past_project FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('project');

CREATE OR REPLACE TRIGGER resident_takes_its_versions AFTER DELETE ON resident FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('resident');

CREATE OR REPLACE TRIGGER review_takes_its_versions AFTER DELETE ON review FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('review');

CREATE OR REPLACE TRIGGER sale_banner_takes_its_versions AFTER DELETE ON sale_banner FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('banner');

CREATE OR REPLACE TRIGGER story_takes_its_versions AFTER DELETE ON story FOR EACH ROW EXECUTE FUNCTION record_takes_its_versions('story');
