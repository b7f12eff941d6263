CREATE TABLE "check_in" (
	"attendee_id" integer PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" text COLLATE "und-x-icu" NOT NULL,
	"by_id" integer,
	"who" text COLLATE "und-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"event_id" integer NOT NULL,
	"user_id" integer,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"phone" text NOT NULL,
	"status" integer NOT NULL,
	"total" bigint NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_order_key_unique" UNIQUE("key"),
	CONSTRAINT "ticket_order_status" CHECK ("ticket_order"."status" in (1, 2, 3)),
	CONSTRAINT "ticket_order_total" CHECK ("ticket_order"."total" >= 0),
	CONSTRAINT "ticket_order_held" CHECK (("ticket_order"."status" = 1) = ("ticket_order"."hold_until" is not null) and ("ticket_order"."status" <> 1 or "ticket_order"."total" > 0))
);
--> statement-breakpoint
CREATE TABLE "ticket_order_line" (
	"order_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"count" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "ticket_order_line_order_id_ticket_id_pk" PRIMARY KEY("order_id","ticket_id"),
	CONSTRAINT "ticket_order_line_count" CHECK ("ticket_order_line"."count" > 0),
	CONSTRAINT "ticket_order_line_price" CHECK ("ticket_order_line"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "event_ticket" DROP CONSTRAINT "event_ticket_price";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "refund" bigint;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Tickets that are held already get a code each, and their places are counted.
UPDATE "event_attendee" SET "code" = translate(upper(left(replace(gen_random_uuid()::text, '-', ''), 12)), '01', 'GH');--> statement-breakpoint
ALTER TABLE "event_attendee" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
UPDATE "event_ticket" SET "sold" = "held_by"."places", "quantity" = greatest("quantity", "held_by"."places")
  FROM (SELECT "ticket_id", count(*)::int AS "places" FROM "event_attendee" GROUP BY "ticket_id") AS "held_by"
  WHERE "held_by"."ticket_id" = "event_ticket"."id";--> statement-breakpoint
UPDATE "event" SET "taken" = "held_by"."places", "participants_limit" = greatest("participants_limit", CASE WHEN "participants_limit" IS NULL THEN NULL ELSE "held_by"."places" END)
  FROM (SELECT "event_id", count(*)::int AS "places" FROM "event_attendee" GROUP BY "event_id") AS "held_by"
  WHERE "held_by"."event_id" = "event"."id";--> statement-breakpoint
UPDATE "event_ticket" SET "type" = 2 WHERE "price" = 0;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_attendee_id_event_attendee_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendee"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order_line" ADD CONSTRAINT "ticket_order_line_order_id_ticket_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ticket_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order_line" ADD CONSTRAINT "ticket_order_line_ticket_id_event_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."event_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_order_held_until" ON "ticket_order" USING btree ("hold_until") WHERE "ticket_order"."status" = 1;--> statement-breakpoint
CREATE INDEX "ticket_order_event" ON "ticket_order" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "ticket_order_user" ON "ticket_order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_order_line_ticket" ON "ticket_order_line" USING btree ("ticket_id");--> statement-breakpoint
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_order_id_ticket_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."ticket_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_attendee_phone" ON "event_attendee" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "event_attendee_order" ON "event_attendee" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_participants_fit" CHECK ("event"."taken" >= 0 and "event"."taken" <= "event"."participants_limit");--> statement-breakpoint
ALTER TABLE "event_attendee" ADD CONSTRAINT "event_attendee_refund" CHECK (("event_attendee"."cancelled_at" is null) = ("event_attendee"."refund" is null) and "event_attendee"."refund" between 0 and "event_attendee"."price");--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_fits" CHECK ("event_ticket"."held" >= 0 and "event_ticket"."sold" >= 0 and "event_ticket"."held" + "event_ticket"."sold" <= "event_ticket"."quantity");--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_price" CHECK (("event_ticket"."type" = 1 and "event_ticket"."price" > 0) or ("event_ticket"."type" = 2 and "event_ticket"."price" = 0));