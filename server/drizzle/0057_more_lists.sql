CREATE TABLE "mailing_friend" (
	"consent_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"email" text,
	"address" text NOT NULL,
	"name" text COLLATE "und-x-icu",
	"at" timestamp (3) with time zone NOT NULL,
	"is_withdrawn" boolean NOT NULL,
	"is_bounced" boolean NOT NULL,
	CONSTRAINT "mailing_friend_of_account" UNIQUE("user_id"),
	CONSTRAINT "mailing_friend_of_visitor" UNIQUE("email"),
	CONSTRAINT "mailing_friend_whose" CHECK (("mailing_friend"."user_id" is null) <> ("mailing_friend"."email" is null))
);
--> statement-breakpoint
DROP INDEX "users_staff_by_name";--> statement-breakpoint
DROP INDEX "event_room";--> statement-breakpoint
DROP INDEX "event_updated";--> statement-breakpoint
DROP INDEX "gallery_created";--> statement-breakpoint
DROP INDEX "gallery_updated";--> statement-breakpoint
DROP INDEX "gallery_by_published";--> statement-breakpoint
DROP INDEX "past_project_starts";--> statement-breakpoint
DROP INDEX "past_project_by_place";--> statement-breakpoint
DROP INDEX "past_project_by_name";--> statement-breakpoint
DROP INDEX "past_project_updated";--> statement-breakpoint
DROP INDEX "outbox_failed";--> statement-breakpoint
ALTER TABLE "mailing_friend" ADD CONSTRAINT "mailing_friend_consent_id_consent_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_friend" ADD CONSTRAINT "mailing_friend_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_friend_by_number" ON "mailing_friend" USING btree ("is_withdrawn","consent_id");--> statement-breakpoint
CREATE INDEX "mailing_friend_by_address" ON "mailing_friend" USING btree ("is_withdrawn","address","consent_id");--> statement-breakpoint
CREATE INDEX "mailing_friend_by_name" ON "mailing_friend" USING btree ("is_withdrawn","name","consent_id");--> statement-breakpoint
CREATE INDEX "mailing_friend_by_consent" ON "mailing_friend" USING btree ("is_withdrawn","at","consent_id");--> statement-breakpoint
CREATE INDEX "mailing_friend_bounced" ON "mailing_friend" USING btree ("is_withdrawn","at","consent_id") WHERE "mailing_friend"."is_bounced";--> statement-breakpoint
CREATE INDEX "mailing_friend_address" ON "mailing_friend" USING btree ("address");--> statement-breakpoint
CREATE INDEX "mailing_friend_words" ON "mailing_friend" USING gin (to_tsvector('simple', translate(lower("email"), 'ё-+/.@_:', 'е       ')));--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin (array_to_tsvector(array_remove(string_to_array(translate(lower("lastname" || ' ' || "name" || ' ' || "middlename"), 'ё-', 'е '), ' '), '')));--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING gin (array_to_tsvector(array_remove(array["phone", substr("phone", 2), substr("phone", 3), substr("phone", 4), substr("phone", 5), substr("phone", 6), substr("phone", 7)], '')));--> statement-breakpoint
CREATE INDEX "gallery_by_number" ON "gallery" USING btree ("type","is_deleted","id");--> statement-breakpoint
CREATE INDEX "gallery_by_place" ON "gallery" USING btree ("type","is_deleted","position","id");--> statement-breakpoint
CREATE INDEX "past_project_by_number" ON "past_project" USING btree ("is_deleted","id");--> statement-breakpoint
CREATE INDEX "past_project_ends" ON "past_project" USING btree ("is_deleted","ends_on");--> statement-breakpoint
CREATE INDEX "users_staff_by_name" ON "users" USING btree (rtrim(case "lastname" when '' then '' else "lastname" || ' ' end || case "name" when '' then '' else "name" || ' ' end || "middlename"),"id","lastname","name","middlename") WHERE "users"."role_id" is not null;--> statement-breakpoint
CREATE INDEX "event_room" ON "event" USING btree ("room_id","date","status");--> statement-breakpoint
CREATE INDEX "event_updated" ON "event" USING btree ("updated_at","id","status","kind");--> statement-breakpoint
CREATE INDEX "gallery_created" ON "gallery" USING btree ("type","is_deleted","created_at","id");--> statement-breakpoint
CREATE INDEX "gallery_updated" ON "gallery" USING btree ("type","is_deleted","updated_at","id");--> statement-breakpoint
CREATE INDEX "gallery_by_published" ON "gallery" USING btree ("type","is_deleted","is_published","id");--> statement-breakpoint
CREATE INDEX "past_project_starts" ON "past_project" USING btree ("is_deleted","starts_on","id");--> statement-breakpoint
CREATE INDEX "past_project_by_place" ON "past_project" USING btree ("is_deleted","position","id");--> statement-breakpoint
CREATE INDEX "past_project_by_name" ON "past_project" USING btree ("is_deleted","name","id");--> statement-breakpoint
CREATE INDEX "past_project_updated" ON "past_project" USING btree ("is_deleted","updated_at","id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id","refused_at","due_at","useless_at") WHERE "outbox"."last_error" is not null and "outbox"."dropped_at" is null;--> statement-breakpoint
-- What the list says of one account or of one visitor's address, told anew by their latest consent. The account is
-- locked, and the address, so that two who change them see each other's words.
CREATE FUNCTION "mailing_friend_told_anew"(person integer, mailbox text) RETURNS void LANGUAGE plpgsql AS $$
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
    c."email" IS NOT NULL OR (u."password_hash" <> 'deleted' AND u."email" <> '') AS "is_there"
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
CREATE FUNCTION "mailing_friend_follows_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."purpose" = 'mailing' THEN
    PERFORM "mailing_friend_told_anew"(OLD."user_id", OLD."email");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."purpose" = 'mailing' THEN
    PERFORM "mailing_friend_told_anew"(NEW."user_id", NEW."email");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mailing_friend_follows_consent" AFTER INSERT OR UPDATE OR DELETE ON "consent"
  FOR EACH ROW EXECUTE FUNCTION "mailing_friend_follows_consent"();
--> statement-breakpoint
CREATE FUNCTION "mailing_friend_follows_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "mailing_friend_told_anew"(NEW."id", NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mailing_friend_follows_account" AFTER UPDATE OF "email", "lastname", "name", "middlename", "password_hash" ON "users"
  FOR EACH ROW WHEN ((OLD."email", OLD."lastname", OLD."name", OLD."middlename", OLD."password_hash" = 'deleted')
    IS DISTINCT FROM (NEW."email", NEW."lastname", NEW."name", NEW."middlename", NEW."password_hash" = 'deleted'))
  EXECUTE FUNCTION "mailing_friend_follows_account"();
--> statement-breakpoint
CREATE FUNCTION "mailing_friend_follows_bounce"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mailbox text := CASE WHEN TG_OP = 'DELETE' THEN OLD."email" ELSE NEW."email" END;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(mailbox));
  UPDATE "mailing_friend" SET "is_bounced" = TG_OP = 'INSERT' WHERE "address" = mailbox AND "is_bounced" <> (TG_OP = 'INSERT');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mailing_friend_follows_bounce" AFTER INSERT OR DELETE ON "mailing_bounce"
  FOR EACH ROW EXECUTE FUNCTION "mailing_friend_follows_bounce"();
--> statement-breakpoint
INSERT INTO "mailing_friend" ("consent_id", "user_id", "email", "address", "name", "at", "is_withdrawn", "is_bounced")
SELECT c."id", c."user_id", c."email", lower(coalesce(c."email", u."email")),
  "name_in_order"(u),
  c."at", c."withdrawn_at" IS NOT NULL,
  EXISTS (SELECT FROM "mailing_bounce" b WHERE b."email" = lower(coalesce(c."email", u."email")))
FROM (SELECT DISTINCT ON ("user_id", "email") * FROM "consent" WHERE "purpose" = 'mailing'
  ORDER BY "user_id", "email", "id" DESC) c
LEFT JOIN "users" u ON u."id" = c."user_id"
WHERE c."email" IS NOT NULL OR (u."password_hash" <> 'deleted' AND u."email" <> '');
