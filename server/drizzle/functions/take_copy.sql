-- A row gets the columns that lists sort by from the row of another table that it names.
CREATE OR REPLACE FUNCTION public.take_copy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  other integer;
  said jsonb;
BEGIN
  EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO other USING NEW;
  IF other IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext(TG_ARGV[2]), other);
    EXECUTE format('SELECT to_jsonb(%s) FROM %I WHERE id = $1', TG_ARGV[3], TG_ARGV[2]) INTO said USING other;
    -- The foreign key refuses a row that refers to none.
    IF said IS NULL THEN RETURN NEW; END IF;
  END IF;
  RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], said));
END $function$;

CREATE OR REPLACE TRIGGER application_takes_user_name BEFORE INSERT OR UPDATE OF user_id ON application FOR EACH ROW EXECUTE FUNCTION take_copy('user_name', 'user_id', 'users', '"name_in_order"(users)');

CREATE OR REPLACE TRIGGER article_takes_user_name BEFORE INSERT OR UPDATE OF user_id ON article FOR EACH ROW EXECUTE FUNCTION take_copy('user_name', 'user_id', 'users', '"name_in_order"(users)');

CREATE OR REPLACE TRIGGER booking_takes_room_name BEFORE INSERT OR UPDATE OF room_id ON booking FOR EACH ROW EXECUTE FUNCTION take_copy('room_name', 'room_id', 'room', '"name"');

CREATE OR REPLACE TRIGGER event_takes_user_name BEFORE INSERT OR UPDATE OF user_id ON event FOR EACH ROW EXECUTE FUNCTION take_copy('user_name', 'user_id', 'users', '"name_in_order"(users)');

CREATE OR REPLACE TRIGGER gallery_takes_event_date BEFORE INSERT OR UPDATE OF event_id ON gallery FOR EACH ROW EXECUTE FUNCTION take_copy('event_date', 'event_id', 'event', '"date"');

CREATE OR REPLACE TRIGGER gallery_takes_event_title BEFORE INSERT OR UPDATE OF event_id ON gallery FOR EACH ROW EXECUTE FUNCTION take_copy('event_title', 'event_id', 'event', '"title"');

CREATE OR REPLACE TRIGGER story_takes_author_name BEFORE INSERT OR UPDATE OF author_id ON story FOR EACH ROW EXECUTE FUNCTION take_copy('author_name', 'author_id', 'author', '"name"');

CREATE OR REPLACE TRIGGER story_takes_category_name BEFORE INSERT OR UPDATE OF category_id ON story FOR EACH ROW EXECUTE FUNCTION take_copy('category_name', 'category_id', 'story_category', '"name"');

CREATE OR REPLACE TRIGGER users_takes_role_title BEFORE INSERT OR UPDATE OF role_id ON users FOR EACH ROW EXECUTE FUNCTION take_copy('role_title', 'role_id', 'staff_role', '"title"');
