CREATE TABLE "clickbank_receipts" (
	"receipt" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"email" text,
	"name" text,
	"language" text NOT NULL,
	"user_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"plan" text NOT NULL,
	"seats" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licences_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"made_account" boolean NOT NULL,
	"receipt" integer NOT NULL,
	"language" text NOT NULL,
	"buyer" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"total" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"payment_id" text NOT NULL,
	"subscription_id" text,
	"consent" jsonb NOT NULL,
	"affiliate_transaction" text,
	"affiliate_offer_id" integer,
	"affiliate_id" integer,
	"commission" integer,
	"traffic_source" jsonb,
	"paid_at" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_purchase_id_unique" UNIQUE("purchase_id"),
	CONSTRAINT "orders_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "orders_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"token" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"save_relative" integer,
	"value_regular" integer,
	"expires_at" timestamp with time zone,
	"used_by_order" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_notifications" (
	"order_number" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_charges" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"request" jsonb NOT NULL,
	"subscription_id" text,
	"state" text NOT NULL,
	"reason" text,
	"card" text,
	"decides_at" timestamp with time zone,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_charges_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_charges_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_refunds_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "payment_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"card" text NOT NULL,
	"used_by_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase_attempts" (
	"purchase_id" text NOT NULL,
	"number" integer NOT NULL,
	"method" text NOT NULL,
	"method_token" text,
	"state" text NOT NULL,
	"reason" text,
	"payment_id" text,
	"subscription_id" text,
	"action_url" text,
	"buyer" jsonb NOT NULL,
	"email_normalized" text NOT NULL,
	"seats" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"taxes" jsonb NOT NULL,
	"total" integer NOT NULL,
	"consent" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_attempts_purchase_id_number_pk" PRIMARY KEY("purchase_id","number"),
	CONSTRAINT "purchase_attempts_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"language" text NOT NULL,
	"quote" jsonb NOT NULL,
	"affiliate_transaction" text,
	"traffic_source" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"credit_note" integer NOT NULL,
	"amount" integer NOT NULL,
	"taxes" jsonb NOT NULL,
	"commission_reversed" integer NOT NULL,
	"reason" text NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_credit_note_unique" UNIQUE("credit_note")
);
--> statement-breakpoint
ALTER TABLE "clickbank_receipts" ADD CONSTRAINT "clickbank_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payment_charges_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment_charges"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_attempts" ADD CONSTRAINT "purchase_attempts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licences_active" ON "licences" USING btree ("user_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "outbox_mails_next_try_at" ON "outbox_mails" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "payment_webhooks_next_try_at" ON "payment_webhooks" USING btree ("next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_attempts_open" ON "purchase_attempts" USING btree ("purchase_id") WHERE state in ('created', 'action', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_attempts_open_email" ON "purchase_attempts" USING btree ("email_normalized") WHERE state in ('created', 'action', 'pending');