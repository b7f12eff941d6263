import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';
import { LatestArticles } from '../articles/articles.view.tsx';
import { ActiveBanner } from '../banners/banners.view.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { NextEvents } from '../events/events.view.tsx';
import { ShownProducts } from '../products/products.view.tsx';
import { ResidentRow } from '../residents/residents.view.tsx';
import { GuestVoice } from '../reviews/reviews.view.tsx';
import { Doors, FreeNow, WishStrip } from '../rooms/rooms.view.tsx';
import { FindUs } from '../visiting/visiting.view.tsx';
import css from './FrontPage.module.css';

const HowItWorks = lazyWithRetry(afterHydration(() => import('./HowItWorks.tsx')));

/** The site's first page: what people come for, what is free and what it costs, what is on, and where it is. */
export default function FrontPage() {
  return (
    <div className={css.front}>
      <Page
        {...useScreen()}
        lead={
          <>
            Снимайте, встречайтесь, выступайте.{' '}
            <span className={css.more}>
              Студии бронируются сразу, залы и&nbsp;переговорные&nbsp;— по&nbsp;запросу: пришлём цену и&nbsp;придержим
              часы.
            </span>
          </>
        }
        actions={<WishStrip />}
      >
        <div className={css.blocks}>
          <Doors />
          <FreeNow />
          <ActiveBanner />
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
            <Button variant="contained" to={eventRequestPaths.begin.path}>
              Оставить заявку
            </Button>
          </section>
          <GuestVoice />
          <Part fallback={null}>
            <HowItWorks />
          </Part>
          <ResidentRow />
          <ShownProducts />
          <LatestArticles />
          <FindUs />
        </div>
      </Page>
    </div>
  );
}
