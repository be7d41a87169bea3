ALTER TABLE "affiliate_clicks" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "arm" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "affiliate_transaction" text;