CREATE TABLE "returns" (
	"order_number" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"declaration_id" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clickbank_receipts" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "extended_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "failed_method" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_next_try_at" ON "returns" USING btree ("next_try_at");--> statement-breakpoint
INSERT INTO "returns" ("order_number", "cause", "declaration_id", "taken_at", "next_try_at")
SELECT DISTINCT ON (orders.number) orders.number, 'withdrawal', declarations.id, declarations.received_at, declarations.received_at
FROM declarations JOIN orders ON orders.number = declarations.order_number
WHERE declarations.outcome = 'refund-due' ORDER BY orders.number, declarations.received_at;--> statement-breakpoint
INSERT INTO "returns" ("order_number", "cause", "taken_at", "next_try_at", "refused_at")
SELECT orders.number, 'late-change', COALESCE(orders.period_start, orders.paid_at), orders.paid_at,
CASE WHEN subscription_charges.refund = 'for-a-person' THEN subscription_charges.changed_at END
FROM subscription_charges JOIN orders ON orders.number = subscription_charges.order_number
WHERE subscription_charges.refund IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "clickbank_receipts" SET "refunded_at" = now()
WHERE "receipt" IN (SELECT licences.order_number FROM licences WHERE licences.state = 'ended')
AND "user_id" NOT IN (SELECT subscriptions.user_id FROM subscriptions WHERE subscriptions.state = 'ended');--> statement-breakpoint
UPDATE "subscriptions" SET "extended_to" = "period_end"
WHERE "period_end" > (SELECT max(orders.renews_at) FROM orders WHERE orders.subscription_id = "provider_id");
