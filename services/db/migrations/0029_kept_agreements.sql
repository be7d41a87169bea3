CREATE TABLE "kept_agreements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"company" text NOT NULL,
	"place" text NOT NULL,
	"signature" text,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_agreements" ADD CONSTRAINT "kept_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;