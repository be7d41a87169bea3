CREATE TABLE "results_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reader" text NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "results_links_expires_at" ON "results_links" USING btree ("expires_at");--> statement-breakpoint
CREATE VIEW "report_exposures" AS
SELECT experiment AS experiment_id, arm AS variation_id, id::text AS anonymous_id, happened_at AS "timestamp", language, device, browser
FROM experiment_exposures;
--> statement-breakpoint
CREATE VIEW "report_conversions" AS
WITH people AS (
	SELECT 'account' AS kind, users.id AS user_id, shown.key AS experiment, shown.value AS arm, created_at AS at
	FROM users, jsonb_each_text(experiments) shown
	UNION ALL
	SELECT 'buyer', user_id, shown.key, shown.value, min(paid_at)
	FROM orders, jsonb_each_text(experiments) shown GROUP BY 2, 3, 4
), walk AS (
	SELECT kind, experiment, arm, happened_at AS at, 1 AS step, id::text AS exposure, NULL::uuid AS user_id
	FROM experiment_exposures, (VALUES ('account'), ('buyer')) kinds(kind)
	UNION ALL
	SELECT kind, experiment, arm, at, -1, NULL, user_id FROM people
), walked AS (
	SELECT *, sum(step) OVER (PARTITION BY kind, experiment, arm ORDER BY at, step DESC, exposure, user_id ROWS UNBOUNDED PRECEDING) AS still_free FROM walk
), leveled AS (
	SELECT *, CASE step WHEN 1 THEN still_free ELSE still_free + 1 END AS level FROM walked
), numbered AS (
	SELECT *, row_number() OVER (PARTITION BY kind, experiment, arm, level, step ORDER BY at, exposure, user_id) AS nth FROM leveled
), matched AS (
	SELECT person.kind, person.experiment, person.arm, person.user_id, seen.exposure AS anonymous_id
	FROM numbered person LEFT JOIN numbered seen
		ON seen.step = 1 AND seen.kind = person.kind AND seen.experiment = person.experiment AND seen.arm = person.arm
		AND seen.level = person.level AND seen.nth = person.nth AND person.level > 0
	WHERE person.step = -1
), converted AS (
	SELECT 'sign-up' AS metric, 'account' AS kind, users.id AS user_id, experiments, created_at AS at, 1::numeric AS value, NULL AS currency FROM users
	UNION ALL
	SELECT 'purchase', 'buyer', user_id, experiments, paid_at, 1, NULL FROM orders WHERE orders.kind = 'first'
	UNION ALL
	SELECT 'revenue', 'buyer', user_id, experiments, paid_at, amount / CASE currency WHEN 'JPY' THEN 1.0 ELSE 100.0 END, currency FROM orders
	UNION ALL
	SELECT 'revenue', 'buyer', user_id, experiments, refunded_at,
		((SELECT coalesce(sum((line->>'amount')::int), 0) FROM jsonb_array_elements(refunds.taxes) line) - refunds.amount)
		/ CASE currency WHEN 'JPY' THEN 1.0 ELSE 100.0 END, currency
	FROM refunds JOIN orders ON orders.number = refunds.order_number
)
SELECT shown.key AS experiment_id, shown.value AS variation_id, matched.anonymous_id, converted.at AS "timestamp", converted.metric, round(converted.value, 2) AS value, converted.currency
FROM converted CROSS JOIN LATERAL jsonb_each_text(converted.experiments) shown
	JOIN matched ON matched.kind = converted.kind AND matched.user_id = converted.user_id AND matched.experiment = shown.key AND matched.arm = shown.value;
--> statement-breakpoint
CREATE VIEW "report_events" AS
SELECT happened_at AS "timestamp", name, category, label, language, path, arm, device,
	source->>'SourceChannel' AS channel, source->>'SourceCampaign' AS campaign
FROM events;
--> statement-breakpoint
CREATE VIEW "report_accounts" AS
SELECT created_at AS "timestamp", language, device, nullif(substring(creation_page from '/.*$'), '') AS page,
	traffic_source->>'SourceChannel' AS channel, traffic_source->>'SourceCampaign' AS campaign, experiments
FROM users;
--> statement-breakpoint
CREATE VIEW "report_orders" AS
SELECT number AS order_number, paid_at AS "timestamp", kind, orders.language, buyer->>'country' AS country,
	quote->>'plan' AS plan, seats, quote->>'offer' AS offer, quote->>'discount' AS discount, currency,
	round(amount / CASE currency WHEN 'JPY' THEN 1.0 ELSE 100.0 END, 2) AS net,
	round(total / CASE currency WHEN 'JPY' THEN 1.0 ELSE 100.0 END, 2) AS total,
	nullif(substring(users.creation_page from '/.*$'), '') AS page,
	orders.traffic_source->>'SourceChannel' AS channel, orders.traffic_source->>'SourceCampaign' AS campaign,
	affiliate_id, orders.experiments
FROM orders JOIN users ON users.id = orders.user_id;
--> statement-breakpoint
CREATE VIEW "report_refunds" AS
SELECT order_number, refunded_at AS "timestamp", currency,
	round((refunds.amount - (SELECT coalesce(sum((line->>'amount')::int), 0) FROM jsonb_array_elements(refunds.taxes) line))
		/ CASE currency WHEN 'JPY' THEN 1.0 ELSE 100.0 END, 2) AS net,
	round(refunds.amount / CASE currency WHEN 'JPY' THEN 1.0 ELSE 100.0 END, 2) AS total
FROM refunds JOIN orders ON orders.number = refunds.order_number;
