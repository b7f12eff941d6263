import { ApiFailure, failedAt, formatMoney } from '@venue/sdk';
import { downloadCertificate, getOwnCertificate } from '@venue/sdk/certificates';
import { certificateStatus, type OwnCertificate } from '@venue/sdk/certificates/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PaymentFrame } from '../app/cabinet/PaymentFrame.tsx';
import { StateCard } from '../app/cabinet/StateCard.tsx';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './certificates.module.css';
import { certificatePaths } from './certificates.paths.ts';
import { type CertificateStage, useCertificatePayment } from './useCertificatePayment.ts';

const SOON_MS = 2_000;
const NOW_AND_THEN_MS = 30_000;

/** A certificate for its buyer: its payment, and then its code. */
export default function CertificatePage() {
  const id = numberIn(useParams().certificateId);
  const screen = useScreen();
  const [every, setEvery] = useState(NOW_AND_THEN_MS);
  const { data, error, refetch } = useCall(getOwnCertificate, { id: id ?? 0 }, { every, enabled: id !== null });
  const isPaying = data?.message.isPaying ?? false;
  useEffect(() => setEvery(isPaying ? SOON_MS : NOW_AND_THEN_MS), [isPaying]);
  if (id === null || (error instanceof ApiFailure && error.code === 'not_found'))
    return (
      <RecordNotFound title="Сертификат не&nbsp;найден" home={certificatePaths.own.path} homeLabel="Мои сертификаты" />
    );
  return (
    <Page {...screen}>
      {data ? (
        <Certificate certificate={data.message} again={() => void refetch()} />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить сертификат" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={240} />
      )}
    </Page>
  );
}

function Certificate({ certificate, again }: { certificate: OwnCertificate; again: () => void }) {
  const { certificateId, certificateSum, recipient, isPaying } = certificate;
  const { stage, frameUrl, busy, start, hear } = useCertificatePayment(certificate, again);
  const before = useRef<CertificateStage | undefined>(undefined);
  const fresh = before.current !== undefined && before.current !== stage;
  useEffect(() => {
    if (stage === 'paid' && before.current && before.current !== 'paid') notify.success('Сертификат оплачен');
    before.current = stage;
  }, [stage]);
  if (stage === 'paid') return <Paid certificate={certificate} fresh={fresh} />;
  if (stage === 'paying' && frameUrl)
    return (
      <section aria-label="Оплата">
        <PaymentFrame
          key={frameUrl}
          title={`Оплата сертификата № ${certificateId}`}
          url={frameUrl}
          fresh={fresh}
          onResult={hear}
        />
      </section>
    );
  if (stage === 'checking')
    return (
      <StateCard look="wait" title="Проверяем платёж" fresh={fresh}>
        <p>Ждём подтверждения от&nbsp;банка, обычно несколько секунд. Страницу можно закрыть: код придёт в&nbsp;СМС.</p>
      </StateCard>
    );
  const isDeclined = stage === 'declined';
  return (
    <StateCard
      look={isDeclined ? 'warn' : 'plain'}
      title={isDeclined ? 'Банк отклонил платёж' : 'Осталось оплатить'}
      fresh={fresh}
      actions={
        <Button
          variant="contained"
          size="large"
          aria-disabled={busy || (isDeclined && isPaying)}
          onClick={() => !(isDeclined && isPaying) && void start()}
        >
          {isDeclined
            ? 'Попробовать ещё раз'
            : isPaying
              ? 'Продолжить оплату'
              : `Оплатить ${formatMoney(certificateSum)}`}
        </Button>
      }
    >
      <p>{`Сертификат на\u00a0${formatMoney(certificateSum)}${recipient === '' ? '' : `, для: ${recipient}`}.`}</p>
      <p>
        {isDeclined
          ? 'Деньги не\u00a0списаны. Проверьте баланс или возьмите другую карту.'
          : 'Форма откроется прямо здесь. Код появится на\u00a0этой странице и\u00a0придёт в\u00a0СМС.'}
      </p>
    </StateCard>
  );
}

function Paid({ certificate, fresh }: { certificate: OwnCertificate; fresh: boolean }) {
  const { certificateId: id, certificateCode, certificateRest, certificateSum, certificateTo } = certificate;
  const { send, busy } = useSend(downloadCertificate, { failed: failedAt('скачивании сертификата') });
  const download = async () => {
    const file = await send({ id });
    if (file) saveFile(file);
  };
  const isActive = certificate.certificateStatus === certificateStatus.active;
  return (
    <StateCard
      look={isActive ? 'good' : 'done'}
      title={`Сертификат на\u00a0${formatMoney(certificateSum)}`}
      fresh={fresh}
      actions={
        <>
          <Button variant="contained" aria-disabled={busy} onClick={() => void download()}>
            Скачать для&nbsp;печати
          </Button>
          {isActive && (
            <Button variant="outlined" to={roomPaths.list.path}>
              Выбрать помещение
            </Button>
          )}
        </>
      }
    >
      <p className={css.code}>{certificateCode}</p>
      <p>
        <StatusChip option={certificateStatus.option(certificate.certificateStatus)} />{' '}
        <span>{`Остаток ${formatMoney(certificateRest)}${certificateTo === null ? '' : `, действует по\u00a0${formatDate(certificateTo)}`}`}</span>
      </p>
      <SoftText size="small">
        Введите код на&nbsp;странице оплаты брони. Не&nbsp;показывайте его тем, кому не&nbsp;дарите: кто знает код, тот
        может его потратить. Остаток вернём по&nbsp;вашей просьбе, напишите или&nbsp;позвоните нам.
      </SoftText>
    </StateCard>
  );
}
