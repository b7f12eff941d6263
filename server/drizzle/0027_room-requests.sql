CREATE TABLE "room_offer" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"quoted" bigint NOT NULL,
	"price" bigint NOT NULL,
	"price_reason" text NOT NULL,
	"comment" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_offer_price" CHECK ("room_offer"."price" > 0),
	CONSTRAINT "room_offer_reason" CHECK ("room_offer"."price" = "room_offer"."quoted" or "room_offer"."price_reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "room_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"guests" integer NOT NULL,
	"purpose" text NOT NULL,
	"contact_name" text COLLATE "und-x-icu" NOT NULL,
	"status" integer NOT NULL,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"booking_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_request_booking" UNIQUE("booking_id"),
	CONSTRAINT "room_request_status" CHECK ("room_request"."status" between 1 and 8),
	CONSTRAINT "room_request_span" CHECK ("room_request"."starts_at" < "room_request"."ends_at"),
	CONSTRAINT "room_request_guests" CHECK ("room_request"."guests" > 0),
	CONSTRAINT "room_request_offered" CHECK ("room_request"."status" in (1, 4, 5) or "room_request"."booking_id" is not null),
	CONSTRAINT "room_request_declined" CHECK (("room_request"."status" = 4) = ("room_request"."rejection_reason" <> ''))
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "link_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_offer" ADD CONSTRAINT "room_offer_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_offer" ADD CONSTRAINT "room_offer_request_id_room_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."room_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_offer" ADD CONSTRAINT "room_offer_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_request" ADD CONSTRAINT "room_request_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_request" ADD CONSTRAINT "room_request_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_request" ADD CONSTRAINT "room_request_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_offer_request" ON "room_offer" USING btree ("request_id","booking_id");--> statement-breakpoint
CREATE INDEX "room_request_user" ON "room_request" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "room_request_status_id" ON "room_request" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "room_request_starts" ON "room_request" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "room_request_updated" ON "room_request" USING btree ("updated_at","id");--> statement-breakpoint
-- A request says what became of the booking of its last offer, whatever paid or ended it: the page, the desk, the
-- provider, time. What was declined meanwhile and is paid all the same has no reason any more.
CREATE FUNCTION "follow_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "room_request" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" IN (1, 4) THEN 2
      WHEN OLD."status" = 2 OR NEW."cancelled_by" = 'staff' THEN 8
      WHEN NEW."cancelled_by" = 'customer' THEN 7
      ELSE 6
    END,
    "rejection_reason" = '',
    "updated_at" = coalesce(NEW."cancelled_at", NEW."paid_at", "updated_at")
  WHERE "booking_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "room_request_follows" AFTER UPDATE OF "status" ON "booking"
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "follow_booking"();
