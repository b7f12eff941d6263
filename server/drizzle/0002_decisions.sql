ALTER TABLE "application" ADD COLUMN "done_by" integer;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "is_amendment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;