ALTER TABLE "users" ADD COLUMN "deletion_needs_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_deletion_for_staff" ON "users" USING btree ("id") WHERE "users"."deletion_needs_staff";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deletion_asked" CHECK (not "users"."deletion_needs_staff" or "users"."deletion_at" is not null);--> statement-breakpoint
-- An event that is called off with its request never keeps the money: its invoice is cancelled, and the money is owed.
CREATE OR REPLACE FUNCTION "invoice_follows_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invoice_order" SET "state" = 'cancelled', "why" = 'refused', "paid_at" = NULL
  WHERE "event_request_id" = OLD."id" AND "state" <> 'cancelled' AND "act_id" IS NULL
    AND (TG_OP = 'UPDATE' OR "state" = 'awaiting' OR OLD."status" <> 11);
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Histories outlive accounts, so they name no customer.
UPDATE "booking_event" SET "who" = 'Клиент' FROM "booking", "users"
  WHERE "booking"."id" = "booking_event"."booking_id" AND "users"."id" = "booking"."user_id" AND "users"."role_id" IS NULL
    AND "booking_event"."who" IN ('Клиент № ' || "users"."id", rtrim(rtrim("users"."lastname" || ' '
      || CASE "users"."name" WHEN '' THEN '' ELSE left("users"."name", 1) || '. ' END
      || CASE "users"."middlename" WHEN '' THEN '' ELSE left("users"."middlename", 1) || '.' END)));--> statement-breakpoint
UPDATE "ticket_order_step" SET "who" = 'Клиент' FROM "ticket_order", "event", "users"
  WHERE "ticket_order"."id" = "ticket_order_step"."order_id" AND "event"."id" = "ticket_order"."event_id"
    AND "users"."id" = "event"."user_id" AND "users"."role_id" IS NULL
    AND "ticket_order_step"."who" IN ('Клиент № ' || "users"."id", rtrim(rtrim("users"."lastname" || ' '
      || CASE "users"."name" WHEN '' THEN '' ELSE left("users"."name", 1) || '. ' END
      || CASE "users"."middlename" WHEN '' THEN '' ELSE left("users"."middlename", 1) || '.' END)));--> statement-breakpoint
UPDATE "event_cancellation" SET "who" = 'Клиент' FROM "users"
  WHERE "users"."id" = "event_cancellation"."by_id" AND "users"."role_id" IS NULL;--> statement-breakpoint
-- Lines of accounts that were deleted before have no name to compare with.
UPDATE "booking_event" SET "who" = 'Клиент' FROM "booking", "users"
  WHERE "booking"."id" = "booking_event"."booking_id" AND "users"."id" = "booking"."user_id"
    AND "users"."password_hash" = 'deleted'
    AND "booking_event"."who" NOT IN ('Система', 'Клиент', 'Покупатель', 'Клиент по' || chr(160) || 'ссылке')
    AND NOT EXISTS (SELECT 1 FROM "users" "staff" WHERE "staff"."role_id" IS NOT NULL
      AND "staff"."lastname" <> '' AND starts_with("booking_event"."who", "staff"."lastname"));--> statement-breakpoint
-- Goods that were removed are kept for the requests that name them; they do not keep their brand.
CREATE FUNCTION "brand_takes_removed_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "market_item" WHERE "brand_id" = OLD."id" AND "deleted_at" IS NOT NULL;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "brand_takes_removed_items" BEFORE DELETE ON "brand"
  FOR EACH ROW EXECUTE FUNCTION "brand_takes_removed_items"();
