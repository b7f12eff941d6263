ALTER TABLE "record_version" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
-- What visitors see now, or saw last, has the pictures that are there; nobody knows those of the versions before.
UPDATE "record_version" SET "pictures" = (
  SELECT coalesce(
    jsonb_agg(
      jsonb_build_object('file', "picture"."file", 'alt', "picture"."alt", 'isMain', "picture"."is_main")
      ORDER BY "picture"."position", "picture"."id"
    ),
    '[]'
  )
  FROM "picture" WHERE "picture"."owner" = "record_version"."kind" AND "picture"."owner_id" = "record_version"."object_id"
)
WHERE "number" = (
  SELECT max("last"."number") FROM "record_version" "last"
  WHERE "last"."kind" = "record_version"."kind" AND "last"."object_id" = "record_version"."object_id"
);
