ALTER TABLE "event_days" ADD COLUMN "medium" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_days" ADD COLUMN "consent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "first_medium" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "last_medium" text;