CREATE TABLE "bank_payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"paid_on" date NOT NULL,
	"payment_order" text NOT NULL,
	"order_date" date NOT NULL,
	"sum" bigint NOT NULL,
	"payer_account" text NOT NULL,
	"payer_inn" text NOT NULL,
	"payer_name" text NOT NULL,
	"purpose" text NOT NULL,
	"invoice_id" integer,
	"taken_by" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_payment_once" UNIQUE("payer_account","order_date","payment_order","sum"),
	CONSTRAINT "bank_payment_state" CHECK ("bank_payment"."state" in ('waiting', 'counted', 'dismissed')),
	CONSTRAINT "bank_payment_counted" CHECK (("bank_payment"."state" = 'counted') = ("bank_payment"."invoice_id" is not null)),
	CONSTRAINT "bank_payment_sum" CHECK ("bank_payment"."sum" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_invoice_id_invoice_order_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice_order"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_payment_by_day" ON "bank_payment" USING btree ("paid_on","id");--> statement-breakpoint
CREATE INDEX "bank_payment_by_sum" ON "bank_payment" USING btree ("sum","id");--> statement-breakpoint
CREATE INDEX "bank_payment_waiting" ON "bank_payment" USING btree ("id") WHERE "bank_payment"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bank_payment_invoice" ON "bank_payment" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "bank_payment_words" ON "bank_payment" USING gin (to_tsvector('simple', translate(lower("payer_name" || ' ' || "payer_inn" || ' ' || "payment_order" || ' ' || "purpose"), 'ё', 'е')));