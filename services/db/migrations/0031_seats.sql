CREATE TABLE "seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder_id" uuid NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"member_id" uuid,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"told_access" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seats_holder_id" ON "seats" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "seats_member_id" ON "seats" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "seats_email" ON "seats" USING btree ("email");