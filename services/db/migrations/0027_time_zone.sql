ALTER TABLE "orders" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "purchase_attempts" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "time_zone" text;