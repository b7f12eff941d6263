import { formatPhone } from '@venue/sdk';
import { getRequisites } from '@venue/sdk/visiting';
import type { SellerRequisites } from '@venue/sdk/visiting/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { eventPaths } from '../events/events.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { visitingPaths } from './visiting.paths.ts';

const facts = (of: SellerRequisites): readonly (readonly [string, string])[] => [
  ['Наименование', of.name],
  ['ИНН', of.INN],
  ['КПП', of.KPP],
  [of.OGRN.length === 15 ? 'ОГРНИП' : 'ОГРН', of.OGRN],
  ['Юридический адрес', of.legalAddress],
  [of.headPosition, of.headName],
  ['Расчётный счёт', of.account],
  ['Банк', of.bankName],
  ['БИК', of.BIK],
  ['Корреспондентский счёт', of.correspondentAccount],
  ['Телефон', of.phone && formatPhone(of.phone)],
  ['Электронная почта', of.email],
];

/** The venue's legal details, or a note that they are not filled in. */
export function Requisites() {
  const { data, error, refetch } = useCall(getRequisites, {});
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не удалось загрузить реквизиты" retry={() => void refetch()} />
    ) : (
      <CardsSkeleton count={1} height={480} />
    );
  const { requisites } = data.message;
  if (!requisites) return <p>Реквизиты ещё не&nbsp;заполнены. Если они нужны вам сейчас, напишите нам.</p>;
  return (
    <dl>
      {facts(requisites)
        .filter(([, value]) => value !== '')
        .map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** On what terms rooms are let and tickets are sold, and by whom. */
export function Offer() {
  return (
    <>
      <p>
        Это предложение заключить договор на&nbsp;условиях ниже (статья&nbsp;437 Гражданского кодекса РФ). Его делает
        площадка, реквизиты которой стоят в&nbsp;конце страницы, всем, кто бронирует помещение или покупает билет
        на&nbsp;этом сайте.
      </p>
      <h2>1. О&nbsp;чём договор</h2>
      <p>
        Площадка предоставляет на&nbsp;выбранные часы <ScreenLink to={roomPaths.list}>помещение</ScreenLink>{' '}
        с&nbsp;услугами и&nbsp;оборудованием, указанными в&nbsp;брони, или право посетить мероприятие{' '}
        <ScreenLink to={eventPaths.publicList}>афиши</ScreenLink> по&nbsp;билету. Клиент оплачивает их и&nbsp;соблюдает
        правила.
      </p>
      <h2>2. Как он заключается</h2>
      <p>
        Оплата брони или билета означает полное согласие с&nbsp;этими условиями: с&nbsp;этого момента договор заключён.
        За&nbsp;бесплатный билет принимается его оформление.
      </p>
      <h2>3. Цена и&nbsp;оплата</h2>
      <p>
        Цена указана до&nbsp;оплаты и&nbsp;после неё не&nbsp;меняется. Помещение оплачивают целиком до&nbsp;начала
        брони; порядок описан в&nbsp;разделе «
        <ScreenLink to={visitingPaths.booking}>{visitingPaths.booking.title}</ScreenLink>
        ».
      </p>
      <h2>4. Отмена, перенос и&nbsp;возврат</h2>
      <p>
        Сколько и&nbsp;когда возвращается, сказано в&nbsp;разделе «
        <ScreenLink to={visitingPaths.refunds}>{visitingPaths.refunds.title}</ScreenLink>», который входит в&nbsp;эту
        оферту. Если помещение или мероприятие не&nbsp;состоялось по&nbsp;вине площадки, возвращаем всё, что было
        заплачено.
      </p>
      <h2>5. Обязанности и&nbsp;ответственность</h2>
      <ul>
        <li>
          Площадка передаёт помещение к&nbsp;началу брони исправным и&nbsp;таким, как описано на&nbsp;его странице.
        </li>
        <li>
          Клиент и&nbsp;его гости соблюдают «
          <ScreenLink to={visitingPaths.visit}>{visitingPaths.visit.title}</ScreenLink>» и&nbsp;освобождают помещение
          к&nbsp;концу брони.
        </li>
        <li>Ущерб, причинённый по&nbsp;вине клиента или его гостей, он возмещает в&nbsp;полном размере.</li>
        <li>
          Права потребителя, в&nbsp;том числе на&nbsp;отказ от&nbsp;услуги и&nbsp;на&nbsp;возмещение вреда, определяет
          закон, и&nbsp;эта оферта их не&nbsp;ограничивает.
        </li>
      </ul>
      <h2>6. Данные и&nbsp;споры</h2>
      <p>
        Данные обрабатываются так, как описано в&nbsp;разделе «
        <ScreenLink to={visitingPaths.privacy}>{visitingPaths.privacy.title}</ScreenLink>». О&nbsp;претензии напишите
        нам или пришлите её на&nbsp;юридический адрес. Споры решаются по&nbsp;законодательству Российской Федерации.
      </p>
      <h2>7. Реквизиты площадки</h2>
      <Requisites />
    </>
  );
}
