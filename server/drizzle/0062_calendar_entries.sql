ALTER TABLE "booking" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "former_runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_request" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Calendars take the newer of two copies of an entry, so the number rises with every change that an entry shows.
CREATE FUNCTION "raise_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;--> statement-breakpoint
-- A booking has an entry for each run of its hours. What a change leaves without a run is cancelled in calendars.
CREATE FUNCTION "keep_former_runs"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.former_runs := greatest(old.former_runs, (
    select count(*) from unnest(old.hours) as hour where not (hour - interval '1 hour') = any(old.hours)
  ));
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "booking_raises_revision" BEFORE UPDATE ON "booking" FOR EACH ROW
  WHEN ((old.hours, old.status, old.room_id) IS DISTINCT FROM (new.hours, new.status, new.room_id))
  EXECUTE FUNCTION "raise_revision"();--> statement-breakpoint
CREATE TRIGGER "booking_keeps_former_runs" BEFORE UPDATE OF "hours" ON "booking" FOR EACH ROW
  WHEN (old.hours IS DISTINCT FROM new.hours) EXECUTE FUNCTION "keep_former_runs"();--> statement-breakpoint
CREATE TRIGGER "event_raises_revision" BEFORE UPDATE ON "event" FOR EACH ROW
  WHEN ((old.title, old.status, old.date, old.time, old.date_end, old.time_end, old.room_id, old.place, old.online_url)
    IS DISTINCT FROM
    (new.title, new.status, new.date, new.time, new.date_end, new.time_end, new.room_id, new.place, new.online_url))
  EXECUTE FUNCTION "raise_revision"();--> statement-breakpoint
CREATE TRIGGER "event_request_raises_revision" BEFORE UPDATE ON "event_request" FOR EACH ROW
  WHEN ((old.title, old.status, old.starts_at, old.space_id, old.answers) IS DISTINCT FROM
    (new.title, new.status, new.starts_at, new.space_id, new.answers))
  EXECUTE FUNCTION "raise_revision"();
