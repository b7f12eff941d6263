-- A trigger that compares a column keeps its type as it is, so it is made again around the change.
DROP TRIGGER "invoice_service_unchanged" ON "invoice_service";--> statement-breakpoint
ALTER TABLE "act_service" ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "invoice_service" ALTER COLUMN "name" SET DATA TYPE text COLLATE "und-x-icu";--> statement-breakpoint
CREATE TRIGGER "invoice_service_unchanged" BEFORE UPDATE ON "invoice_service"
  FOR EACH ROW WHEN ((OLD."id", OLD."invoice_id", OLD."name", OLD."measure", OLD."quantity", OLD."price", OLD."sum", OLD."vat")
    IS DISTINCT FROM (NEW."id", NEW."invoice_id", NEW."name", NEW."measure", NEW."quantity", NEW."price", NEW."sum", NEW."vat"))
  EXECUTE FUNCTION "closed_lines_stay"();
