CREATE TABLE "movement" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_payment" text NOT NULL,
	"key" text NOT NULL,
	"payment_id" integer,
	"refund_id" integer,
	"receipt_id" integer,
	"way" text NOT NULL,
	"means" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"sum" bigint,
	"provider_sum" bigint,
	"receipt" text,
	"trouble" text,
	"trouble_from" timestamp (3) with time zone,
	CONSTRAINT "movement_key" UNIQUE("provider","key")
);
--> statement-breakpoint
DROP INDEX "statement_line_at";--> statement-breakpoint
DROP INDEX "statement_line_key";--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movement_payment" ON "movement" USING btree ("provider","provider_payment");--> statement-breakpoint
CREATE INDEX "movement_newest" ON "movement" USING btree (("trouble" is null),"at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"trouble");--> statement-breakpoint
CREATE INDEX "movement_oldest" ON "movement" USING btree (("trouble" is null),"at","id","trouble");--> statement-breakpoint
CREATE INDEX "movement_differs" ON "movement" USING btree ("at","id","trouble_from") WHERE "movement"."trouble" is not null;--> statement-breakpoint
CREATE INDEX "movement_day" ON "movement" USING btree ("day");--> statement-breakpoint
CREATE INDEX "movement_day_differs" ON "movement" USING btree ("day","trouble_from") WHERE "movement"."trouble" is not null;--> statement-breakpoint
CREATE INDEX "movement_way" ON "movement" USING btree ("way");--> statement-breakpoint
CREATE INDEX "movement_means" ON "movement" USING btree ("means");--> statement-breakpoint
CREATE INDEX "movement_receipt" ON "movement" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "statement_line_payment" ON "statement_line" USING btree ("provider","payment_id");--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_is_the_payment" CHECK ("statement_line"."kind" <> 'payment' or "statement_line"."provider_id" = "statement_line"."payment_id");
--> statement-breakpoint
-- Whether the provider's books were read after money came: those of its day, and of the one before at midnight.
CREATE FUNCTION "books_are_read"(books text, came timestamptz) RETURNS boolean STABLE LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM "statement_day" WHERE "provider" = books AND "day" = (came AT TIME ZONE 'Asia/Yekaterinburg')::date)
    AND NOT EXISTS (SELECT FROM "statement_day" WHERE "provider" = books
      AND "day" IN ((came AT TIME ZONE 'Asia/Yekaterinburg')::date, ((came - interval '1 hour') AT TIME ZONE 'Asia/Yekaterinburg')::date)
      AND coalesce("read_at" <= came, true));
$$;
--> statement-breakpoint
-- As `refundKey` makes it.
CREATE FUNCTION "refund_key"(refund "refund") RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT 'refund-' || refund."id" || CASE WHEN refund."renewals" > 0 THEN '-' || refund."renewals" ELSE '' END;
$$;
--> statement-breakpoint
-- Money as three sides have it: our rows, the provider's books, the receipts. Ours come with what the provider says of
-- each; what the provider alone knows follows, also what it sent back twice. What is late differs from an hour after it
-- was asked for.
CREATE VIEW "movement_said" AS
WITH "ours" AS (
  SELECT p."provider", p."provider_id", 'p' || p."id" AS "key", p."id" AS "payment_id", NULL::integer AS "refund_id", 'payment' AS "way",
    coalesce(p."settled_at", p."created_at") AS "at", coalesce(p."received", p."sum") AS "sum", p."provider_id" AS "known_as",
    t."id" AS "receipt_id", t."status" AS "receipt", t."registered_sum" <> t."sum" AS "other_sum", t."requested_at" AS "asked_at"
  FROM "payment" p
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "payment_id" = p."id" AND "refund_id" IS NULL LIMIT 1) t ON true
  WHERE p."status" = 'succeeded'
  UNION ALL
  SELECT p."provider", p."provider_id", 'r' || r."id", p."id", r."id", 'refund',
    coalesce(r."settled_at", r."created_at"), r."sum", "refund_key"(r),
    t."id", t."status", t."registered_sum" <> t."sum", t."requested_at"
  FROM "refund" r JOIN "payment" p ON p."id" = r."payment_id"
  LEFT JOIN LATERAL (SELECT * FROM "receipt" WHERE "refund_id" = r."id" LIMIT 1) t ON true
  WHERE r."status" = 'succeeded'
), "compared" AS (
  SELECT o."provider", o."provider_id", o."key", o."payment_id", o."refund_id", o."receipt_id", o."way",
    CASE WHEN o."provider" IN ('cash', 'terminal', 'transfer') THEN o."provider" ELSE 'online' END AS "means",
    o."at", o."sum", l."sum" AS "provider_sum", o."receipt",
    CASE WHEN l."sum" <> o."sum" THEN 'sum'
      WHEN l."sum" IS NULL AND "books_are_read"(o."provider", o."at") THEN 'missing'
      WHEN o."receipt" = 'refused' THEN 'receiptRefused'
      WHEN o."receipt" = 'awaited' THEN 'receiptLate'
      WHEN o."other_sum" THEN 'receiptSum' END AS "trouble",
    o."asked_at"
  FROM "ours" o LEFT JOIN LATERAL (
    SELECT "sum" FROM "statement_line"
    WHERE "provider" = o."provider" AND "payment_id" = o."provider_id" AND "kind" = o."way"
      AND o."known_as" = CASE "kind" WHEN 'payment' THEN "provider_id" ELSE "refund_key" END
    ORDER BY "provider_id" LIMIT 1) l ON true
  UNION ALL
  SELECT l."provider", l."payment_id", 'x' || l."kind" || l."provider_id", p."id", NULL, NULL, l."kind", 'online',
    l."at", NULL, l."sum", NULL, 'unknown', CASE WHEN p."status" = 'pending' THEN l."at" ELSE '-infinity' END
  FROM "statement_line" l LEFT JOIN "payment" p ON p."provider" = l."provider" AND p."provider_id" = l."payment_id"
  WHERE CASE l."kind" WHEN 'payment' THEN p."status" IS DISTINCT FROM 'succeeded'
    ELSE NOT EXISTS (SELECT FROM "refund" r WHERE r."payment_id" = p."id" AND r."status" = 'succeeded' AND "refund_key"(r) = l."refund_key")
      OR EXISTS (SELECT FROM "statement_line" f WHERE f."provider" = l."provider" AND f."payment_id" = l."payment_id"
        AND f."kind" = l."kind" AND f."refund_key" = l."refund_key" AND f."provider_id" < l."provider_id") END
)
SELECT "provider", "provider_id" AS "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
  ("at" AT TIME ZONE 'Asia/Yekaterinburg')::date AS "day", "sum", "provider_sum", "receipt", "trouble",
  CASE WHEN "trouble" IN ('receiptLate', 'unknown') THEN "asked_at" + interval '1 hour'
    WHEN "trouble" IS NOT NULL THEN '-infinity' END AS "trouble_from"
FROM "compared";
--> statement-breakpoint
-- Writes down what is said of the money around a payment of a provider.
CREATE FUNCTION "movement_written"(books text, number text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "movement" m WHERE "provider" = books AND "provider_payment" = number AND NOT EXISTS (
    SELECT FROM "movement_said" s WHERE s."provider" = books AND s."provider_payment" = number AND s."key" = m."key");
  INSERT INTO "movement" ("provider", "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
    "day", "sum", "provider_sum", "receipt", "trouble", "trouble_from")
  SELECT * FROM "movement_said" WHERE "provider" = books AND "provider_payment" = number
  ON CONFLICT ("provider", "key") DO UPDATE SET "payment_id" = excluded."payment_id", "receipt_id" = excluded."receipt_id",
    "at" = excluded."at", "day" = excluded."day", "sum" = excluded."sum", "provider_sum" = excluded."provider_sum",
    "receipt" = excluded."receipt", "trouble" = excluded."trouble", "trouble_from" = excluded."trouble_from";
END $$;
--> statement-breakpoint
-- The same after a change of it. The payment is locked, and the days whose books say whether it is missing there: whoever
-- changes something else around it sees this change, or is seen.
CREATE FUNCTION "movement_told_anew"(books text, number text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('movement'), hashtext(number));
  PERFORM FROM "statement_day" WHERE "provider" = books AND "day" IN (
    SELECT (unnest(ARRAY["at", "at" - interval '1 hour']) AT TIME ZONE 'Asia/Yekaterinburg')::date
    FROM "movement_said" WHERE "provider" = books AND "provider_payment" = number)
  ORDER BY "day" FOR SHARE;
  PERFORM "movement_written"(books, number);
END $$;
--> statement-breakpoint
CREATE FUNCTION "movement_follows_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "movement_told_anew"(coalesce(NEW."provider", OLD."provider"), coalesce(NEW."provider_id", OLD."provider_id"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "movement_follows_payment" AFTER INSERT OR DELETE OR UPDATE OF "status", "sum", "received", "settled_at" ON "payment"
  FOR EACH ROW EXECUTE FUNCTION "movement_follows_payment"();
--> statement-breakpoint
-- Of a refund or a receipt.
CREATE FUNCTION "movement_follows_part"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "movement_told_anew"("provider", "provider_id") FROM "payment" WHERE "id" = coalesce(NEW."payment_id", OLD."payment_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "movement_follows_refund" AFTER INSERT OR DELETE OR UPDATE OF "status", "sum", "settled_at", "renewals" ON "refund"
  FOR EACH ROW EXECUTE FUNCTION "movement_follows_part"();
--> statement-breakpoint
CREATE TRIGGER "movement_follows_receipt" AFTER INSERT OR DELETE OR UPDATE OF "status", "sum", "requested_at", "registered_sum" ON "receipt"
  FOR EACH ROW EXECUTE FUNCTION "movement_follows_part"();
--> statement-breakpoint
CREATE FUNCTION "movement_follows_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "movement_told_anew"(coalesce(NEW."provider", OLD."provider"), coalesce(NEW."payment_id", OLD."payment_id"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "movement_follows_line" AFTER INSERT OR DELETE OR UPDATE ON "statement_line"
  FOR EACH ROW EXECUTE FUNCTION "movement_follows_line"();
--> statement-breakpoint
-- Once books are read, what they should say and do not is missing. Whoever changes one of these payments locks their day.
CREATE FUNCTION "movement_follows_books"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  books text := coalesce(NEW."provider", OLD."provider");
  read date := coalesce(NEW."day", OLD."day");
BEGIN
  PERFORM "movement_written"(books, "provider_payment") FROM (
    SELECT DISTINCT "provider_payment" FROM "movement"
    WHERE "day" IN (read, read + 1) AND "at" < (read::timestamp AT TIME ZONE 'Asia/Yekaterinburg') + interval '25 hours'
      AND "provider" = books AND "provider_sum" IS NULL) "unsaid";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "movement_follows_books" AFTER INSERT OR DELETE OR UPDATE OF "read_at" ON "statement_day"
  FOR EACH ROW EXECUTE FUNCTION "movement_follows_books"();
--> statement-breakpoint
-- Tables that were never counted, such as those of a restored database, would be compared row by row.
ANALYZE "payment", "refund", "receipt", "statement_line", "statement_day";
--> statement-breakpoint
INSERT INTO "movement" ("provider", "provider_payment", "key", "payment_id", "refund_id", "receipt_id", "way", "means", "at",
  "day", "sum", "provider_sum", "receipt", "trouble", "trouble_from")
SELECT * FROM "movement_said" ORDER BY "at";
