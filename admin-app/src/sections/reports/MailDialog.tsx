import { failedAt } from '@venue/sdk';
import { listReportMails, saveReportMail, stopReportMail } from '@venue/sdk/reports/admin';
import { type ReportMail, type ReportNameId, reportCadence, reportName } from '@venue/sdk/reports/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';

interface Props {
  report: ReportNameId;
  close: () => void;
}

/** Has a report mailed every week or month, or no longer. */
export default function MailDialog({ report, close }: Props) {
  const { data, error, refetch } = useCall(listReportMails, {});
  const mail = data?.message.mails.find(each => each.report === report);
  return (
    <SmallDialog title={`Отчёт письмом: ${reportName.option(report).label}`} close={close} stays>
      {error && !data ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить" retry={() => void refetch()} />
      ) : data ? (
        <MailForm report={report} mail={mail} close={close} />
      ) : (
        <TextSkeleton lines={4} />
      )}
    </SmallDialog>
  );
}

function MailForm({ report, mail, close }: Props & { mail: ReportMail | undefined }) {
  const { send: stop, busy } = useSend(stopReportMail, {
    done: 'Больше не\u00a0присылаем',
    failed: failedAt('отказе от\u00a0писем'),
  });
  return (
    <CallForm
      call={saveReportMail}
      keep={`report-mail:${report}`}
      from={{ report, cadence: mail?.cadence ?? reportCadence.monthly, sendTo: mail?.sendTo ?? '' }}
      texts={{ done: 'Будем присылать', failed: failedAt('сохранении') }}
      label="Отчёт письмом"
      done={close}
    >
      <p>
        {mail
          ? `Следующее письмо\u00a0— ${formatDate(mail.nextAt)}.`
          : 'Пришлём файлы Excel за\u00a0прошедшую неделю или месяц.'}
      </p>
      <Choose name="cadence" label="Когда" options={reportCadence.options} />
      <Text
        name="sendTo"
        label="Эл.&nbsp;почта"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={'Ваша или коллеги, которому доступны отчёты. Адрес должен быть подтверждён в\u00a0профиле'}
      />
      <DialogButtons cancel={close}>
        {mail && (
          <Button
            color="error"
            disabled={busy}
            onClick={async () => {
              if (await stop({ body: { report } })) close();
            }}
          >
            Не&nbsp;присылать
          </Button>
        )}
        <SubmitButton size="medium">{mail ? 'Сохранить' : 'Присылать'}</SubmitButton>
      </DialogButtons>
    </CallForm>
  );
}
