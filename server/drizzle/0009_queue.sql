-- expand-contract: `ticket_order_held` only allows more: free orders may be held too; the previous server holds none, and ends an expired one like any other
-- locks: orders of tickets are some thousands, which the check reads in a moment
CREATE TABLE "ticket_wait" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"event_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"user_id" integer,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"phone" text NOT NULL,
	"places" integer NOT NULL,
	"status" integer NOT NULL,
	"passes" integer DEFAULT 0 NOT NULL,
	"gathered" integer DEFAULT 0 NOT NULL,
	"gathered_at" timestamp (3) with time zone,
	"order_id" integer,
	"offered" integer,
	"public_until" timestamp (3) with time zone,
	"is_untold" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_wait_key_unique" UNIQUE("key"),
	CONSTRAINT "ticket_wait_of_order" UNIQUE("order_id"),
	CONSTRAINT "ticket_wait_status" CHECK ("ticket_wait"."status" in (1, 2, 3, 4, 5, 6, 7)),
	CONSTRAINT "ticket_wait_places" CHECK ("ticket_wait"."places" > 0 and "ticket_wait"."passes" >= 0),
	CONSTRAINT "ticket_wait_gathered" CHECK ("ticket_wait"."gathered" >= 0 and "ticket_wait"."gathered" < "ticket_wait"."places" and ("ticket_wait"."gathered" = 0 or "ticket_wait"."status" = 1)),
	CONSTRAINT "ticket_wait_offered" CHECK (("ticket_wait"."order_id" is null) = ("ticket_wait"."offered" is null) and "ticket_wait"."offered" between 1 and "ticket_wait"."places"),
	CONSTRAINT "ticket_wait_order" CHECK (("ticket_wait"."status" in (2, 3, 4)) <= ("ticket_wait"."order_id" is not null)),
	CONSTRAINT "ticket_wait_waiting" CHECK ("ticket_wait"."status" not in (1, 6) or "ticket_wait"."order_id" is null)
);
--> statement-breakpoint
ALTER TABLE "ticket_order" DROP CONSTRAINT "ticket_order_held";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "is_queue_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_wait" ADD CONSTRAINT "ticket_wait_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_wait" ADD CONSTRAINT "ticket_wait_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_wait" ADD CONSTRAINT "ticket_wait_order_id_ticket_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ticket_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_wait" ADD CONSTRAINT "ticket_wait_ticket" FOREIGN KEY ("ticket_id","event_id") REFERENCES "public"."event_ticket"("id","event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_wait_once" ON "ticket_wait" USING btree ("phone","ticket_id") WHERE "ticket_wait"."status" in (1, 2);--> statement-breakpoint
CREATE INDEX "ticket_wait_line" ON "ticket_wait" USING btree ("event_id","id") WHERE "ticket_wait"."status" = 1;--> statement-breakpoint
CREATE INDEX "ticket_wait_event" ON "ticket_wait" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "ticket_wait_kind" ON "ticket_wait" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_wait_phone" ON "ticket_wait" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "ticket_wait_user" ON "ticket_wait" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "ticket_wait_ended" ON "ticket_wait" USING btree ("updated_at") WHERE "ticket_wait"."status" not in (1, 2);--> statement-breakpoint
CREATE INDEX "ticket_wait_untold" ON "ticket_wait" USING btree ("id") WHERE "ticket_wait"."is_untold";--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_held" CHECK (("ticket_order"."status" = 1) = ("ticket_order"."hold_until" is not null));--> statement-breakpoint
CREATE FUNCTION follow_ticket_offer() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  UPDATE "ticket_wait" SET
    "status" = CASE
      WHEN NEW."status" = 2 THEN 3
      WHEN NEW."status" = 1 THEN 2
      WHEN NEW."ended_by" = 'event' THEN 7
      WHEN NEW."ended_by" = 'buyer' THEN 5
      ELSE 4
    END,
    -- Whoever gave the places up knows it.
    "is_untold" = NEW."status" = 3 AND NEW."ended_by" <> 'buyer',
    "updated_at" = coalesce(NEW."paid_at", "updated_at")
  WHERE "order_id" = NEW."id" AND "status" <> 3;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER ticket_wait_follows AFTER UPDATE OF status ON ticket_order FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION follow_ticket_offer();--> statement-breakpoint
CREATE FUNCTION hold_gathered() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "more" integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW."gathered" END
    - CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD."gathered" END;
  "of_kind" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."ticket_id" ELSE NEW."ticket_id" END;
  "of_event" integer := CASE WHEN TG_OP = 'DELETE' THEN OLD."event_id" ELSE NEW."event_id" END;
BEGIN
  IF "more" <> 0 THEN
    UPDATE "event" SET "taken" = "taken" + "more" WHERE "id" = "of_event";
    UPDATE "event_ticket" SET "held" = "held" + "more" WHERE "id" = "of_kind";
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER ticket_wait_gathers AFTER INSERT OR DELETE OR UPDATE OF gathered ON ticket_wait FOR EACH ROW EXECUTE FUNCTION hold_gathered();
