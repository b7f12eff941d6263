CREATE TABLE "deposit" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"sum" bigint NOT NULL,
	"rest" bigint,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deposit_sum" CHECK ("deposit"."sum" > 0),
	CONSTRAINT "deposit_rest" CHECK ("deposit"."rest" >= 0),
	CONSTRAINT "deposit_paid" CHECK (("deposit"."rest" is null) = ("deposit"."paid_at" is null)),
	CONSTRAINT "deposit_reminder" CHECK ("deposit"."remind_at" is null or "deposit"."rest" > 0)
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_owed" ON "deposit" USING btree ("due_at") WHERE "deposit"."rest" > 0;--> statement-breakpoint
CREATE INDEX "deposit_reminded" ON "deposit" USING btree ("remind_at") WHERE "deposit"."remind_at" is not null;--> statement-breakpoint
CREATE FUNCTION deposit_follows() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  "last" timestamp with time zone;
BEGIN
  IF NEW."status" = 3 AND OLD."status" = 2 THEN
    UPDATE "deposit" SET "rest" = 0, "remind_at" = NULL WHERE "booking_id" = NEW."id" AND "rest" > 0;
  ELSE
    DELETE FROM "deposit" WHERE "booking_id" = NEW."id" AND "rest" IS NULL AND (NEW."status" = 2 OR "sum" >= NEW."price");
    IF NEW."ends_at" < OLD."ends_at" THEN
      -- A booking that ends earlier has its rest paid by then, and its customer is reminded a day before, but not at once.
      "last" := coalesce(NEW."moved_at", now()) + interval '1 hour';
      UPDATE "deposit" SET "due_at" = NEW."ends_at",
        "remind_at" = CASE WHEN "remind_at" IS NOT NULL THEN greatest(NEW."ends_at" - interval '24 hours', "last") END
        WHERE "booking_id" = NEW."id" AND "due_at" > NEW."ends_at";
    END IF;
  END IF;
  RETURN NULL;
END $function$;--> statement-breakpoint
CREATE TRIGGER deposit_follows AFTER UPDATE OF status, price, ends_at ON booking FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.price IS DISTINCT FROM new.price OR old.ends_at IS DISTINCT FROM new.ends_at) EXECUTE FUNCTION deposit_follows();
