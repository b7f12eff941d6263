CREATE TABLE "room_closed_day" (
	"id" serial PRIMARY KEY NOT NULL,
	"room_id" integer,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "room_closed_day_once" UNIQUE NULLS NOT DISTINCT("room_id","day")
);
--> statement-breakpoint
CREATE TABLE "room_opening" (
	"room_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	CONSTRAINT "room_opening_room_id_weekday_pk" PRIMARY KEY("room_id","weekday"),
	CONSTRAINT "room_opening_weekday" CHECK ("room_opening"."weekday" between 1 and 7),
	CONSTRAINT "room_opening_hours" CHECK (0 <= "room_opening"."from_hour" and "room_opening"."from_hour" < "room_opening"."to_hour" and "room_opening"."to_hour" <= 24)
);
--> statement-breakpoint
CREATE TABLE "room_part" (
	"hall_id" integer NOT NULL,
	"hall_divided" boolean DEFAULT true NOT NULL,
	"part_id" integer NOT NULL,
	"part_divided" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_part_hall_id_part_id_pk" PRIMARY KEY("hall_id","part_id"),
	CONSTRAINT "room_part_ends" CHECK ("room_part"."hall_divided" and not "room_part"."part_divided")
);
--> statement-breakpoint
ALTER TABLE "room_slot" DROP CONSTRAINT "room_slot_opening_hours";--> statement-breakpoint
ALTER TABLE "room_slot" DROP CONSTRAINT "room_slot_hold_expires";--> statement-breakpoint
ALTER TABLE "room_slot" DROP CONSTRAINT "room_slot_owner";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "buffers" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_slot" ADD COLUMN "hall_id" integer;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "booking_mode" text;--> statement-breakpoint
-- The specification's two studios are booked by customers; for the others one asks the venue.
UPDATE "room" SET "booking_mode" = CASE WHEN "bookable" THEN 'instant' ELSE 'request' END;--> statement-breakpoint
ALTER TABLE "room" ALTER COLUMN "booking_mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "buffer_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "buffer_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "divided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_closed_day" ADD CONSTRAINT "room_closed_day_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_opening" ADD CONSTRAINT "room_opening_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_id_divided" UNIQUE("id","divided");--> statement-breakpoint
ALTER TABLE "room_part" ADD CONSTRAINT "room_part_hall" FOREIGN KEY ("hall_id","hall_divided") REFERENCES "public"."room"("id","divided") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_part" ADD CONSTRAINT "room_part_part" FOREIGN KEY ("part_id","part_divided") REFERENCES "public"."room"("id","divided") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_closed_day_day" ON "room_closed_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "room_part_part_id" ON "room_part" USING btree ("part_id");--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_hall_id_room_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_slot_of_hall" ON "room_slot" USING btree ("hall_id") WHERE "room_slot"."hall_id" is not null;--> statement-breakpoint
ALTER TABLE "room" DROP COLUMN "bookable";--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_hall" CHECK ("room_slot"."hall_id" <> "room_slot"."room_id");--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_hold_expires" CHECK (case "room_slot"."kind" when 'hold' then "room_slot"."expires_at" is not null when 'buffer' then true else "room_slot"."expires_at" is null end);--> statement-breakpoint
ALTER TABLE "room_slot" ADD CONSTRAINT "room_slot_owner" CHECK (("room_slot"."kind" in ('hold', 'booking', 'buffer')) = ("room_slot"."booking_id" is not null));--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_booking_mode" CHECK ("room"."booking_mode" in ('instant', 'request', 'none'));--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_buffers" CHECK ("room"."buffer_before" between 0 and 4 and "room"."buffer_after" between 0 and 4);--> statement-breakpoint
-- Until now every room was open from nine to six, every day.
INSERT INTO "room_opening" ("room_id", "weekday", "from_hour", "to_hour")
SELECT "room"."id", "weekday", 9, 18 FROM "room" CROSS JOIN generate_series(1, 7) AS "weekday";
