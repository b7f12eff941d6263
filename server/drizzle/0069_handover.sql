ALTER TABLE "users" ADD COLUMN "deletion_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_of_organiser" UNIQUE("id","user_id");--> statement-breakpoint
CREATE TABLE "event_handover" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"from_id" integer NOT NULL,
	"to_phone" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_handover_phone" CHECK ("event_handover"."to_phone" ~ '^[0-9]{10}$'),
	CONSTRAINT "event_handover_term" CHECK ("event_handover"."until" > "event_handover"."offered_at")
);
--> statement-breakpoint
ALTER TABLE "event_handover" ADD CONSTRAINT "event_handover_by_organiser" FOREIGN KEY ("event_id","from_id") REFERENCES "public"."event"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_handover_to" ON "event_handover" USING btree ("to_phone","until");--> statement-breakpoint
-- An account's address is in the list of the mailing only once its owner has confirmed it: until then it may be anybody's.
CREATE OR REPLACE FUNCTION "mailing_friend_told_anew"(person integer, mailbox text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  latest record;
BEGIN
  IF person IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(lower(mailbox)));
  ELSE
    PERFORM FROM "users" WHERE "id" = person FOR NO KEY UPDATE;
  END IF;
  SELECT c."id", c."at", c."withdrawn_at" IS NOT NULL AS "is_withdrawn", lower(coalesce(c."email", u."email")) AS "address",
    "name_in_order"(u) AS "name",
    c."email" IS NOT NULL OR (u."password_hash" <> 'deleted' AND u."email" <> '' AND u."email_active") AS "is_there"
  INTO latest
  FROM "consent" c LEFT JOIN "users" u ON u."id" = c."user_id"
  WHERE c."purpose" = 'mailing' AND (c."user_id" = person OR c."email" = mailbox)
  ORDER BY c."id" DESC LIMIT 1;
  IF latest."is_there" THEN
    PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(latest."address"));
  END IF;
  DELETE FROM "mailing_friend" WHERE ("user_id" = person OR "email" = mailbox)
    AND (latest."is_there" IS NOT TRUE OR "consent_id" <> latest."id");
  INSERT INTO "mailing_friend" ("consent_id", "user_id", "email", "address", "name", "at", "is_withdrawn", "is_bounced")
  SELECT latest."id", person, mailbox, latest."address", latest."name", latest."at", latest."is_withdrawn",
    EXISTS (SELECT FROM "mailing_bounce" WHERE "email" = latest."address")
  WHERE latest."is_there"
  ON CONFLICT ("consent_id") DO UPDATE SET "address" = excluded."address", "name" = excluded."name", "at" = excluded."at",
    "is_withdrawn" = excluded."is_withdrawn", "is_bounced" = excluded."is_bounced";
END $$;
--> statement-breakpoint
DROP TRIGGER "mailing_friend_follows_account" ON "users";
--> statement-breakpoint
CREATE TRIGGER "mailing_friend_follows_account"
  AFTER UPDATE OF "email", "email_active", "lastname", "name", "middlename", "password_hash" ON "users"
  FOR EACH ROW WHEN ((OLD."email", OLD."email_active", OLD."lastname", OLD."name", OLD."middlename", OLD."password_hash" = 'deleted')
    IS DISTINCT FROM (NEW."email", NEW."email_active", NEW."lastname", NEW."name", NEW."middlename", NEW."password_hash" = 'deleted'))
  EXECUTE FUNCTION "mailing_friend_follows_account"();
--> statement-breakpoint
DELETE FROM "mailing_friend" USING "users" WHERE "users"."id" = "mailing_friend"."user_id" AND NOT "users"."email_active";
