-- An author has the number of their stories, which lists sort by.
CREATE OR REPLACE FUNCTION public.author_counts_stories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE "author" SET "stories_count" = "stories_count" - 1 WHERE "id" = OLD."author_id"; END IF;
  IF TG_OP <> 'DELETE' THEN UPDATE "author" SET "stories_count" = "stories_count" + 1 WHERE "id" = NEW."author_id"; END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER author_counts_stories AFTER INSERT OR DELETE OR UPDATE OF author_id ON story FOR EACH ROW EXECUTE FUNCTION author_counts_stories();
