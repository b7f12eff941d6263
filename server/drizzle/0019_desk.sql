CREATE TABLE "room_feed" (
	"room_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_note" (
	"id" serial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "arrival" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "taken_by" integer;--> statement-breakpoint
ALTER TABLE "room_feed" ADD CONSTRAINT "room_feed_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_note" ADD CONSTRAINT "shift_note_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_note_day" ON "shift_note" USING btree ("day","id");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_arrival" CHECK ("booking"."arrival" is null or ("booking"."arrival" in ('came', 'absent') and "booking"."status" in (2, 3)));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_at_desk" CHECK (("payment"."provider" in ('cash', 'terminal')) = ("payment"."taken_by" is not null));