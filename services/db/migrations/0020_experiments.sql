CREATE TABLE "experiment_exposures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"experiment" text NOT NULL,
	"arm" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "experiments" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "experiments" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "experiments" jsonb;--> statement-breakpoint
CREATE INDEX "experiment_exposures_experiment" ON "experiment_exposures" USING btree ("experiment","happened_at");