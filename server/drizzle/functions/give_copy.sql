-- A column that lists sort by, copied from another table, changes with what it was copied from.
CREATE OR REPLACE FUNCTION public.give_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext(TG_TABLE_NAME), NEW.id);
  EXECUTE format('UPDATE %1$I SET %2$I = (SELECT %4$s FROM %5$I WHERE id = $1) WHERE %3$I = $1',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], TG_TABLE_NAME) USING NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER author_gives_story_author_name AFTER UPDATE OF name ON author FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION give_copy('story', 'author_name', 'author_id', '"name"');

CREATE OR REPLACE TRIGGER event_gives_gallery_event_date AFTER UPDATE OF date ON event FOR EACH ROW WHEN (old.date IS DISTINCT FROM new.date) EXECUTE FUNCTION give_copy('gallery', 'event_date', 'event_id', '"date"');

CREATE OR REPLACE TRIGGER event_gives_gallery_event_title AFTER UPDATE OF title ON event FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title) EXECUTE FUNCTION give_copy('gallery', 'event_title', 'event_id', '"title"');

CREATE OR REPLACE TRIGGER room_gives_booking_room_name AFTER UPDATE OF name ON room FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION give_copy('booking', 'room_name', 'room_id', '"name"');

CREATE OR REPLACE TRIGGER staff_role_gives_users_role_title AFTER UPDATE OF title ON staff_role FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title) EXECUTE FUNCTION give_copy('users', 'role_title', 'role_id', '"title"');

CREATE OR REPLACE TRIGGER story_category_gives_story_category_name AFTER UPDATE OF name ON story_category FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION give_copy('story', 'category_name', 'category_id', '"name"');

CREATE OR REPLACE TRIGGER users_gives_application_user_name AFTER UPDATE OF lastname, name, middlename ON users FOR EACH ROW WHEN (old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename) EXECUTE FUNCTION give_copy('application', 'user_name', 'user_id', '"name_in_order"(users)');

CREATE OR REPLACE TRIGGER users_gives_article_user_name AFTER UPDATE OF lastname, name, middlename ON users FOR EACH ROW WHEN (old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename) EXECUTE FUNCTION give_copy('article', 'user_name', 'user_id', '"name_in_order"(users)');

CREATE OR REPLACE TRIGGER users_gives_event_user_name AFTER UPDATE OF lastname, name, middlename ON users FOR EACH ROW WHEN (old.lastname IS DISTINCT FROM new.lastname OR old.name IS DISTINCT FROM new.name OR old.middlename IS DISTINCT FROM new.middlename) EXECUTE FUNCTION give_copy('event', 'user_name', 'user_id', '"name_in_order"(users)');
