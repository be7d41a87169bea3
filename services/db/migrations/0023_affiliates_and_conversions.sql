CREATE TABLE "affiliate_acceptances" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "affiliate_flag_sales" (
	"flag_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_flag_sales_flag_id_order_number_pk" PRIMARY KEY("flag_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "affiliate_flags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"objection" text,
	"objected_at" timestamp with time zone,
	"decision" text,
	"why" text,
	"decided_at" timestamp with time zone,
	"fee" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_flags_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"month" text NOT NULL,
	"parts" jsonb NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"usd" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_payouts_number_month" UNIQUE("number","month")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" integer,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"places" text NOT NULL,
	"payment" text NOT NULL,
	"language" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_for_cause" boolean,
	CONSTRAINT "affiliates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
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
ALTER TABLE "affiliate_acceptances" ADD CONSTRAINT "affiliate_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_flag_sales" ADD CONSTRAINT "affiliate_flag_sales_flag_id_affiliate_flags_id_fk" FOREIGN KEY ("flag_id") REFERENCES "public"."affiliate_flags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_flag_sales" ADD CONSTRAINT "affiliate_flag_sales_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_conversions" ADD CONSTRAINT "outbox_conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_conversions_next_try_at" ON "outbox_conversions" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_conversions_event_id" ON "outbox_conversions" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "outbox_conversions_user_id" ON "outbox_conversions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_affiliate_id_created_at" ON "affiliate_clicks" USING btree ("affiliate_id","created_at");