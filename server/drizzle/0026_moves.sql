CREATE TABLE "booking_move" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"hours" timestamp (3) with time zone[] NOT NULL,
	"buffers" timestamp (3) with time zone[] NOT NULL,
	"lines" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_percent" integer NOT NULL,
	"due" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pay_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_move_state" CHECK ("booking_move"."state" in ('open', 'lapsed', 'dropped')),
	CONSTRAINT "booking_move_due" CHECK ("booking_move"."due" > 0 and "booking_move"."due" <= "booking_move"."price"),
	CONSTRAINT "booking_move_kept_until_deadline" CHECK ("booking_move"."pay_until" <= "booking_move"."expires_at")
);
--> statement-breakpoint
ALTER TABLE "booking_move" ADD CONSTRAINT "booking_move_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_move_expires" ON "booking_move" USING btree ("expires_at") WHERE "booking_move"."state" = 'open';