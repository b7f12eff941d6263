import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Block } from '../app/frame/Block.tsx';
import { LatestArticles } from '../articles/articles.view.tsx';
import { ActiveBanner } from '../banners/banners.view.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { NextEvents } from '../events/events.view.tsx';
import { ShownProducts } from '../products/products.view.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { FreeNow } from '../rooms/rooms.view.tsx';
import css from './FrontPage.module.css';

const steps = [
  ['Выберите помещение', 'По плану, по числу гостей или по цене: сразу видно, когда свободно.'],
  ['Отметьте часы', 'Цена считается на\u00a0месте, вместе с\u00a0услугами и\u00a0оборудованием.'],
  ['Подтвердите телефон', 'Пришлём код по\u00a0SMS. Заводить пароль необязательно.'],
  ['Оплатите и\u00a0приходите', 'Картой или через СБП. Подтверждение и\u00a0адрес будут сразу, отменить можно онлайн.'],
] as const;

/** The site's first page: what is free now, what is on, and how it works. */
export default function FrontPage() {
  return (
    <Page
      {...useScreen()}
      lead="Снимайте, встречайтесь, выступайте. Бронируйте по&nbsp;часам и&nbsp;платите онлайн&nbsp;— без звонков и&nbsp;предоплат по&nbsp;счёту."
      actions={
        <>
          <Button variant="contained" to={roomPaths.list.path}>
            Выбрать помещение
          </Button>
          <Button variant="outlined" color="inherit" to={roomPaths.map.path}>
            На&nbsp;карте
          </Button>
        </>
      }
    >
      <div className={css.blocks}>
        <FreeNow />
        <ActiveBanner />
        <Block id="how" title="Как это работает">
          <ol className={css.steps}>
            {steps.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Block>
        <NextEvents />
        <section className={css.organiser} aria-labelledby="organiser">
          <div>
            <h2 id="organiser" className={css.heading}>
              Проводите мероприятие?
            </h2>
            <p>
              Расскажите о&nbsp;нём в&nbsp;заявке: зал, сцена, свет, кейтеринг, билеты. Смета видна сразу,
              а&nbsp;менеджер возьмёт подготовку на&nbsp;себя.
            </p>
          </div>
          <Button variant="contained" to={eventRequestPaths.create.path}>
            Оставить заявку
          </Button>
        </section>
        <ShownProducts />
        <LatestArticles />
      </div>
    </Page>
  );
}
