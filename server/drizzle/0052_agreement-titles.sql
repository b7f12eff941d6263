ALTER TABLE "agreement" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_template" ADD COLUMN "title" text DEFAULT '' NOT NULL;