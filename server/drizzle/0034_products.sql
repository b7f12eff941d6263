CREATE TABLE "landing_product" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"position" integer NOT NULL,
	"item_id" integer NOT NULL,
	"picture_id" integer,
	"meta" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "landing_product_place" UNIQUE("type","position") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "landing_product_once" UNIQUE("type","item_id"),
	CONSTRAINT "landing_product_type" CHECK ("landing_product"."type" in (1, 2)),
	CONSTRAINT "landing_product_position" CHECK ("landing_product"."position" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "landing_product" ADD CONSTRAINT "landing_product_item_id_market_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."market_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_product" ADD CONSTRAINT "landing_product_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "landing_product_item" ON "landing_product" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "landing_product_picture" ON "landing_product" USING btree ("picture_id");