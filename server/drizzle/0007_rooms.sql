CREATE TABLE "room_equipment" (
	"room_id" integer NOT NULL,
	"equipment_id" integer NOT NULL,
	CONSTRAINT "room_equipment_room_id_equipment_id_pk" PRIMARY KEY("room_id","equipment_id")
);
--> statement-breakpoint
CREATE TABLE "room_service" (
	"room_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	CONSTRAINT "room_service_room_id_service_id_pk" PRIMARY KEY("room_id","service_id")
);
--> statement-breakpoint
-- What the rooms offered stays offered; the pictures join those of all other records.
INSERT INTO "room_service" SELECT "room_id", "id" FROM "service" WHERE "active";--> statement-breakpoint
INSERT INTO "room_equipment" SELECT "room_id", "id" FROM "equipment" WHERE "active";--> statement-breakpoint
INSERT INTO "picture" ("owner", "owner_id", "file", "alt", "is_main", "position", "created_at")
  SELECT 'room', "room_id", "file", "alt", row_number() OVER places = 1, row_number() OVER places, now()
  FROM "room_picture" WINDOW places AS (PARTITION BY "room_id" ORDER BY "position", "id");--> statement-breakpoint
DROP TABLE "room_picture";--> statement-breakpoint
ALTER TABLE "equipment" DROP CONSTRAINT "equipment_room_id_room_id_fk";
--> statement-breakpoint
ALTER TABLE "service" DROP CONSTRAINT "service_room_id_room_id_fk";
--> statement-breakpoint
DROP INDEX "equipment_room";--> statement-breakpoint
DROP INDEX "service_room";--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_equipment" ADD CONSTRAINT "room_equipment_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_equipment" ADD CONSTRAINT "room_equipment_equipment_id_equipment_id_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_service" ADD CONSTRAINT "room_service_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_service" ADD CONSTRAINT "room_service_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_equipment_equipment" ON "room_equipment" USING btree ("equipment_id");--> statement-breakpoint
CREATE INDEX "room_service_service" ON "room_service" USING btree ("service_id");--> statement-breakpoint
ALTER TABLE "equipment" DROP COLUMN "room_id";--> statement-breakpoint
ALTER TABLE "equipment" DROP COLUMN "active";--> statement-breakpoint
ALTER TABLE "service" DROP COLUMN "room_id";--> statement-breakpoint
ALTER TABLE "service" DROP COLUMN "active";--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_price" CHECK ("equipment"."price" >= 0);--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_price" CHECK ("service"."price" >= 0);--> statement-breakpoint
-- The building's rooms. Staff say what they are like; 0 and '' stand for not said yet.
INSERT INTO "room" ("id", "name", "floor", "bookable", "capacity", "area", "description") VALUES
  (39, 'Магазин уральских товаров', 1, false, 0, 0, ''),
  (40, 'Туристско-информационный центр', 1, false, 0, 0, ''),
  (38, 'Зона консультаций', 1, false, 0, 0, ''),
  (43, 'Экспозиционный блок', 1, false, 0, 0, ''),
  (41, 'Модные показы', 1, false, 0, 0, ''),
  (36, 'Бьюти-коворкинг', 1, false, 0, 0, ''),
  (48, 'Служебные помещения', 1, false, 0, 0, ''),
  (31, 'Фотостудия', 2, true, 0, 0, ''),
  (52, 'Видеостудия', 2, true, 0, 0, ''),
  (51, 'Дизайн-блок', 2, false, 0, 0, ''),
  (37, 'Экспериментальный блок', 2, false, 0, 0, ''),
  (30, 'Лекторий', 2, false, 0, 0, ''),
  (21, 'Бизнес-блок', 2, false, 0, 0, ''),
  (42, 'Блок партнёров', 2, false, 0, 0, ''),
  (47, 'Большой конференц-зал', 3, false, 0, 0, ''),
  (46, 'Многофункциональный зал', 3, false, 0, 0, ''),
  (45, 'Малый зал', 3, false, 0, 0, ''),
  (49, 'Малый зал 2', 3, false, 0, 0, ''),
  (28, 'Переговорная 1', 3, false, 0, 0, ''),
  (29, 'Переговорная 2', 3, false, 0, 0, ''),
  (50, 'Переговорная 3', 3, false, 0, 0, '')
ON CONFLICT DO NOTHING;
