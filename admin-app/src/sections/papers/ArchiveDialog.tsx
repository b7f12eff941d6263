import { failedAt } from '@venue/sdk';
import { downloadPapers } from '@venue/sdk/papers/admin';
import { PapersDays } from '@venue/sdk/papers/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import css from './Papers.module.css';

/** Downloads the closed papers of a period as one archive. */
export default function ArchiveDialog({ close }: { close: () => void }) {
  const { send } = useSend(downloadPapers, { failed: failedAt('скачивании документов') });
  const today = dayOf(new Date());
  const form = useForm({
    schema: PapersDays,
    keep: 'papers-archive',
    from: { from: `${today.slice(0, 8)}01`, to: today },
    submit: async (fields, { setServerErrors, markSaved }) => {
      const file = await send({ body: fields }, { handles: setServerErrors });
      if (!file) return;
      markSaved(fields);
      saveFile(file);
      close();
    },
  });
  return (
    <SmallDialog title="Документы одним архивом" close={close}>
      <Form form={form} label="Дни документов">
        <p className={css.soft}>Закрытые счета, акты и&nbsp;УПД с&nbsp;этими датами: PDF и&nbsp;XML.</p>
        <Row>
          <DateField name="from" label="С" />
          <DateField name="to" label="По" />
        </Row>
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Скачать ZIP</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
