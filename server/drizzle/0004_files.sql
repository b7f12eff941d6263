CREATE TABLE "file_removal" (
	"id" serial PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "file_removal_file_unique" UNIQUE("file")
);
