CREATE TABLE "booking_group" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_share" (
	"payment_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	"sum" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_share_payment_id_booking_id_pk" PRIMARY KEY("payment_id","booking_id"),
	CONSTRAINT "payment_share_refunded_fits" CHECK ("payment_share"."refunded" >= 0 and "payment_share"."refunded" <= "payment_share"."sum")
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_of_one_thing";--> statement-breakpoint
DROP INDEX "refund_once";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "booking_group_id" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "booking_group" ADD CONSTRAINT "booking_group_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_share" ADD CONSTRAINT "payment_share_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_share_booking" ON "payment_share" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_group_id_booking_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."booking_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_share" FOREIGN KEY ("payment_id","booking_id") REFERENCES "public"."payment_share"("payment_id","booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_group_id" ON "booking" USING btree ("group_id") WHERE "booking"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_booking_group" ON "payment" USING btree ("booking_group_id") WHERE "payment"."booking_group_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_of_share_once" ON "refund" USING btree ("payment_id","booking_id") WHERE not "refund"."in_part" and "refund"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "refund_booking" ON "refund" USING btree ("booking_id") WHERE "refund"."booking_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("payment_id") WHERE not "refund"."in_part" and "refund"."booking_id" is null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("payment"."booking_id", "payment"."booking_group_id", "payment"."event_id", "payment"."ticket_order_id") = 1);
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_booking_group_fk" FOREIGN KEY ("booking_group_id") REFERENCES "public"."booking_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_share" ADD CONSTRAINT "payment_share_booking_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Beside the payment its share of a booking counts what refunds give back.
CREATE OR REPLACE FUNCTION "count_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "payment" SET "refunded" = "refunded" - OLD."sum" WHERE "id" = OLD."payment_id";
    UPDATE "payment_share" SET "refunded" = "refunded" - OLD."sum"
      WHERE "payment_id" = OLD."payment_id" AND "booking_id" = OLD."booking_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "payment" SET "refunded" = "refunded" + NEW."sum" WHERE "id" = NEW."payment_id";
    UPDATE "payment_share" SET "refunded" = "refunded" + NEW."sum"
      WHERE "payment_id" = NEW."payment_id" AND "booking_id" = NEW."booking_id";
  END IF;
  RETURN NULL;
END $$;
