import { formatMoney, formatPhone } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { getOrganisation } from '@venue/sdk/customers/admin';
import { orderInvoiceStatus } from '@venue/sdk/papers/model';
import { accountState } from '@venue/sdk/profile/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { agreementPaths } from '../agreements/agreements.paths.ts';
import { StatementButton } from '../debts/debts.view.ts';
import { paperPaths } from '../papers/papers.paths.ts';
import { userPaths } from '../users/users.paths.ts';
import css from './Customers.module.css';

/** An organisation by its INN: its sums, agreements, invoices and people. */
export default function OrganisationPage() {
  const [params] = useSearchParams();
  const may = useMay();
  const INN = params.get('INN') ?? '';
  const { data, error } = useCall(getOrganisation, { query: { INN } }, { enabled: INN !== '' });
  const screen = useScreen();
  if (INN === '' || error)
    return (
      <Page {...screen}>
        <Empty title="Такой организации нет" text="С&nbsp;этим ИНН нет ни&nbsp;договоров, ни&nbsp;представителей." />
      </Page>
    );
  if (!data)
    return (
      <Page {...screen}>
        <Bone height={420} />
      </Page>
    );
  const { name, agreements, invoices, people, money } = data.message;
  const sums = [
    ['Выставлено', money.invoiced],
    ['Оплачено', money.paid],
    ...(money.returned > 0 ? ([['Возвращено', money.returned]] as const) : []),
    ['К\u00a0оплате', money.rest],
    ['Просрочено', money.overdue],
  ] as const;
  return (
    <Page {...screen} title={name} lead={`ИНН ${INN}`}>
      <div className={css.tab}>
        <dl className={css.facts}>
          {sums.map(([title, sum]) => (
            <div key={title} data-bad={(title === 'Просрочено' && sum > 0) || undefined}>
              <dt>{title}</dt>
              <dd>{formatMoney(sum)}</dd>
            </div>
          ))}
        </dl>
        {agreements.length > 0 && (
          <div className={css.buttons}>
            <StatementButton INN={INN} customer={name} />
          </div>
        )}
        <div className={css.kinds}>
          <section className={css.things}>
            <h2>
              Договоры <small>{agreements.length}</small>
            </h2>
            <ul>
              {agreements.map(({ agreementId, number, date, status, agreementSum }) => (
                <li key={agreementId}>
                  <Link to={href(agreementPaths.page, { agreementId })}>{`№\u00a0${number}`}</Link>
                  <span className={css.soft}>
                    {[formatDate(date), agreementSum === null ? '' : formatMoney(agreementSum)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <StatusChip option={agreementStatus.option(status)} />
                </li>
              ))}
            </ul>
          </section>
          <section className={css.things}>
            <h2>
              Счета <small>{invoices.length}</small>
            </h2>
            <ul>
              {invoices.map(({ invoiceId, number, date, sum, rest, payState }) => (
                <li key={invoiceId}>
                  <Link to={href(paperPaths.invoice, { invoiceId })}>{`№\u00a0${number}`}</Link>
                  <span className={css.soft}>
                    {[formatDate(date), formatMoney(sum), rest > 0 ? `осталось ${formatMoney(rest)}` : '']
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {payState && <StatusChip option={orderInvoiceStatus.option(payState)} />}
                </li>
              ))}
            </ul>
          </section>
          <section className={css.things}>
            <h2>
              Представители <small>{people.length}</small>
            </h2>
            <ul>
              {people.map(({ userId, customer, phone, accountState: state }) => (
                <li key={userId}>
                  {may('users.read') ? (
                    <Link to={href(userPaths.page, { id: userId })}>{customer || `Клиент №\u00a0${userId}`}</Link>
                  ) : (
                    <span>{customer}</span>
                  )}
                  <span className={css.soft}>{formatPhone(phone)}</span>
                  {state !== accountState.active && <StatusChip option={accountState.option(state)} />}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Page>
  );
}
