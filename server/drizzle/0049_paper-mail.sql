CREATE TABLE "paper_mail" (
	"id" serial PRIMARY KEY NOT NULL,
	"agreement_id" integer NOT NULL,
	"invoice_id" integer,
	"act_id" integer,
	"mailed_to" text[] NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	"mailed_by" integer,
	"letter_ids" integer[] NOT NULL,
	CONSTRAINT "paper_mail_of_one" CHECK (num_nonnulls("paper_mail"."invoice_id", "paper_mail"."act_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "outbox_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"letter_id" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"type" text NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_act_id_act_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."act"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_mail" ADD CONSTRAINT "paper_mail_mailed_by_users_id_fk" FOREIGN KEY ("mailed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_file" ADD CONSTRAINT "outbox_file_letter_id_outbox_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_mail_agreement" ON "paper_mail" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE INDEX "paper_mail_invoice" ON "paper_mail" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "paper_mail_act" ON "paper_mail" USING btree ("act_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_mail_invoice_by_itself" ON "paper_mail" USING btree ("invoice_id") WHERE "paper_mail"."mailed_by" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_mail_act_by_itself" ON "paper_mail" USING btree ("act_id") WHERE "paper_mail"."mailed_by" is null;--> statement-breakpoint
CREATE INDEX "outbox_file_letter" ON "outbox_file" USING btree ("letter_id","id");