ALTER TABLE "orders" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "purchase_attempts" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- What was written so far went by Montréal's days: papers and mails of before are drawn again as they were.
UPDATE "orders" SET "time_zone" = 'America/Toronto';--> statement-breakpoint
UPDATE "subscriptions" SET "time_zone" = 'America/Toronto';
