CREATE TABLE "plan_place" (
	"id" integer PRIMARY KEY NOT NULL,
	"floor" integer NOT NULL,
	CONSTRAINT "plan_place_id_floor" UNIQUE("id","floor")
);
--> statement-breakpoint
INSERT INTO "plan_place" ("id", "floor") VALUES
  (36, 1), (38, 1), (39, 1), (40, 1), (41, 1), (43, 1), (48, 1),
  (21, 2), (30, 2), (31, 2), (37, 2), (42, 2), (51, 2), (52, 2),
  (28, 3), (29, 3), (45, 3), (46, 3), (47, 3), (49, 3), (50, 3);
--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "short_name" text COLLATE "und-x-icu";--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "place" integer;--> statement-breakpoint
-- Places are numbered after the rooms that stood in them when the plan was drawn.
UPDATE "room" SET "place" = "plan_place"."id" FROM "plan_place" WHERE "plan_place"."id" = "room"."id" AND "plan_place"."floor" = "room"."floor";--> statement-breakpoint
UPDATE "room" SET "short_name" = "short"."name" FROM (VALUES
  (21, 'Бизнес'),
  (28, 'Перег. 1'),
  (29, 'Перег. 2'),
  (30, 'Лекторий'),
  (31, 'Фотостудия'),
  (36, 'Бьюти'),
  (37, 'Эксперимент'),
  (38, 'Консультации'),
  (39, 'Магазин'),
  (40, 'Туристам'),
  (41, 'Показы'),
  (42, 'Партнёры'),
  (43, 'Экспозиция'),
  (45, 'Малый зал'),
  (46, 'Многофункц. зал'),
  (47, 'Большой зал'),
  (48, 'Служебные'),
  (49, 'Малый зал 2'),
  (50, 'Перег. 3'),
  (51, 'Дизайн'),
  (52, 'Видео')
) AS "short" ("id", "name") WHERE "short"."id" = "room"."id";--> statement-breakpoint
UPDATE "room" SET "name" = 'Помещение № ' || "id" WHERE btrim("name") = '';--> statement-breakpoint
UPDATE "room" SET "short_name" = left("name", 20) WHERE "short_name" IS NULL;--> statement-breakpoint
ALTER TABLE "room" ALTER COLUMN "short_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_place_on_floor" FOREIGN KEY ("place","floor") REFERENCES "public"."plan_place"("id","floor") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_place" UNIQUE("place");--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_named" CHECK (btrim("room"."name") <> '' and btrim("room"."short_name") <> '');--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_floor" CHECK ("room"."floor" between 1 and 3);
