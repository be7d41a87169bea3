CREATE TABLE "event_days" (
	"key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"label" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"arm" text NOT NULL,
	"device" text NOT NULL,
	"channel" text NOT NULL,
	"campaign" text NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_days_day" ON "event_days" USING btree ("day");
--> statement-breakpoint
-- What was counted, whether events have their own rows still or not: a figure of it stays the same when they go.
CREATE VIEW "report_event_counts" AS
SELECT happened_at AS "timestamp", name, category, label, language, path, arm, device,
	source->>'SourceChannel' AS channel, source->>'SourceCampaign' AS campaign, 1::bigint AS count
FROM events
UNION ALL
SELECT day::timestamp AT TIME ZONE 'America/Toronto', name, category, label, language, path, nullif(arm, ''), nullif(device, ''),
	nullif(channel, ''), nullif(campaign, ''), count
FROM event_days;
