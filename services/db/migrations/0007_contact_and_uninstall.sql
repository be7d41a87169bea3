CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"order_number" text,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "uninstall_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"system" text,
	"reason" text,
	"message" text,
	"received_at" timestamp with time zone NOT NULL
);
