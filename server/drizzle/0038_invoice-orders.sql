CREATE TABLE "invoice_order" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"booking_id" integer,
	"group_id" integer,
	"order_ids" integer[] NOT NULL,
	"state" text DEFAULT 'awaiting' NOT NULL,
	"why" text,
	"sum" bigint NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"acted_at" timestamp (3) with time zone,
	"act_id" integer,
	CONSTRAINT "invoice_order_act" UNIQUE("act_id"),
	CONSTRAINT "invoice_order_of_one" CHECK (num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id") = 1),
	CONSTRAINT "invoice_order_state" CHECK ("invoice_order"."state" in ('awaiting', 'paid', 'cancelled')),
	CONSTRAINT "invoice_order_why" CHECK (("invoice_order"."state" = 'cancelled') = ("invoice_order"."why" is not null)),
	CONSTRAINT "invoice_order_paid" CHECK (("invoice_order"."state" = 'paid') = ("invoice_order"."paid_at" is not null) and ("invoice_order"."state" <> 'paid' or "invoice_order"."received" >= "invoice_order"."sum")),
	CONSTRAINT "invoice_order_returned" CHECK ("invoice_order"."returned" between 0 and greatest(0, "invoice_order"."received" - case "invoice_order"."state" when 'paid' then "invoice_order"."sum" else 0 end)),
	CONSTRAINT "invoice_order_acted" CHECK ("invoice_order"."act_id" is null or "invoice_order"."acted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "invoice_receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"paid_on" date NOT NULL,
	"payment_order" text NOT NULL,
	"sum" bigint NOT NULL,
	"taken_by" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_receipt_once" UNIQUE("invoice_id","paid_on","payment_order"),
	CONSTRAINT "invoice_receipt_sum" CHECK ("invoice_receipt"."sum" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_at_desk";--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_group_id_booking_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."booking_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_act_id_act_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."act"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_receipt" ADD CONSTRAINT "invoice_receipt_invoice_id_invoice_order_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice_order"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_receipt" ADD CONSTRAINT "invoice_receipt_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_order_one_live" ON "invoice_order" USING btree ("booking_id") WHERE "invoice_order"."state" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_order_one_live_group" ON "invoice_order" USING btree ("group_id") WHERE "invoice_order"."state" = 'awaiting';--> statement-breakpoint
CREATE INDEX "invoice_order_user" ON "invoice_order" USING btree ("user_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_order_to_act" ON "invoice_order" USING btree ("invoice_id") WHERE "invoice_order"."state" = 'paid' and "invoice_order"."acted_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_order_awaiting" ON "invoice_order" USING btree ("kept_until") WHERE "invoice_order"."state" = 'awaiting';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_at_desk" CHECK (("payment"."provider" in ('cash', 'terminal', 'transfer')) = ("payment"."taken_by" is not null));--> statement-breakpoint
-- An invoice ends with its bookings: paid in another way, given up, over, or changed, so that its sum is no longer theirs.
CREATE FUNCTION "invoice_follows_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invoice_order" SET
    "state" = 'cancelled',
    "why" = CASE
      WHEN NEW."status" = 2 THEN 'card'
      WHEN NEW."status" = 3 AND NEW."cancelled_by" = 'expiry' THEN 'expired'
      WHEN NEW."status" = 3 THEN 'released'
      ELSE 'changed'
    END
  WHERE ("booking_id" = NEW."id" OR "group_id" = NEW."group_id") AND NEW."id" = ANY ("order_ids") AND "state" = 'awaiting';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_follows" AFTER UPDATE ON "booking"
  FOR EACH ROW WHEN (
    (OLD."status" IS DISTINCT FROM NEW."status" AND NEW."status" IN (2, 3))
    OR (OLD."price", OLD."room_id", OLD."hours") IS DISTINCT FROM (NEW."price", NEW."room_id", NEW."hours")
  ) EXECUTE FUNCTION "invoice_follows_booking"();--> statement-breakpoint
-- What came for an invoice is what its receipts say.
CREATE FUNCTION "count_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invoice_order" SET "received" = "received" + NEW."sum" WHERE "invoice_id" = NEW."invoice_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_receipt_is_counted" AFTER INSERT ON "invoice_receipt"
  FOR EACH ROW EXECUTE FUNCTION "count_receipt"();
