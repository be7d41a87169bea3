CREATE TABLE "help_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_messages_reference_unique" UNIQUE("reference")
);
