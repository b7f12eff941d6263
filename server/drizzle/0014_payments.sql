-- A payment is of one thing of any kind; those there are, are of bookings, and belong to who booked.
-- The foreign keys of these columns stand here and not in the table's declaration: payments know no other area.
ALTER TABLE "payment" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "vat_percent" integer;--> statement-breakpoint
UPDATE "payment" SET "user_id" = "booking"."user_id", "description" = 'Бронь № ' || "booking"."id", "vat_percent" = "booking"."vat_percent" FROM "booking" WHERE "booking"."id" = "payment"."booking_id";--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "description" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "vat_percent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("payment"."booking_id", "payment"."event_id") = 1);--> statement-breakpoint
DROP INDEX "payment_booking";--> statement-breakpoint
CREATE INDEX "payment_booking" ON "payment" USING btree ("booking_id") WHERE "payment"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_event" ON "payment" USING btree ("event_id") WHERE "payment"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_user" ON "payment" USING btree ("user_id");--> statement-breakpoint
-- What a refund is of, its payment says.
DROP INDEX "refund_booking";--> statement-breakpoint
ALTER TABLE "refund" DROP COLUMN "booking_id";
