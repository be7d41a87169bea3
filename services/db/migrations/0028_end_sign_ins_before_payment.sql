-- Before 0024 a payment ended no sign-in: an account that somebody paid for, and that its mailbox has not confirmed, may still be open to
-- whoever signed up first with the buyer's address. Its tokens end as such a payment ends them today; the owner logs in by mail.
UPDATE "users" SET "sign_in_number" = "sign_in_number" + 1
WHERE "confirmed_at" IS NULL AND "sign_in_number" = 0
AND "id" IN (SELECT orders.user_id FROM orders UNION SELECT clickbank_receipts.user_id FROM clickbank_receipts)
AND NOT EXISTS (SELECT FROM orders WHERE orders.user_id = users.id AND orders.made_account)
AND NOT EXISTS (SELECT FROM clickbank_receipts WHERE clickbank_receipts.user_id = users.id AND clickbank_receipts.made_account);
