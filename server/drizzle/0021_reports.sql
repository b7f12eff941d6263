-- locks: requests for events and places in queues are some thousands a year, so their indexes are built in a moment
CREATE TABLE "report_mail" (
	"user_id" integer NOT NULL,
	"report" text NOT NULL,
	"cadence" text NOT NULL,
	"send_to" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_mail_user_id_report_pk" PRIMARY KEY("user_id","report"),
	CONSTRAINT "report_mail_report" CHECK ("report_mail"."report" in ('occupancy', 'revenue', 'cancellations', 'demand', 'requests', 'debts', 'cash', 'residents')),
	CONSTRAINT "report_mail_cadence" CHECK ("report_mail"."cadence" in ('weekly', 'monthly'))
);
--> statement-breakpoint
ALTER TABLE "report_mail" ADD CONSTRAINT "report_mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mail_due" ON "report_mail" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "event_request_came" ON "event_request" USING btree ("submitted_at") WHERE "event_request"."status" <> 1;--> statement-breakpoint
CREATE INDEX "room_wait_created" ON "room_wait" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_wait_created" ON "ticket_wait" USING btree ("created_at");
