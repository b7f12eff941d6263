ALTER TABLE "invoice_order" DROP CONSTRAINT "invoice_order_of_one";--> statement-breakpoint
ALTER TABLE "invoice_order" ADD COLUMN "event_request_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_event_request_id_event_request_id_fk" FOREIGN KEY ("event_request_id") REFERENCES "public"."event_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_order_one_live_event" ON "invoice_order" USING btree ("event_request_id") WHERE "invoice_order"."state" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_of_one" CHECK (num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id", "invoice_order"."event_request_id") = 1 or (num_nonnulls("invoice_order"."booking_id", "invoice_order"."group_id") = 0 and "invoice_order"."state" <> 'awaiting'));--> statement-breakpoint
-- An invoice of an event ends with its request, paid or not: then its money goes back. One that waits for its money ends
-- with what was accepted before it as well.
CREATE FUNCTION "invoice_follows_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invoice_order" SET "state" = 'cancelled', "why" = 'refused', "paid_at" = NULL
  WHERE "event_request_id" = OLD."id" AND "state" <> 'cancelled' AND "act_id" IS NULL
    AND (TG_OP = 'UPDATE' OR "state" = 'awaiting');
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_follows_event" AFTER UPDATE OF "status" ON "event_request"
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" AND NEW."status" IN (9, 10))
  EXECUTE FUNCTION "invoice_follows_event"();--> statement-breakpoint
CREATE TRIGGER "invoice_leaves_with_event" BEFORE DELETE ON "event_request"
  FOR EACH ROW EXECUTE FUNCTION "invoice_follows_event"();--> statement-breakpoint
CREATE FUNCTION "invoice_follows_proposal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "invoice_order" SET "state" = 'cancelled', "why" = 'replaced'
  WHERE "state" = 'awaiting' AND "event_request_id" =
    (SELECT "request_id" FROM "event_request_proposal" WHERE "id" = NEW."proposal_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_follows_proposal" AFTER INSERT ON "event_request_acceptance"
  FOR EACH ROW EXECUTE FUNCTION "invoice_follows_proposal"();
