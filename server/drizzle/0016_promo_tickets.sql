-- locks: promo codes are some hundreds and their uses some thousands, read in a moment
-- expand-contract: the previous server writes bookings with a use and no order of tickets, which the check allows, and codes for bookings
ALTER TABLE "promo_use" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_code" ADD COLUMN "used_for" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_code" ADD COLUMN "event_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_use" ADD COLUMN "ticket_order_id" integer;--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_ticket_order_id_ticket_order_id_fk" FOREIGN KEY ("ticket_order_id") REFERENCES "public"."ticket_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_use_of_tickets" ON "promo_use" USING btree ("ticket_order_id");--> statement-breakpoint
ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_used_for" CHECK ("promo_code"."used_for" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_one_order" CHECK (num_nonnulls("promo_use"."booking_id", "promo_use"."ticket_order_id") = 1);--> statement-breakpoint
CREATE FUNCTION promo_use_follows_tickets() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "full" bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM "promo_use" WHERE "ticket_order_id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  IF NEW."phone" = '' THEN
    UPDATE "promo_use" SET "phone" = NULL WHERE "ticket_order_id" = NEW."id";
  END IF;
  SELECT coalesce(sum("count" * "price"), 0) INTO "full" FROM "ticket_order_line" WHERE "order_id" = NEW."id";
  UPDATE "promo_use" SET "full_price" = "full", "discount" = "full" - NEW."total"
    WHERE "ticket_order_id" = NEW."id" AND ("full_price", "discount") IS DISTINCT FROM ("full", "full" - NEW."total");
  IF NEW."status" <> 3 AND OLD."status" = 3 THEN
    UPDATE "promo_use" SET "given_back_at" = NULL WHERE "ticket_order_id" = NEW."id" AND "given_back_at" IS NOT NULL;
  ELSIF NEW."status" = 3 AND OLD."status" <> 3 THEN
    UPDATE "promo_use" SET "given_back_at" = now() WHERE "ticket_order_id" = NEW."id" AND "given_back_at" IS NULL;
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER promo_use_follows_tickets AFTER UPDATE OF status, total, phone ON ticket_order FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.total IS DISTINCT FROM new.total OR old.phone IS DISTINCT FROM new.phone) EXECUTE FUNCTION promo_use_follows_tickets();--> statement-breakpoint
CREATE FUNCTION promo_use_comes_back() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  UPDATE "promo_use" SET "given_back_at" = NEW."cancelled_at"
    WHERE "ticket_order_id" = NEW."order_id" AND "given_back_at" IS NULL AND NOT EXISTS (
      SELECT FROM "event_attendee" WHERE "order_id" = NEW."order_id" AND ("cancelled_at" IS NULL OR "refund" < "price"));
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER promo_use_comes_back AFTER UPDATE OF cancelled_at ON event_attendee FOR EACH ROW WHEN (new.order_id IS NOT NULL AND new.cancelled_at IS NOT NULL AND old.cancelled_at IS NULL) EXECUTE FUNCTION promo_use_comes_back();
