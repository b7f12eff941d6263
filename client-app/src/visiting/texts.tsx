import { moveTerms, refundTerms } from '@venue/sdk/bookings/model';
import { eventRefundTerms, MONEY_BACK_DAYS } from '@venue/sdk/cancellations/model';
import { DELETION_DAYS } from '@venue/sdk/privacy/model';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import type { ComponentType } from 'react';
import { eventPaths } from '../events/events.paths.ts';
import { privacyPaths } from '../privacy/privacy.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { TicketTerms } from '../tickets/tickets.view.tsx';
import { Contacts } from './Contacts.tsx';
import { Offer, Requisites } from './seller.tsx';
import { visitingPaths } from './visiting.paths.ts';

/** Every text by the path of its page. Numbers that the server calculates with are imported from the SDK. */
export const texts: Readonly<Record<(typeof visitingPaths)[keyof typeof visitingPaths]['path'], ComponentType>> = {
  [visitingPaths.contacts.path]: Contacts,
  [visitingPaths.booking.path]: Booking,
  [visitingPaths.refunds.path]: Refunds,
  [visitingPaths.visit.path]: Visit,
  [visitingPaths.privacy.path]: Privacy,
  [visitingPaths.offer.path]: Offer,
  [visitingPaths.requisites.path]: Requisites,
  [visitingPaths.questions.path]: Questions,
};

function Booking() {
  return (
    <>
      <p>
        Помещения бронируют по&nbsp;часам. Студии с&nbsp;онлайн-оплатой можно забронировать сразу, остальные —
        по&nbsp;запросу: менеджер ответит предложением, которое держит за&nbsp;вами часы.
      </p>
      <h2>Как забронировать</h2>
      <ol>
        <li>
          Выберите <ScreenLink to={roomPaths.list}>помещение</ScreenLink>, тариф и&nbsp;часы. Стоимость видна сразу.
        </li>
        <li>Подтвердите телефон кодом из&nbsp;СМС.</li>
        <li>Оплатите. Пока вы платите, часы держатся за&nbsp;вами; сколько осталось времени, показывает таймер.</li>
      </ol>
      <p>Если не&nbsp;успеть оплатить, часы снова станут свободны. Деньги, которые пришли позже, мы вернём.</p>
      <h2>Перенос</h2>
      <p>{moveTerms} Разница в&nbsp;цене доплачивается или возвращается, и&nbsp;сумму видно до&nbsp;нажатия кнопки.</p>
      <p>
        Об&nbsp;отмене — в&nbsp;разделе «
        <ScreenLink to={visitingPaths.refunds}>{visitingPaths.refunds.title}</ScreenLink>».
      </p>
    </>
  );
}

function Refunds() {
  return (
    <>
      <h2>Бронь помещения</h2>
      <p>{refundTerms}</p>
      <p>Отменить бронь можно в&nbsp;личном кабинете. Прежде чем спросить подтверждение, мы покажем сумму возврата.</p>
      <h2>Билет на&nbsp;мероприятие</h2>
      <Part fallback={null}>
        <TicketTerms />
      </Part>
      <p>
        Организатор может выбрать условия мягче. Условия своего мероприятия вы&nbsp;увидите рядом с&nbsp;билетами
        до&nbsp;оплаты, а&nbsp;точную сумму возврата — прежде чем подтвердить отмену.
      </p>
      <p>Если мероприятие отменяет организатор или площадка, возвращаем всё, что вы заплатили.</p>
      <h2>Мероприятие по&nbsp;заявке</h2>
      <p>{eventRefundTerms}</p>
      <p>
        Отменить мероприятие можно на&nbsp;странице заявки до&nbsp;его начала: сначала мы&nbsp;покажем, сколько вернём.
        Деньги вернутся на&nbsp;счёт, с&nbsp;которого платили, в&nbsp;течение {MONEY_BACK_DAYS}&nbsp;дней.
      </p>
      <h2>Когда придут деньги</h2>
      <p>
        Возврат отправляем сразу и&nbsp;тем&nbsp;же способом, каким вы платили. Обычно деньги приходят за&nbsp;несколько
        дней: срок зависит от&nbsp;вашего банка.
      </p>
    </>
  );
}

function Visit() {
  return (
    <ul>
      <li>Приходите к&nbsp;началу брони: подготовка и&nbsp;уборка входят в&nbsp;оплаченное время.</li>
      <li>На&nbsp;ресепшене назовите номер брони или телефон, на&nbsp;который она оформлена.</li>
      <li>Гостей впускаем по&nbsp;числу, указанному в&nbsp;брони, но&nbsp;не&nbsp;больше вместимости помещения.</li>
      <li>Оборудование проверьте при нас. О&nbsp;поломке скажите сразу — заменим.</li>
      <li>Курить, в&nbsp;том числе электронные сигареты, в&nbsp;здании нельзя.</li>
      <li>
        С&nbsp;животными — по&nbsp;договорённости с&nbsp;администратором: напишите об&nbsp;этом в&nbsp;комментарии
        к&nbsp;брони.
      </li>
      <li>
        На&nbsp;мероприятия проходят по&nbsp;билету с&nbsp;QR-кодом, на&nbsp;телефоне или распечатанному. Возраст указан
        на&nbsp;странице события в&nbsp;<ScreenLink to={eventPaths.publicList}>афише</ScreenLink>.
      </li>
    </ul>
  );
}

function Privacy() {
  return (
    <>
      <p>Мы просим только то, без чего нельзя обойтись, и&nbsp;каждое согласие можно отозвать.</p>
      <h2>Что мы храним</h2>
      <ul>
        <li>Телефон, имя и&nbsp;почту — чтобы оформить бронь, билет или заявку и&nbsp;сообщить о&nbsp;них.</li>
        <li>
          Паспорт — только если нужен договор или пропуск. Он зашифрован, и&nbsp;в&nbsp;кабинете видно, кто и&nbsp;зачем
          его открывал.
        </li>
        <li>
          Историю броней и&nbsp;платежей — столько, сколько требует закон. Номера карт к&nbsp;нам не&nbsp;попадают.
        </li>
      </ul>
      <h2>Что вы можете</h2>
      <ul>
        <li>
          Посмотреть и&nbsp;скачать всё, что мы о&nbsp;вас знаем, и&nbsp;отозвать согласия в&nbsp;разделе «
          <ScreenLink to={privacyPaths.page}>{privacyPaths.page.title}</ScreenLink>» кабинета.
        </li>
        <li>Удалить учётную запись: это произойдёт через {DELETION_DAYS}&nbsp;дней, до&nbsp;того можно передумать.</li>
        <li>Покупали билет без регистрации? Напишите нам — найдём ваши данные по&nbsp;телефону и&nbsp;удалим.</li>
      </ul>
    </>
  );
}

function Questions() {
  return (
    <>
      <h2>Нужно&nbsp;ли регистрироваться?</h2>
      <p>Нет. Для брони и&nbsp;билета достаточно телефона: пришлём код по&nbsp;СМС. Пароль можно задать потом.</p>
      <h2>Как узнать, свободно&nbsp;ли сейчас?</h2>
      <p>
        На&nbsp;<ScreenLink to={roomPaths.map}>карте помещений</ScreenLink> — прямо сейчас, в&nbsp;
        <ScreenLink to={roomPaths.list}>списке помещений</ScreenLink> — на&nbsp;любой день и&nbsp;час.
      </p>
      <h2>Помещение не&nbsp;бронируется онлайн. Что делать?</h2>
      <p>Оставьте запрос на&nbsp;его странице. Менеджер пришлёт цену и&nbsp;ссылку на&nbsp;оплату.</p>
      <h2>Можно&nbsp;ли получить подтверждение оплаты?</h2>
      <p>
        Да: после оплаты его можно скачать на&nbsp;странице брони. Когда кассовый чек зарегистрирован, в&nbsp;нём есть
        и&nbsp;данные чека.
      </p>
      <h2>Опаздываю или хочу продлить</h2>
      <p>Напишите или подойдите к&nbsp;администратору: если следующие часы свободны, продлим на&nbsp;месте.</p>
      <h2>Хочу провести мероприятие</h2>
      <p>Заполните заявку в&nbsp;личном кабинете: она сохраняется сама, а&nbsp;смета видна по&nbsp;ходу заполнения.</p>
    </>
  );
}
