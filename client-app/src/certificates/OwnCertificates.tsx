import { formatMoney } from '@venue/sdk';
import { listOwnCertificates } from '@venue/sdk/certificates';
import { certificateStatus } from '@venue/sdk/certificates/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import css from './certificates.module.css';
import { certificatePaths } from './certificates.paths.ts';

/** The certificates that a person bought. */
export default function OwnCertificates() {
  const { data, error, refetch } = useCall(listOwnCertificates, {});
  const certificates = data?.message.certificates;
  const buy = (
    <Button variant={certificates?.length ? 'outlined' : 'contained'} to={certificatePaths.buy.path}>
      Купить сертификат
    </Button>
  );
  return (
    <Page {...useScreen()} {...(certificates?.length ? { actions: buy } : {})}>
      {!certificates && error && (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить сертификаты" retry={() => void refetch()} />
      )}
      {!certificates && !error && <CardsSkeleton count={2} height={96} />}
      {certificates?.length === 0 && (
        <Empty
          title="Сертификатов пока нет"
          text="Купленные сертификаты появятся здесь, с&nbsp;кодом и&nbsp;остатком."
          action={buy}
        />
      )}
      {certificates && certificates.length > 0 && (
        <ul className={css.list}>
          {certificates.map(each => (
            <li key={each.certificateId}>
              <Link to={href(certificatePaths.page, { certificateId: each.certificateId })}>
                {`Сертификат на\u00a0${formatMoney(each.certificateSum)}${each.recipient === '' ? '' : `, ${each.recipient}`}`}
              </Link>
              <StatusChip option={certificateStatus.option(each.certificateStatus)} />
              {each.certificateTo !== null && (
                <SoftText as="span" size="small">
                  Остаток {formatMoney(each.certificateRest)}, действует по&nbsp;
                  {formatDate(each.certificateTo)}
                </SoftText>
              )}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
