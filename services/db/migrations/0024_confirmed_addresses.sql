CREATE TABLE "ended_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hand_off_tokens" ADD COLUMN "sign_in_id" text;--> statement-breakpoint
ALTER TABLE "hand_off_tokens" ADD COLUMN "sign_in_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_links" ADD COLUMN "proves_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_in_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ended_sign_ins_expires_at" ON "ended_sign_ins" USING btree ("expires_at");