-- locks: uses of certificates are some thousands, so their checks and indexes take a moment
-- expand-contract: the previous server writes uses of bookings only, which the check allows, and shows none of tickets
ALTER TABLE "certificate_use" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_use" ADD COLUMN "ticket_order_id" integer;--> statement-breakpoint
ALTER TABLE "certificate_use" ADD CONSTRAINT "certificate_use_ticket_order_id_ticket_order_id_fk" FOREIGN KEY ("ticket_order_id") REFERENCES "public"."ticket_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_use_ticket_order" ON "certificate_use" USING btree ("ticket_order_id");--> statement-breakpoint
ALTER TABLE "certificate_use" ADD CONSTRAINT "certificate_use_once_for_tickets" UNIQUE("certificate_id","ticket_order_id");--> statement-breakpoint
ALTER TABLE "certificate_use" ADD CONSTRAINT "certificate_use_of_one" CHECK (num_nonnulls("certificate_use"."booking_id", "certificate_use"."ticket_order_id") = 1);--> statement-breakpoint
CREATE FUNCTION spend_certificates(of_booking integer, of_order integer, room bigint, paid timestamptz, payer integer, what text, vat integer) RETURNS void LANGUAGE plpgsql AS $function$
DECLARE
  "used" record;
  "left" bigint := room;
BEGIN
  FOR "used" IN SELECT u.*, c."vat_percent" FROM "certificate_use" u JOIN "certificate" c ON c."id" = u."certificate_id"
    WHERE (u."booking_id" = of_booking OR u."ticket_order_id" = of_order) AND u."state" = 'reserved' ORDER BY u."id" LOOP
    IF "left" <= 0 THEN
      UPDATE "certificate_use" SET "state" = 'lapsed' WHERE "id" = "used"."id";
    ELSE
      UPDATE "certificate_use" SET "sum" = least("used"."sum", "left"), "settled_at" = paid,
        "state" = CASE WHEN paid IS NULL THEN 'reserved' ELSE 'settled' END
        WHERE "id" = "used"."id";
      IF paid IS NOT NULL THEN
        INSERT INTO "payment" ("user_id", "booking_id", "ticket_order_id", "certificate_use_id", "provider", "provider_id",
          "status", "sum", "received", "description", "vat_percent", "receipt_mode", "confirmation_token", "frame_url",
          "created_at", "expires_at", "settled_at")
        VALUES (payer, of_booking, of_order, "used"."id", 'certificate', 'use-' || "used"."id", 'succeeded',
          least("used"."sum", "left"), least("used"."sum", "left"), what, coalesce(vat, "used"."vat_percent"),
          "used"."receipt_mode", '', '', paid, paid, paid);
      END IF;
      "left" := "left" - "used"."sum";
    END IF;
  END LOOP;
END $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION certificate_use_follows() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "room" bigint := NEW."price";
BEGIN
  IF NOT EXISTS (SELECT FROM "certificate_use" WHERE "booking_id" = NEW."id" AND "state" = 'reserved') THEN
    RETURN NULL;
  END IF;
  IF NEW."status" = 3 THEN
    UPDATE "certificate_use" SET "state" = 'lapsed' WHERE "booking_id" = NEW."id" AND "state" = 'reserved';
    RETURN NULL;
  END IF;
  IF NEW."status" = 2 THEN
    -- What money has paid already, no certificate pays again.
    "room" := "room" - coalesce((SELECT sum(coalesce("received", "sum") - "refunded") FROM "payment"
        WHERE "booking_id" = NEW."id" AND "status" = 'succeeded'), 0)
      - coalesce((SELECT sum("share"."sum" - "share"."refunded") FROM "payment_share" "share"
        JOIN "payment" ON "payment"."id" = "share"."payment_id"
        WHERE "share"."booking_id" = NEW."id" AND "payment"."status" = 'succeeded'), 0)
      - coalesce((SELECT "sum" - "returned" FROM "client_booking" WHERE "booking_id" = NEW."id" AND "sum" IS NOT NULL), 0);
  END IF;
  PERFORM spend_certificates(NEW."id", NULL, "room", CASE NEW."status" WHEN 2 THEN coalesce(NEW."paid_at", now()) END,
    NEW."user_id", 'Бронь № ' || NEW."id" || ', ' || NEW."room_name", NEW."vat_percent");
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE FUNCTION certificate_use_follows_tickets() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "room" bigint := NEW."total";
BEGIN
  IF NOT EXISTS (SELECT FROM "certificate_use" WHERE "ticket_order_id" = NEW."id" AND "state" = 'reserved') THEN
    RETURN NULL;
  END IF;
  IF NEW."status" = 3 THEN
    UPDATE "certificate_use" SET "state" = 'lapsed' WHERE "ticket_order_id" = NEW."id" AND "state" = 'reserved';
    RETURN NULL;
  END IF;
  IF NEW."status" = 2 THEN
    -- What money has paid already, no certificate pays again.
    "room" := "room" - coalesce((SELECT sum(coalesce("received", "sum") - "refunded") FROM "payment"
        WHERE "ticket_order_id" = NEW."id" AND "status" = 'succeeded'), 0);
  END IF;
  PERFORM spend_certificates(NULL, NEW."id", "room", CASE NEW."status" WHEN 2 THEN coalesce(NEW."paid_at", now()) END,
    NEW."user_id", 'Билеты, заказ № ' || NEW."id", NULL);
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER certificate_use_follows_tickets AFTER UPDATE OF status, total ON ticket_order FOR EACH ROW EXECUTE FUNCTION certificate_use_follows_tickets();
