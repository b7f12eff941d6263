-- Writes the documents of a table anew when a row of another, which they speak of, changes. Its arguments: the table, one
-- of the columns its own trigger watches, the column that names the other row, and the column that is named. Every such
-- row is touched, published or not: one that is being published at this moment is waited for.
CREATE FUNCTION "touch_site_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "touch" text := format('UPDATE %1$I SET %2$I = %2$I WHERE %3$I = ($1).%4$I', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]);
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE "touch" USING OLD;
  ELSE
    EXECUTE "touch" USING NEW;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "resident_is_found" AFTER INSERT OR DELETE OR UPDATE OF "status", "is_actual", "name", "description" ON "resident"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('resident', 'r.status = 2 AND r.is_actual', 'r.id', 'r.name', 'r.description', 'r.created_at');--> statement-breakpoint
CREATE TRIGGER "market_item_is_found" AFTER INSERT OR DELETE OR UPDATE OF "status", "deleted_at", "brand_id", "name", "description", "article" ON "market_item"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('marketItem',
    'r.status = 2 AND r.deleted_at IS NULL AND EXISTS (SELECT FROM brand b WHERE b.id = r.brand_id AND b.status = 3)',
    'r.id', 'r.name', 'concat_ws('' '', r.description, r.article, (SELECT b.name FROM brand b WHERE b.id = r.brand_id))', 'r.created_at');--> statement-breakpoint
CREATE TRIGGER "market_item_follows_brand" AFTER UPDATE OF "status", "name" ON "brand"
  FOR EACH ROW WHEN (OLD."status" <> NEW."status" OR OLD."name" <> NEW."name")
  EXECUTE FUNCTION "touch_site_documents"('market_item', 'name', 'brand_id', 'id');--> statement-breakpoint
-- Its title is made as visitors read it, of its event and its type.
CREATE TRIGGER "gallery_is_found" AFTER INSERT OR DELETE OR UPDATE OF "is_published", "url_translit", "type", "event_id" ON "gallery"
  FOR EACH ROW EXECUTE FUNCTION "follow_site_document"('gallery', 'r.is_published', 'r.url_translit',
    'coalesce((SELECT e.title FROM event e WHERE e.id = r.event_id) || CASE r.type WHEN 2 THEN '' — видео'' ELSE '' — фото'' END, CASE r.type WHEN 2 THEN ''Видеогалерея'' ELSE ''Фотогалерея'' END)',
    'coalesce((SELECT string_agg(f.description, ''; '' ORDER BY f.position) FROM gallery_file f WHERE f.gallery_id = r.id AND NOT f.is_hidden AND f.description <> ''''), '''')',
    'coalesce((SELECT e.date FROM event e WHERE e.id = r.event_id), r.created_at)');--> statement-breakpoint
CREATE TRIGGER "gallery_follows_event" AFTER UPDATE OF "title", "date" ON "event"
  FOR EACH ROW WHEN (OLD."title" <> NEW."title" OR OLD."date" <> NEW."date")
  EXECUTE FUNCTION "touch_site_documents"('gallery', 'type', 'event_id', 'id');--> statement-breakpoint
CREATE TRIGGER "gallery_follows_new_file" AFTER INSERT ON "gallery_file"
  FOR EACH ROW WHEN (NEW."description" <> '')
  EXECUTE FUNCTION "touch_site_documents"('gallery', 'type', 'id', 'gallery_id');--> statement-breakpoint
CREATE TRIGGER "gallery_follows_file" AFTER UPDATE OF "description", "is_hidden" ON "gallery_file"
  FOR EACH ROW WHEN (OLD."description" <> NEW."description" OR OLD."is_hidden" <> NEW."is_hidden")
  EXECUTE FUNCTION "touch_site_documents"('gallery', 'type', 'id', 'gallery_id');--> statement-breakpoint
CREATE TRIGGER "gallery_follows_removed_file" AFTER DELETE ON "gallery_file"
  FOR EACH ROW WHEN (OLD."description" <> '')
  EXECUTE FUNCTION "touch_site_documents"('gallery', 'type', 'id', 'gallery_id');--> statement-breakpoint
-- What was there before is found as well.
UPDATE "resident" SET "name" = "name" WHERE "status" = 2 AND "is_actual";--> statement-breakpoint
UPDATE "market_item" SET "name" = "name" WHERE "status" = 2;--> statement-breakpoint
UPDATE "gallery" SET "type" = "type" WHERE "is_published";
