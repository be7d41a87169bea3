CREATE TABLE "outbox_conversions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"platform" text NOT NULL,
	"event" text NOT NULL,
	"event_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"click_name" text NOT NULL,
	"click_id" text,
	"clicked_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"page" text NOT NULL,
	"value" integer,
	"currency" text,
	"happened_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_conversions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "ad_arrival" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_conversions" ADD CONSTRAINT "outbox_conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_conversions_next_try_at" ON "outbox_conversions" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_conversions_event_id" ON "outbox_conversions" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "outbox_conversions_user_id" ON "outbox_conversions" USING btree ("user_id");