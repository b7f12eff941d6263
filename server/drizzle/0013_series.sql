-- expand-contract: only the new server moves tickets, and both columns and kinds are new; the previous one writes neither
-- locks: changes of tickets are some thousands, which are checked in a moment
CREATE TABLE "event_series" (
	"id" serial PRIMARY KEY NOT NULL,
	"organiser_id" integer NOT NULL,
	CONSTRAINT "event_series_of_organiser" UNIQUE("id","organiser_id")
);
--> statement-breakpoint
CREATE TABLE "event_series_date" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"series_id" integer NOT NULL,
	"organiser_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_change" DROP CONSTRAINT "ticket_change_kind";--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series_date" ADD CONSTRAINT "event_series_date_of_series" FOREIGN KEY ("series_id","organiser_id") REFERENCES "public"."event_series"("id","organiser_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series_date" ADD CONSTRAINT "event_series_date_of_event" FOREIGN KEY ("event_id","organiser_id") REFERENCES "public"."event"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_series_organiser" ON "event_series" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "event_series_date_series" ON "event_series_date" USING btree ("series_id");--> statement-breakpoint
ALTER TABLE "ticket_change" ADD CONSTRAINT "ticket_change_kind" CHECK ("ticket_change"."kind" in (1, 2, 3));--> statement-breakpoint
CREATE FUNCTION event_leaves_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "event_series_date" WHERE "event_id" = NEW."id";
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER event_leaves_series BEFORE UPDATE OF user_id ON event FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id) EXECUTE FUNCTION event_leaves_series();--> statement-breakpoint
CREATE FUNCTION series_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "event_series" s WHERE s."id" = OLD."series_id"
    AND NOT EXISTS (SELECT FROM "event_series_date" d WHERE d."series_id" = OLD."series_id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER series_ends AFTER DELETE ON event_series_date FOR EACH ROW EXECUTE FUNCTION series_ends();--> statement-breakpoint
-- The service of a prepayment for tickets ends with the last of the dates that they are for: some may have been moved.
CREATE OR REPLACE VIEW "prepayment" AS
SELECT p."id" AS "payment_id", coalesce(p."received", p."sum") - p."refunded" AS "sum", p."second_receipt_at",
  CASE
    WHEN p."booking_id" IS NOT NULL THEN (SELECT b."ends_at" FROM "booking" b WHERE b."id" = p."booking_id")
    WHEN p."booking_group_id" IS NOT NULL THEN (
      SELECT max(b."ends_at") FROM "payment_share" s JOIN "booking" b ON b."id" = s."booking_id"
      WHERE s."payment_id" = p."id" AND s."refunded" < s."sum")
    ELSE (
      SELECT max((e."last_day" + coalesce(e."time_end", '24:00')::time) AT TIME ZONE 'Asia/Yekaterinburg') FROM "event" e
      WHERE e."id" = p."event_id" OR (e."cancelled_at" IS NULL AND e."id" IN (
        SELECT coalesce(a."event_id", t."event_id") FROM "ticket_order" t
        LEFT JOIN "event_attendee" a ON a."order_id" = t."id" WHERE t."id" = p."ticket_order_id")))
  END AS "ends_at"
FROM "payment" p
WHERE p."receipt_mode" = 'prepaid' AND p."status" = 'succeeded' AND p."refunded" < coalesce(p."received", p."sum");
