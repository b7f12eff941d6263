ALTER TABLE "invoice_order" ADD COLUMN "debt_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD COLUMN "debt_reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "qr" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "is_sbp" boolean DEFAULT false NOT NULL;