ALTER TABLE "room_slot" DROP CONSTRAINT "room_slot_event";--> statement-breakpoint
ALTER TABLE "room_slot" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "lacks_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_request_id_event_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."event_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_slot_event_id" ON "room_slot" USING btree ("event_id") WHERE "room_slot"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "event_of_request" ON "event" USING btree ("request_id") WHERE "event"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "event_lacking_hours" ON "event" USING btree ("last_day","id") WHERE "event"."lacks_hours";--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_event" CHECK (("room_slot"."kind" = 'event') = ("room_slot"."event_request_id" is not null or "room_slot"."event_id" is not null));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_lacks_hours" CHECK (not "event"."lacks_hours" or ("event"."room_id" is not null and "event"."status" in (3, 6, 7)));--> statement-breakpoint
-- Here and not in the table's declaration: bookings know nothing of events, which take hours among theirs.
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade;--> statement-breakpoint
-- Hours that an event shares with the request it came from stay taken as long as one of the two is there.
CREATE FUNCTION room_slot_stays_shared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'event' THEN
    UPDATE room_slot SET event_id = NULL WHERE event_id = OLD.id AND event_request_id IS NOT NULL;
  ELSE
    UPDATE room_slot SET event_request_id = NULL WHERE event_request_id = OLD.id AND event_id IS NOT NULL;
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER event_leaves_its_hours BEFORE DELETE ON event FOR EACH ROW EXECUTE FUNCTION room_slot_stays_shared();--> statement-breakpoint
CREATE TRIGGER event_request_leaves_its_hours BEFORE DELETE ON event_request FOR EACH ROW EXECUTE FUNCTION room_slot_stays_shared();--> statement-breakpoint
-- Events that are still ahead take the hours of their rooms, all of them or none. Those whose hours something else has
-- are marked, and staff find them in a list. The hours are those of `hoursOfEvent`.
DO $$
DECLARE
  each record;
  wanted int;
  taken int;
BEGIN
  FOR each IN
    SELECT id, user_id, room_id, date, time, date_end, time_end,
           date_end > date AND coalesce(time_end <= time, false) AS overnight
    FROM event
    WHERE status IN (3, 6, 7) AND room_id IS NOT NULL
      AND last_day >= (now() AT TIME ZONE 'Asia/Yekaterinburg')::date
    ORDER BY id
  LOOP
    WITH day AS (
      SELECT generate_series(each.date::timestamp,
        least(each.date + 99, CASE WHEN each.overnight THEN each.date_end - 1 ELSE coalesce(each.date_end, each.date) END)::timestamp,
        interval '1 day') AS day
    ), hour AS (
      SELECT DISTINCT hour FROM day CROSS JOIN LATERAL generate_series(
        date_trunc('hour', day + each.time::time),
        CASE
          WHEN each.time_end IS NULL THEN day + interval '1 day'
          WHEN each.overnight THEN day + interval '1 day' + each.time_end::time
          ELSE day + each.time_end::time
        END - interval '1 second',
        interval '1 hour') AS hour
    ), place AS (
      SELECT each.room_id AS room_id, NULL::int AS hall_id
      UNION ALL SELECT part_id, hall_id FROM room_part WHERE hall_id = each.room_id
    ), want AS (
      SELECT room_id, hall_id, hour AT TIME ZONE 'Asia/Yekaterinburg' AS starts_at FROM hour CROSS JOIN place
      WHERE hour AT TIME ZONE 'Asia/Yekaterinburg' > now() - interval '1 hour'
    ), took AS (
      INSERT INTO room_slot (room_id, hall_id, starts_at, kind, event_id)
      SELECT room_id, hall_id, starts_at, 'event', each.id FROM want ORDER BY room_id, starts_at
      ON CONFLICT (room_id, starts_at) DO UPDATE
        SET kind = 'event', event_id = each.id, booking_id = NULL, expires_at = NULL,
            hall_id = CASE WHEN room_slot.kind = 'event' THEN room_slot.hall_id ELSE excluded.hall_id END
        WHERE room_slot.expires_at <= now()
           OR (room_slot.event_id IS NULL AND (excluded.hall_id IS NULL OR room_slot.hall_id = excluded.hall_id)
               AND room_slot.event_request_id IN (SELECT id FROM event_request WHERE user_id = each.user_id))
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM want), (SELECT count(*) FROM took) INTO wanted, taken;
    IF taken < wanted OR each.date_end >= each.date + 100 THEN
      DELETE FROM room_slot WHERE event_id = each.id AND event_request_id IS NULL;
      UPDATE room_slot SET event_id = NULL WHERE event_id = each.id;
      UPDATE event SET lacks_hours = true WHERE id = each.id;
    END IF;
  END LOOP;
END $$;
