CREATE TABLE "work_year" (
	"year" integer PRIMARY KEY NOT NULL,
	"moved_days" date[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_year_days" CHECK (make_date("work_year"."year", 1, 1) <= all ("work_year"."moved_days") and make_date("work_year"."year", 12, 31) >= all ("work_year"."moved_days"))
);
--> statement-breakpoint
ALTER TABLE "room_offer" ADD COLUMN "warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_offer" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
-- What the decree for 2026 moved: 3 and 4 January to 9 January and 31 December.
INSERT INTO "work_year" ("year", "moved_days", "saved_at") VALUES (2026, '{2026-01-09,2026-12-31}', now());--> statement-breakpoint
-- Nobody is written about offers that lapsed before.
UPDATE "room_offer" SET "told_at" = now() FROM "room_request"
WHERE "room_request"."id" = "room_offer"."request_id" AND "room_request"."status" = 6;
