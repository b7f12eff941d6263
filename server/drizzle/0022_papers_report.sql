-- locks: the table has a row for each colleague who gets a report by mail
-- expand-contract: the previous server writes the reports it knows, and all of them are allowed
ALTER TABLE "report_mail" DROP CONSTRAINT "report_mail_report";--> statement-breakpoint
ALTER TABLE "report_mail" ADD CONSTRAINT "report_mail_report" CHECK ("report_mail"."report" in ('occupancy', 'revenue', 'cancellations', 'demand', 'requests', 'debts', 'papers', 'cash', 'residents'));