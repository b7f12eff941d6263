-- What the visitors' search says of goods follows their brand, and of galleries their event and their photos.
CREATE OR REPLACE FUNCTION public.touch_site_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  "touch" text := format('UPDATE %1$I SET %2$I = %2$I WHERE %3$I = ($1).%4$I', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]);
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE "touch" USING OLD;
  ELSE
    EXECUTE "touch" USING NEW;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER market_item_follows_brand AFTER UPDATE OF status, name ON brand FOR EACH ROW WHEN (old.status <> new.status OR old.name <> new.name) EXECUTE FUNCTION touch_site_documents('market_item', 'name', 'brand_id', 'id');

CREATE OR REPLACE TRIGGER gallery_follows_event AFTER UPDATE OF title, date ON event FOR EACH ROW WHEN (old.title <> new.title OR old.date <> new.date) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'event_id', 'id');

CREATE OR REPLACE TRIGGER gallery_follows_file AFTER UPDATE OF description, is_hidden ON gallery_file FOR EACH ROW WHEN (old.description <> new.description OR old.is_hidden <> new.is_hidden) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'id', 'gallery_id');

CREATE OR REPLACE TRIGGER gallery_follows_new_file AFTER INSERT ON gallery_file FOR EACH ROW WHEN (new.description <> ''::text) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'id', 'gallery_id');

CREATE OR REPLACE TRIGGER gallery_follows_removed_file AFTER DELETE ON gallery_file FOR EACH ROW WHEN (old.description <> ''::text) EXECUTE FUNCTION touch_site_documents('gallery', 'type', 'id', 'gallery_id');
