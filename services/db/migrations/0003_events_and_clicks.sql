CREATE TABLE "affiliate_clicks" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"click_key" text NOT NULL,
	"offer_id" integer NOT NULL,
	"affiliate_id" integer NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_clicks_click_key_unique" UNIQUE("click_key")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"label" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"visit_id" text,
	"email_hash" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"rating" integer,
	"message" text NOT NULL,
	"affiliate_id" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_name_happened_at" ON "events" USING btree ("name","happened_at");