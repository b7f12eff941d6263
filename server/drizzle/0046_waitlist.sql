CREATE TABLE "room_wait" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"hours" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"status" integer NOT NULL,
	"booking_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_wait_booking" UNIQUE("booking_id"),
	CONSTRAINT "room_wait_status" CHECK ("room_wait"."status" between 1 and 7),
	CONSTRAINT "room_wait_hours" CHECK ("room_wait"."from_hour" >= 0 and "room_wait"."to_hour" <= 24 and "room_wait"."hours" between 1 and "room_wait"."to_hour" - "room_wait"."from_hour"),
	CONSTRAINT "room_wait_held" CHECK (("room_wait"."status" in (2, 3, 4, 7)) <= ("room_wait"."booking_id" is not null)),
	CONSTRAINT "room_wait_waiting" CHECK ("room_wait"."status" not in (1, 6) or "room_wait"."booking_id" is null)
);
--> statement-breakpoint
ALTER TABLE "room_wait" ADD CONSTRAINT "room_wait_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_wait" ADD CONSTRAINT "room_wait_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_wait" ADD CONSTRAINT "room_wait_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_wait_once" ON "room_wait" USING btree ("user_id","room_id","day") WHERE "room_wait"."status" in (1, 2);--> statement-breakpoint
CREATE INDEX "room_wait_line" ON "room_wait" USING btree ("id") WHERE "room_wait"."status" = 1;--> statement-breakpoint
CREATE INDEX "room_wait_user" ON "room_wait" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "room_wait_day" ON "room_wait" USING btree ("day","id");--> statement-breakpoint
-- A place in a line says what became of the booking that was held for it, whatever paid or ended it. What was paid once
-- stays so: who cancels it later does not stand in the line again.
CREATE FUNCTION "follow_held_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "room_wait" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" IN (1, 4) THEN 2
      WHEN NEW."cancelled_by" = 'staff' THEN 7
      WHEN NEW."cancelled_by" = 'customer' THEN 5
      ELSE 4
    END,
    "updated_at" = coalesce(NEW."cancelled_at", NEW."paid_at", "updated_at")
  WHERE "booking_id" = NEW."id" AND "status" <> 3;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "room_wait_follows" AFTER UPDATE OF "status" ON "booking"
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "follow_held_booking"();
