CREATE TABLE "room_seating" (
	"room_id" integer NOT NULL,
	"seating" text NOT NULL,
	"capacity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "room_seating_room_id_seating_pk" PRIMARY KEY("room_id","seating"),
	CONSTRAINT "room_seating_seating" CHECK ("room_seating"."seating" in ('theatre', 'school', 'letterP', 'banquet', 'standing')),
	CONSTRAINT "room_seating_capacity" CHECK ("room_seating"."capacity" > 0)
);
--> statement-breakpoint
ALTER TABLE "room_seating" ADD CONSTRAINT "room_seating_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;