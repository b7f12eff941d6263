-- locks: the outbox has messages of thirty days, tickets are some thousands
CREATE TABLE "notice_choice" (
	"user_id" integer NOT NULL,
	"about" text NOT NULL,
	"channel" text NOT NULL,
	"hours" integer[],
	CONSTRAINT "notice_choice_user_id_about_pk" PRIMARY KEY("user_id","about"),
	CONSTRAINT "notice_choice_about" CHECK ("notice_choice"."about" in ('orders', 'requests', 'money', 'decisions', 'booking', 'ticket', 'event', 'eventRequest', 'offer', 'invoice')),
	CONSTRAINT "notice_choice_channel" CHECK ("notice_choice"."channel" in ('both', 'sms', 'mail', 'none')),
	CONSTRAINT "notice_choice_off" CHECK (("notice_choice"."channel" <> 'none' and "notice_choice"."hours" is null) or "notice_choice"."about" in ('booking', 'ticket', 'event', 'eventRequest', 'offer', 'invoice')),
	CONSTRAINT "notice_choice_hours" CHECK (cardinality("notice_choice"."hours") > 0)
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hours" integer NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"messages" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "reminder_kind_subject_id_at_hours_pk" PRIMARY KEY("kind","subject_id","at","hours"),
	CONSTRAINT "reminder_kind" CHECK ("reminder"."kind" in ('booking', 'ticket', 'event', 'eventRequest', 'offer', 'invoice')),
	CONSTRAINT "reminder_hours" CHECK ("reminder"."hours" > 0)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_request" ADD COLUMN "former_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "former_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendee" ADD COLUMN "reminds" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "visit_info" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "of_kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "of_ids" integer[];--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_at" ON "reminder" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id","id") WHERE "outbox"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_of" ON "outbox" USING gin ("of_ids") WHERE "outbox"."of_ids" is not null;--> statement-breakpoint
-- retire: column warned_at of invoice_order
-- retire: column warned_at of room_offer
-- What was written before is not written again.
INSERT INTO reminder (kind, subject_id, at, hours, written_at)
SELECT 'offer', booking.id, booking.pay_until, 3, room_offer.warned_at
FROM room_offer JOIN booking ON booking.id = room_offer.booking_id
WHERE room_offer.warned_at IS NOT NULL AND booking.pay_until IS NOT NULL;--> statement-breakpoint
INSERT INTO reminder (kind, subject_id, at, hours, written_at)
SELECT 'invoice', invoice_id, kept_until, 24, warned_at FROM invoice_order
WHERE warned_at IS NOT NULL AND kept_until IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.keep_former_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'event' then
    -- As `eventPeriods`: a night is no day of its own, and what lasts longer than a hundred days is one period.
    new.former_days := greatest(old.former_days, case
      when old.date_end is null or old.date_end >= old.date + 100 then 1
      else old.date_end - old.date + 1 - (old.date_end > old.date and coalesce(old.time_end <= old."time", false))::int
    end);
  else
    new.former_days := greatest(old.former_days, 1, jsonb_array_length(
      case jsonb_typeof(old.answers -> 'eventRequestDays') when 'array' then old.answers -> 'eventRequestDays' else '[]' end));
  end if;
  return new;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER event_keeps_former_days BEFORE UPDATE ON event FOR EACH ROW WHEN (old.date IS DISTINCT FROM new.date OR old."time" IS DISTINCT FROM new."time" OR old.date_end IS DISTINCT FROM new.date_end OR old.time_end IS DISTINCT FROM new.time_end) EXECUTE FUNCTION keep_former_days();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER event_request_keeps_former_days BEFORE UPDATE OF answers ON event_request FOR EACH ROW WHEN (old.answers IS DISTINCT FROM new.answers) EXECUTE FUNCTION keep_former_days();
