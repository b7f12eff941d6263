-- The visitors' search finds what is on the site, in its present words, and nothing else.
CREATE OR REPLACE FUNCTION public.follow_site_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "shown" "site_document";
BEGIN
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format(
      'SELECT $2, r.id, (%s)::text, plain_text(%s), plain_text(%s), ''''::tsvector, (%s)::timestamptz FROM (SELECT ($1).*) AS r WHERE %s',
      TG_ARGV[2], TG_ARGV[3], TG_ARGV[4], TG_ARGV[5], TG_ARGV[1]) INTO "shown" USING NEW, TG_ARGV[0];
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "site_document" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
  END IF;
  IF "shown"."kind" IS NOT NULL THEN
    "shown"."words" := site_words("shown"."title", "shown"."text");
    "shown"."parts" := name_parts("shown"."title");
    "shown"."forms" := text_forms("shown"."title" || ' ' || "shown"."text");
    INSERT INTO "site_document" SELECT "shown".*;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER article_is_found AFTER INSERT OR DELETE OR UPDATE OF status, title, lead, text, author, published_at ON article FOR EACH ROW EXECUTE FUNCTION follow_site_document('article', 'r.status = 3', 'r.id', 'r.title', 'concat_ws('' '', r.lead, r.text, r.author)', 'coalesce(r.published_at, r.updated_at)');

CREATE OR REPLACE TRIGGER brand_is_found AFTER INSERT OR DELETE OR UPDATE OF status, name, description ON brand FOR EACH ROW EXECUTE FUNCTION follow_site_document('brand', 'r.status = 3', 'r.id', 'r.name', 'r.description', 'r.created_at');

CREATE OR REPLACE TRIGGER cluster_is_found AFTER INSERT OR DELETE OR UPDATE OF name, description, address ON cluster FOR EACH ROW EXECUTE FUNCTION follow_site_document('cluster', 'true', 'r.id', 'r.name', 'concat_ws('' '', r.description, r.address)', 'r.created_at');

CREATE OR REPLACE TRIGGER event_is_found AFTER INSERT OR DELETE OR UPDATE OF status, title, lead, description, organizer_name, place, date ON event FOR EACH ROW EXECUTE FUNCTION follow_site_document('event', 'r.status = 3', 'r.id', 'r.title', 'concat_ws('' '', r.lead, r.description, r.place, r.organizer_name)', 'r.date');

CREATE OR REPLACE TRIGGER gallery_is_found AFTER INSERT OR DELETE OR UPDATE OF is_published, url_translit, type, event_id ON gallery FOR EACH ROW EXECUTE FUNCTION follow_site_document('gallery', 'r.is_published', 'r.url_translit', 'coalesce((SELECT e.title FROM event e WHERE e.id = r.event_id) || CASE r.type WHEN 2 THEN '' — видео'' ELSE '' — фото'' END, CASE r.type WHEN 2 THEN ''Видеогалерея'' ELSE ''Фотогалерея'' END)', 'coalesce((SELECT string_agg(f.description, ''; '' ORDER BY f.position) FROM gallery_file f WHERE f.gallery_id = r.id AND NOT f.is_hidden AND f.description <> ''''), '''')', 'coalesce((SELECT e.date FROM event e WHERE e.id = r.event_id), r.created_at)');

CREATE OR REPLACE TRIGGER market_item_is_found AFTER INSERT OR DELETE OR UPDATE OF status, deleted_at, brand_id, name, description, article ON market_item FOR EACH ROW EXECUTE FUNCTION follow_site_document('marketItem', 'r.status = 2 AND r.deleted_at IS NULL AND EXISTS (SELECT FROM brand b WHERE b.id = r.brand_id AND b.status = 3)', 'r.id', 'r.name', 'concat_ws('' '', r.description, r.article, (SELECT b.name FROM brand b WHERE b.id = r.brand_id))', 'r.created_at');

CREATE OR REPLACE TRIGGER past_project_is_found AFTER INSERT OR DELETE OR UPDATE OF is_published, name, description, address, ends_on ON past_project FOR EACH ROW EXECUTE FUNCTION follow_site_document('project', 'r.is_published', 'r.address', 'r.name', 'r.description', 'r.ends_on');

CREATE OR REPLACE TRIGGER resident_is_found AFTER INSERT OR DELETE OR UPDATE OF status, is_actual, name, description ON resident FOR EACH ROW EXECUTE FUNCTION follow_site_document('resident', 'r.status = 2 AND r.is_actual', 'r.id', 'r.name', 'r.description', 'r.created_at');

CREATE OR REPLACE TRIGGER room_is_found AFTER INSERT OR DELETE OR UPDATE OF name, description ON room FOR EACH ROW EXECUTE FUNCTION follow_site_document('room', 'true', 'r.id', 'r.name', 'r.description', '''epoch''');

CREATE OR REPLACE TRIGGER story_is_found AFTER INSERT OR DELETE OR UPDATE OF status, title, description, published_at ON story FOR EACH ROW EXECUTE FUNCTION follow_site_document('story', 'r.status = 3', 'r.id', 'r.title', 'r.description', 'r.published_at');
