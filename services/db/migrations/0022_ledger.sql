CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"rule" text NOT NULL,
	"section" text NOT NULL,
	"consent" text NOT NULL,
	"first_source" text NOT NULL,
	"first_campaign" text,
	"last_source" text NOT NULL,
	"last_campaign" text,
	"affiliate_transaction" text,
	"affiliate_id" integer,
	"affiliate_offer_id" integer,
	"marketplace" text,
	"account_id" uuid,
	"order_number" text,
	"amount" integer,
	"currency" text,
	"corrects" integer,
	"reason" text,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "visitor_consent" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ledger_id" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_corrects_ledger_entries_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_order_number" ON "ledger_entries" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "ledger_entries_happened_at" ON "ledger_entries" USING btree ("happened_at");
--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only: correct a row with another one (npm run affiliates:correct)' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
-- Every fact that has no row yet: those of before the ledger, and what a build of before writes while another one starts.
CREATE VIEW "ledger_missing" AS
WITH brought AS (
	SELECT users.id, ledger_id, created_at, affiliate_transaction,
		coalesce(traffic_source->>'SourceChannel', traffic_source->'CustomTracking'->>'source', CASE WHEN traffic_source->'CustomTracking' ? 'affid' THEN 'affiliate' END) AS source,
		traffic_source->>'SourceCampaign' AS campaign,
		(SELECT 'clickbank' FROM clickbank_receipts WHERE user_id = users.id AND made_account LIMIT 1) AS marketplace
	FROM users
), accounts AS (
	SELECT brought.*, CASE WHEN marketplace IS NULL THEN '(unknown)' ELSE '(marketplace)' END AS unknown FROM brought
), sold AS (
	SELECT orders.*, accounts.unknown AS first_source,
		coalesce(orders.traffic_source->'CustomTracking'->>'source', accounts.source, accounts.unknown) AS last_source,
		CASE WHEN orders.traffic_source IS NULL THEN accounts.campaign END AS last_campaign, accounts.marketplace
	FROM orders JOIN accounts ON accounts.id = orders.user_id
), credited AS (
	SELECT sold.number, coalesce(first.first_source, sold.first_source) AS first_source, coalesce(first.last_source, sold.last_source) AS last_source,
		CASE WHEN first.number IS NULL THEN sold.last_campaign ELSE first.last_campaign END AS last_campaign,
		coalesce(first.affiliate_transaction, sold.affiliate_transaction) AS affiliate_transaction,
		coalesce(first.affiliate_id, sold.affiliate_id) AS affiliate_id,
		coalesce(first.affiliate_offer_id, sold.affiliate_offer_id) AS affiliate_offer_id,
		sold.marketplace, sold.currency
	FROM sold LEFT JOIN sold first ON sold.kind <> 'first' AND first.kind = 'first' AND first.subscription_id = sold.subscription_id
), facts AS (
	SELECT 'click:' || transaction_id AS key, 'click' AS kind, created_at AS happened_at, 'not-declined' AS consent,
		'affiliate' AS first_source, 'affiliate' AS last_source, NULL AS last_campaign, transaction_id AS affiliate_transaction,
		affiliate_id, offer_id AS affiliate_offer_id, NULL AS marketplace, NULL::uuid AS account_id, NULL AS order_number, NULL::integer AS amount, NULL AS currency
	FROM affiliate_clicks
	UNION ALL
	SELECT 'account:' || accounts.ledger_id, 'account', accounts.created_at, 'unknown', unknown, coalesce(source, unknown), campaign,
		accounts.affiliate_transaction, clicks.affiliate_id, clicks.offer_id, marketplace, accounts.ledger_id, NULL, NULL, NULL
	FROM accounts LEFT JOIN affiliate_clicks clicks ON clicks.transaction_id = accounts.affiliate_transaction WHERE accounts.ledger_id IS NOT NULL
	UNION ALL
	SELECT 'order:' || receipt, 'order', sold_at, 'not-needed', '(marketplace)', '(marketplace)', NULL, NULL, NULL, NULL, 'clickbank', NULL, receipt, NULL, NULL
	FROM clickbank_receipts WHERE user_id IS NOT NULL
	UNION ALL
	SELECT 'order:' || number, CASE kind WHEN 'first' THEN 'order' ELSE kind END, paid_at, CASE kind WHEN 'first' THEN 'unknown' ELSE 'not-needed' END,
		credited.first_source, credited.last_source, credited.last_campaign, credited.affiliate_transaction, credited.affiliate_id, credited.affiliate_offer_id,
		credited.marketplace, NULL, number, amount, credited.currency
	FROM orders JOIN credited USING (number)
	UNION ALL
	SELECT 'commission:' || number, 'commission', paid_at, 'unknown', credited.first_source, credited.last_source, credited.last_campaign,
		credited.affiliate_transaction, credited.affiliate_id, credited.affiliate_offer_id, credited.marketplace, NULL, number, commission, credited.currency
	FROM orders JOIN credited USING (number) WHERE commission IS NOT NULL
	UNION ALL
	SELECT 'refund:' || refunds.key, 'refund', refunded_at, 'not-needed', first_source, last_source, last_campaign,
		affiliate_transaction, affiliate_id, affiliate_offer_id, marketplace, NULL, number,
		((SELECT coalesce(sum((line->>'amount')::integer), 0) FROM jsonb_array_elements(refunds.taxes) line) - refunds.amount)::integer, currency
	FROM refunds JOIN credited ON credited.number = refunds.order_number
	UNION ALL
	SELECT 'commission-reversed:' || refunds.key, 'commission-reversed', refunded_at, 'not-needed', first_source, last_source, last_campaign,
		affiliate_transaction, affiliate_id, affiliate_offer_id, marketplace, NULL, number, -commission_reversed, currency
	FROM refunds JOIN credited ON credited.number = refunds.order_number WHERE commission_reversed <> 0
)
SELECT key, kind, happened_at, 'before-the-ledger' AS rule, 'decision 056' AS section, consent, first_source, last_source, last_campaign,
	affiliate_transaction, affiliate_id, affiliate_offer_id, marketplace, account_id, order_number, amount, currency
FROM facts WHERE NOT EXISTS (SELECT FROM ledger_entries told WHERE told.key = facts.key);
--> statement-breakpoint
INSERT INTO "ledger_entries" (key, kind, happened_at, rule, section, consent, first_source, last_source, last_campaign,
	affiliate_transaction, affiliate_id, affiliate_offer_id, marketplace, account_id, order_number, amount, currency)
SELECT * FROM ledger_missing ORDER BY happened_at, key;
--> statement-breakpoint
CREATE VIEW "report_ledger" AS
SELECT id AS entry_id, happened_at AS "timestamp", to_char(happened_at AT TIME ZONE 'America/Toronto', 'YYYY-MM') AS month, kind, rule, section, consent,
	account_id, order_number, affiliate_transaction, affiliate_id, affiliate_offer_id, marketplace,
	first_source, first_campaign, last_source, last_campaign,
	round(amount / CASE currency WHEN 'JPY' THEN 1.0 ELSE 100.0 END, 2) AS amount, currency, corrects, reason
FROM ledger_entries;
--> statement-breakpoint
-- One line for each row and each way to say whom it is due to.
CREATE VIEW "ledger_due" AS
SELECT due.model, due.to_whom, month, currency,
	count(*) FILTER (WHERE kind = 'click') AS clicks,
	count(*) FILTER (WHERE kind = 'account') AS accounts,
	count(*) FILTER (WHERE kind = 'order') AS orders,
	count(*) FILTER (WHERE kind IN ('renewal', 'change')) AS renewals,
	coalesce(sum(amount) FILTER (WHERE kind IN ('order', 'renewal', 'change')), 0) AS revenue,
	coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunds,
	coalesce(sum(amount) FILTER (WHERE kind IN ('commission', 'commission-reversed', 'correction')), 0) AS commission
FROM report_ledger CROSS JOIN LATERAL (VALUES ('first touch', first_source), ('last non-direct', last_source), ('affiliate', affiliate_id::text), ('marketplace', marketplace)) due(model, to_whom)
WHERE due.to_whom IS NOT NULL AND (kind <> 'click' OR due.model = 'affiliate')
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE VIEW "ledger_first_touch" AS
SELECT to_whom AS source, month, currency, accounts, orders, renewals, revenue, refunds, commission FROM ledger_due WHERE model = 'first touch';
--> statement-breakpoint
CREATE VIEW "ledger_last_non_direct" AS
SELECT to_whom AS source, month, currency, accounts, orders, renewals, revenue, refunds, commission FROM ledger_due WHERE model = 'last non-direct';
--> statement-breakpoint
CREATE VIEW "ledger_affiliate" AS
SELECT to_whom::integer AS affiliate_id, month, currency, clicks, accounts, orders, renewals, revenue, refunds, commission FROM ledger_due WHERE model = 'affiliate';
--> statement-breakpoint
CREATE VIEW "ledger_marketplace" AS
SELECT to_whom AS marketplace, month, currency, accounts, orders, renewals, revenue, refunds, commission FROM ledger_due WHERE model = 'marketplace';
--> statement-breakpoint
CREATE VIEW "report_attribution" AS
SELECT sold.order_number, sold."timestamp", sold.consent, sold.currency, sold.amount AS net,
	sold.first_source AS first_touch, sold.last_source AS last_non_direct, sold.affiliate_id, sold.rule AS affiliate_rule, sold.marketplace,
	coalesce((SELECT sum(amount) FROM report_ledger later WHERE later.order_number = sold.order_number AND kind = 'refund'), 0) AS refunds,
	coalesce((SELECT sum(amount) FROM report_ledger later WHERE later.order_number = sold.order_number AND kind IN ('commission', 'commission-reversed', 'correction')), 0) AS commission
FROM report_ledger sold WHERE sold.kind = 'order';
--> statement-breakpoint
CREATE VIEW "report_commissions" AS
SELECT earned.affiliate_id, earned.month, earned.currency,
	count(*) FILTER (WHERE earned.kind = 'commission') AS sales,
	coalesce(sum(sold.amount) FILTER (WHERE earned.kind = 'commission'), 0) AS revenue,
	coalesce(sum(earned.amount) FILTER (WHERE earned.kind = 'commission'), 0) AS commission,
	coalesce(sum(earned.amount) FILTER (WHERE earned.kind = 'commission-reversed'), 0) AS reversed,
	coalesce(sum(earned.amount) FILTER (WHERE earned.kind = 'correction'), 0) AS corrected,
	sum(earned.amount) AS due
FROM report_ledger earned LEFT JOIN report_ledger sold ON sold.kind = 'order' AND sold.order_number = earned.order_number
WHERE earned.affiliate_id IS NOT NULL AND earned.kind IN ('commission', 'commission-reversed', 'correction')
GROUP BY 1, 2, 3;
