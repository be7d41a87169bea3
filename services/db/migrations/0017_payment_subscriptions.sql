CREATE TABLE "payment_subscriptions" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"method" text,
	"card" text,
	"expires" text,
	"charges" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_charges" ADD COLUMN "renewal_of" text;--> statement-breakpoint
ALTER TABLE "payment_charges" ADD COLUMN "disputes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_charges" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "payment_tokens" ADD COLUMN "expires" text;--> statement-breakpoint
INSERT INTO "payment_subscriptions" ("subscription_id", "method", "card", "created_at")
SELECT "subscription_id", "request" ->> 'method', "card", "created_at" FROM "payment_charges" WHERE "subscription_id" IS NOT NULL;
