-- A newsletter that is being sent, or was, keeps its words and its audience, and is not removed.
CREATE OR REPLACE FUNCTION public.begun_letter_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a letter once begun is not changed' USING ERRCODE = '23514', CONSTRAINT = 'mailing_letter_begun';
END $function$;

CREATE OR REPLACE TRIGGER mailing_letter_is_kept BEFORE DELETE ON mailing_letter FOR EACH ROW WHEN (old.status <> 1) EXECUTE FUNCTION begun_letter_stays();

CREATE OR REPLACE TRIGGER mailing_letter_stays BEFORE UPDATE ON mailing_letter FOR EACH ROW WHEN (old.status <> 1 AND (new.status = 1 OR old.subject IS DISTINCT FROM new.subject OR old.preview IS DISTINCT FROM new.preview OR old.body IS DISTINCT FROM new.body OR old.audience IS DISTINCT FROM new.audience OR old.consent_from IS DISTINCT FROM new.consent_from OR old.consent_to IS DISTINCT FROM new.consent_to OR old.started_at IS DISTINCT FROM new.started_at)) EXECUTE FUNCTION begun_letter_stays();
