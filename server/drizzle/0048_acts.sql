CREATE INDEX "act_by_number" ON "act" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "act_by_name" ON "act" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "act_by_date" ON "act" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "act_by_sum" ON "act" USING btree ("sum","id");--> statement-breakpoint
CREATE INDEX "act_by_status" ON "act" USING btree ("status","id");