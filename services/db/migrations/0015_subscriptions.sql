CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY NOT NULL,
	"ahead_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text,
	"reason" text,
	"wished_end" text,
	"outcome" text NOT NULL,
	"subscription_id" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declarations_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_charges" (
	"subscription_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"plan" text NOT NULL,
	"seats" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"total" integer NOT NULL,
	"payment_id" text,
	"fee" jsonb,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"order_number" text,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_charges_subscription_id_number_pk" PRIMARY KEY("subscription_id","number"),
	CONSTRAINT "subscription_charges_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"plan" text NOT NULL,
	"seats" integer NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"method" text NOT NULL,
	"buyer" jsonb NOT NULL,
	"place" jsonb,
	"state" text NOT NULL,
	"renews" boolean DEFAULT true NOT NULL,
	"stopped_at" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"next_plan" text,
	"next_seats" integer,
	"told" jsonb,
	"failing_since" timestamp with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "purchase_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "attempt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_charges_open" ON "subscription_charges" USING btree ("subscription_id") WHERE state in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "subscription_events_subscription_id" ON "subscription_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_live" ON "subscriptions" USING btree ("user_id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_due_at" ON "subscriptions" USING btree ("due_at");--> statement-breakpoint
INSERT INTO "subscriptions" ("id", "user_id", "provider_id", "plan", "seats", "currency", "language", "method", "buyer", "place", "state", "period_start", "period_end", "due_at", "created_at", "changed_at")
SELECT md5(o."number"), o."user_id", o."subscription_id", l."plan", l."seats", o."currency", o."language", o."method", o."buyer", o."place", 'active', l."starts_at", l."ends_at", l."ends_at" - interval '30 days', o."paid_at", o."paid_at"
FROM "orders" o JOIN "licences" l ON l."order_number" = o."number"
WHERE l."state" = 'active' AND o."subscription_id" IS NOT NULL
ON CONFLICT DO NOTHING;
