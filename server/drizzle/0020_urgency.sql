-- expand-contract: the previous server does not name the new column, and its lists need no index to be right
-- locks: the queue has some thousand short rows, which are rewritten and indexed in a moment
-- During the update the previous server still opens applications of goods, and the new one closes none of them. The new
-- one leaves them out of what waits and of its counts, so they disturb nobody; a later migration may delete them.
-- Goods are decided with the market request that offers them: nobody could decide these.
DELETE FROM "application" WHERE "type" = 7 AND "status" <> 3;--> statement-breakpoint
DROP INDEX "application_waiting";--> statement-breakpoint
DROP INDEX "application_turn";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "due_at" timestamp (3) with time zone GENERATED ALWAYS AS (((created_at AT TIME ZONE 'UTC') + make_interval(hours => CASE type WHEN 1 THEN 24 WHEN 2 THEN 24 WHEN 3 THEN 24 WHEN 4 THEN 48 WHEN 5 THEN 48 WHEN 6 THEN 24 WHEN 7 THEN 48 WHEN 8 THEN 48 END)) AT TIME ZONE 'UTC') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "application_due" ON "application" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "application_waiting" ON "application" USING btree ("due_at","id") WHERE "application"."status" <> 3;--> statement-breakpoint
CREATE INDEX "application_turn" ON "application" USING btree (("status" = 3),"done_at" DESC NULLS LAST,"due_at","id");
