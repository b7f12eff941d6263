import { failedAt, formatMoney, Inn } from '@venue/sdk';
import { bookByTerms, listDeskOffers } from '@venue/sdk/client-terms/admin';
import type { ClientOffer } from '@venue/sdk/client-terms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import css from './ByTermsDialog.module.css';

const Fields = z.object({ INN: Inn });

/** The organisations by whose terms a booking can be made: those of its caller, and one found by its INN. */
export default function ByTermsDialog({ orderId, close }: { orderId: number; close: () => void }) {
  const [inn, setInn] = useState<string>();
  const query = inn === undefined ? {} : { INN: inn };
  const { data, error, refetch } = useCall(listDeskOffers, { id: orderId, query }, { keepPrevious: true });
  const form = useForm<{ INN: string }>({
    schema: Fields,
    keep: `by-terms:${orderId}`,
    from: { INN: '' },
    submit: async ({ INN }) => setInn(INN),
  });
  const offers = data?.message.clientOffers ?? [];
  return (
    <SmallDialog title="По условиям организации" close={close}>
      <Form form={form} label="Организация по ИНН">
        <div className={css.inn}>
          <DigitsField name="INN" label="ИНН организации" most={12} hint="10 или 12 цифр" />
          <SubmitButton size="medium">Найти</SubmitButton>
        </div>
      </Form>
      {error && !data ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить условия" retry={() => void refetch()} />
      ) : data ? (
        <div role="status" className={css.offers}>
          {offers.map(offer => (
            <Offer key={offer.termsId} offer={offer} usual={data.message.price} orderId={orderId} close={close} />
          ))}
          {offers.length === 0 && (
            <p className={css.soft}>
              {inn === undefined
                ? 'У\u00a0организаций клиента условий нет. Найдите организацию по\u00a0ИНН.'
                : 'Для этой организации действующих условий нет.'}
            </p>
          )}
        </div>
      ) : (
        <TextSkeleton lines={3} />
      )}
    </SmallDialog>
  );
}

interface OfferProps {
  offer: ClientOffer;
  /** The usual price. */
  usual: number;
  orderId: number;
  close: () => void;
}

function Offer({ offer, usual, orderId, close }: OfferProps) {
  const { termsId, customer, INN, price, isPostpaid, creditLeft, isEnough } = offer;
  const { send, busy } = useSend(bookByTerms, {
    done: isPostpaid ? 'Бронь подтверждена, оплата после месяца' : 'Цена изменена',
    failed: failedAt('бронировании по\u00a0условиям'),
  });
  const book = async () => {
    if (await send({ body: { orderId, termsId, price } })) close();
  };
  return (
    <section className={css.offer} aria-label={customer}>
      <h3>{customer}</h3>
      <p className={css.soft}>ИНН {INN}</p>
      <p>
        <strong>{formatMoney(price)}</strong>
        {price !== usual && <span className={css.soft}> вместо {formatMoney(usual)}</span>}
      </p>
      {creditLeft !== null && (
        <p className={isEnough ? css.soft : css.short}>
          {isEnough ? 'Осталось лимита' : 'Лимита не\u00a0хватает, осталось'} {formatMoney(creditLeft)}
        </p>
      )}
      {isEnough && (
        <Button variant="contained" aria-busy={busy || undefined} onClick={() => void book()}>
          {isPostpaid ? 'Подтвердить, оплата после месяца' : 'Взять эту цену'}
        </Button>
      )}
    </section>
  );
}
