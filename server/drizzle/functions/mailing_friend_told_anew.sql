-- Writes the subscriber of an account or of an address anew from the latest consent.
CREATE OR REPLACE FUNCTION public.mailing_friend_told_anew(person integer, mailbox text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;
