ALTER TABLE "orders" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_attempts" ADD COLUMN "place" jsonb;