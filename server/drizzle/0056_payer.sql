ALTER TABLE "payment" ADD COLUMN "payer" text;--> statement-breakpoint
-- What came before is known by the invoice that it was for.
UPDATE "payment" SET "payer" = coalesce((
  SELECT (a."customer"->>'name') || ', ИНН' || chr(160) || (a."customer"->>'INN')
    || coalesce(', КПП' || chr(160) || nullif(a."customer"->>'KPP', ''), '')
  FROM "invoice" i JOIN "agreement" a ON a."id" = i."agreement_id"
  WHERE i."id"::text = "payment"."provider_id"), "description")
WHERE "provider" = 'transfer';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_names_organisation" CHECK (("payment"."provider" = 'transfer') = ("payment"."payer" is not null));
