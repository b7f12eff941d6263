-- An order of tickets is paid like everything else; a guest pays without an account, and a payment goes back in parts.
-- The foreign key of the order stands here and not in the table's declaration: payments know no other area.
CREATE TABLE "ticket_order_step" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_payment_id_unique";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_of_one_thing";--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD COLUMN "pay_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "ticket_order_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "in_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Orders as they were before anything was sold for money: an unpaid one is kept until its deadline.
UPDATE "ticket_order" SET "pay_until" = "hold_until" WHERE "status" = 1;--> statement-breakpoint
UPDATE "ticket_order" SET "ended_by" = 'expiry' WHERE "status" = 3;--> statement-breakpoint
UPDATE "ticket_order" SET "paid_at" = "created_at" WHERE "status" = 2 AND "total" > 0;--> statement-breakpoint
UPDATE "payment" SET "refunded" = "back"."sum"
  FROM (SELECT "payment_id", sum("sum") AS "sum" FROM "refund" GROUP BY "payment_id") AS "back"
  WHERE "back"."payment_id" = "payment"."id";--> statement-breakpoint
-- What came in another sum than was asked went back whole.
UPDATE "payment" SET "received" = greatest("sum", "refunded") WHERE "status" = 'succeeded';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_ticket_order_fk" FOREIGN KEY ("ticket_order_id") REFERENCES "public"."ticket_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order_step" ADD CONSTRAINT "ticket_order_step_order_id_ticket_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ticket_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_order_step_order" ON "ticket_order_step" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_ticket_order" ON "payment" USING btree ("ticket_order_id") WHERE "payment"."ticket_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("payment_id") WHERE not "refund"."in_part";--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_kept_until_deadline" CHECK ("ticket_order"."status" <> 1 or coalesce("ticket_order"."pay_until" <= "ticket_order"."hold_until", false));--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_ended" CHECK (("ticket_order"."status" = 3) = ("ticket_order"."ended_by" is not null));--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_paid" CHECK (("ticket_order"."status" = 2 and "ticket_order"."total" > 0) = ("ticket_order"."paid_at" is not null));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_has_payer" CHECK ("payment"."user_id" is not null or "payment"."ticket_order_id" is not null);--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refunded_fits" CHECK ("payment"."refunded" >= 0 and "payment"."refunded" <= coalesce("payment"."received", "payment"."sum"));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("payment"."booking_id", "payment"."event_id", "payment"."ticket_order_id") = 1);--> statement-breakpoint
-- The payment counts what its refunds give back, whoever writes them; its check refuses more than came.
CREATE FUNCTION "count_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "payment" SET "refunded" = "refunded" - OLD."sum" WHERE "id" = OLD."payment_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "payment" SET "refunded" = "refunded" + NEW."sum" WHERE "id" = NEW."payment_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "refund_is_counted" AFTER INSERT OR DELETE OR UPDATE OF "sum", "payment_id" ON "refund"
  FOR EACH ROW EXECUTE FUNCTION "count_refunds"();
