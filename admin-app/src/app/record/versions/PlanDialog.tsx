import { messages } from '@venue/sdk';
import { planPublication } from '@venue/sdk/versions/admin';
import type { PublicationPlan } from '@venue/sdk/versions/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DateTimeField } from '@venue/shared-ui/dates/DateTimeField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';
import type { PageKind } from '../RecordPage.tsx';
import { planTexts } from './planWords.ts';

interface Props {
  kind: PageKind;
  id: number;
  isShown: boolean;
  plan: Pick<PublicationPlan, 'publishAt' | 'withdrawAt'>;
  close: () => void;
}

const moment = z.nullable(z.iso.datetime());
const required = z.nullable(z.iso.datetime()).check(z.refine(value => value !== null, messages.required));
const hidden = z.object({ publishAt: required, withdrawAt: moment });
const published = z.object({ publishAt: moment, withdrawAt: required });
const title = 'Расписание публикации';

/** Sets when a record is published and withdrawn automatically, in the venue's time zone. */
export default function PlanDialog({ kind, id, isShown, plan, close }: Props) {
  const { send } = useSend(planPublication, { ...planTexts, done: 'Расписание сохранено' });
  const form = useForm({
    schema: isShown ? published : hidden,
    keep: `plan:${kind.name}:${id}`,
    from: { publishAt: isShown ? null : plan.publishAt, withdrawAt: plan.withdrawAt },
    submit: async (body, { setServerErrors, markSaved }) => {
      if (!(await send({ kind: kind.name, id, body }, { handles: setServerErrors }))) return;
      markSaved(body);
      close();
    },
  });
  return (
    <SmallDialog title={title} close={close} stays>
      <Form form={form} label={title}>
        {!isShown && <DateTimeField name="publishAt" label="Опубликовать" usual="10:00" />}
        <DateTimeField
          name="withdrawAt"
          label="Снять с&nbsp;публикации"
          hint="По&nbsp;времени Екатеринбурга"
          usual="20:00"
          optional={!isShown}
        />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
