-- locks: acts are some hundreds a month, so the index of their files is built in a moment
CREATE TABLE "act_exchange" (
	"act_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent_by" integer,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "act_exchange_state" CHECK ("act_exchange"."state" in ('queued', 'sent', 'signed', 'differs', 'refused')),
	CONSTRAINT "act_exchange_sent" CHECK (("act_exchange"."state" <> 'sent' or "act_exchange"."sent_at" is not null) and ("act_exchange"."state" <> 'queued' or "act_exchange"."sent_at" is null)),
	CONSTRAINT "act_exchange_waiting" CHECK (not "act_exchange"."is_waiting" or "act_exchange"."state" in ('differs', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "upd_answer" (
	"id" serial PRIMARY KEY NOT NULL,
	"act_id" integer NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"digest" text NOT NULL,
	"result" text NOT NULL,
	"content" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"accepted_on" date,
	"signed_by" text NOT NULL,
	"discrepancy" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"received_by" integer,
	CONSTRAINT "upd_answer_name" UNIQUE("name"),
	CONSTRAINT "upd_answer_once" UNIQUE("digest"),
	CONSTRAINT "upd_answer_result" CHECK ("upd_answer"."result" in ('accepted', 'differs', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "upd_answer_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"answer_id" integer NOT NULL,
	"is_signature" boolean NOT NULL,
	"name" text COLLATE "und-x-icu" NOT NULL,
	"file" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "upd_answer_file_file" UNIQUE("file"),
	CONSTRAINT "upd_answer_file_once" UNIQUE("answer_id","digest")
);
--> statement-breakpoint
ALTER TABLE "act_exchange" ADD CONSTRAINT "act_exchange_act_id_act_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."act"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_exchange" ADD CONSTRAINT "act_exchange_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upd_answer" ADD CONSTRAINT "upd_answer_act_id_act_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."act"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upd_answer" ADD CONSTRAINT "upd_answer_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upd_answer_file" ADD CONSTRAINT "upd_answer_file_answer_id_upd_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."upd_answer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_exchange_by_state" ON "act_exchange" USING btree ("state","act_id");--> statement-breakpoint
CREATE INDEX "act_exchange_waiting_rows" ON "act_exchange" USING btree ("act_id") WHERE "act_exchange"."is_waiting";--> statement-breakpoint
CREATE INDEX "act_exchange_queued" ON "act_exchange" USING btree ("act_id") WHERE "act_exchange"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "upd_answer_act" ON "upd_answer" USING btree ("act_id","answered_at","id");--> statement-breakpoint
CREATE INDEX "act_by_guid" ON "act" USING btree (split_part("xml_name", '_', 6)) WHERE "act"."xml_name" is not null;