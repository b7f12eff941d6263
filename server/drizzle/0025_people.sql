CREATE TABLE "customer_mark" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"warning" text DEFAULT '' NOT NULL,
	"block_reason" text,
	"blocked_until" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	"blocked_by" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_mark_block" CHECK (num_nonnulls("customer_mark"."block_reason", "customer_mark"."blocked_until", "customer_mark"."blocked_at") in (0, 3)),
	CONSTRAINT "customer_mark_reason" CHECK (btrim("customer_mark"."block_reason") <> ''),
	CONSTRAINT "customer_mark_span" CHECK ("customer_mark"."blocked_at" < "customer_mark"."blocked_until"),
	CONSTRAINT "customer_mark_tags" CHECK (cardinality("customer_mark"."tags") <= 10)
);
--> statement-breakpoint
CREATE TABLE "shift_handover" (
	"id" serial PRIMARY KEY NOT NULL,
	"previous_id" integer,
	"since" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"made_by" integer NOT NULL,
	"people" jsonb NOT NULL,
	"opening" bigint NOT NULL,
	"cash_in" bigint NOT NULL,
	"cash_out" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"removed" bigint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "shift_handover_once" UNIQUE NULLS NOT DISTINCT("previous_id"),
	CONSTRAINT "shift_handover_sums" CHECK (least("shift_handover"."opening", "shift_handover"."cash_in", "shift_handover"."cash_out", "shift_handover"."counted") >= 0),
	CONSTRAINT "shift_handover_removed" CHECK ("shift_handover"."removed" between 0 and "shift_handover"."counted"),
	CONSTRAINT "shift_handover_reason" CHECK ("shift_handover"."counted" = "shift_handover"."opening" + "shift_handover"."cash_in" - "shift_handover"."cash_out" or btrim("shift_handover"."reason") <> '')
);
--> statement-breakpoint
-- expand-contract: the column is new and empty, and the previous server never writes it
ALTER TABLE "refund" ADD COLUMN "given_by" integer;--> statement-breakpoint
ALTER TABLE "customer_mark" ADD CONSTRAINT "customer_mark_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_mark" ADD CONSTRAINT "customer_mark_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_handover" ADD CONSTRAINT "shift_handover_previous_id_shift_handover_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."shift_handover"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_handover" ADD CONSTRAINT "shift_handover_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- expand-contract: the previous server refuses nobody, as nobody is blocked before this one runs; later the trigger refuses for it
CREATE FUNCTION booking_of_unblocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for who blocks the person at this moment.
  PERFORM FROM "users" WHERE "id" = NEW."user_id" FOR KEY SHARE;
  IF EXISTS (SELECT FROM "customer_mark" WHERE "user_id" = NEW."user_id" AND "blocked_until" > NEW."created_at") THEN
    RAISE EXCEPTION 'person % may not book', NEW."user_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_of_blocked', TABLE = 'booking';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER booking_of_unblocked BEFORE INSERT ON "booking" FOR EACH ROW EXECUTE FUNCTION booking_of_unblocked();
