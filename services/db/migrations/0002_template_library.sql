CREATE TABLE "catalogue_version" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "template_index" (
	"template_id" integer NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"plain" text NOT NULL,
	"word_count" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "template_index_language_template_id_pk" PRIMARY KEY("language","template_id")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" integer PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"department" text NOT NULL,
	"type" text NOT NULL,
	"topic" text,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_templates" (
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"template_id" integer NOT NULL,
	CONSTRAINT "top_templates_list_position_pk" PRIMARY KEY("list","position")
);
--> statement-breakpoint
ALTER TABLE "top_templates" ADD CONSTRAINT "top_templates_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_index_words" ON "template_index" USING gin ("words");