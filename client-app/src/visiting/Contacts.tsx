import { VENUE_PLACE } from '@venue/sdk';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { ReachUs } from '../app/frame/ReachUs.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './Contacts.module.css';
import { Surroundings } from './Surroundings.tsx';

const place = encodeURIComponent(`${VENUE_PLACE.city}, ${VENUE_PLACE.street}`.replaceAll('\u00a0', ' '));
const maps = [
  ['Открыть в\u00a0Яндекс\u00a0Картах', `https://yandex.ru/maps/?text=${place}`],
  ['Открыть в\u00a02ГИС', `https://2gis.ru/ekaterinburg/search/${place}`],
] as const;

/** How to reach the venue by phone, by letter and in person. */
export function Contacts() {
  return (
    <>
      <ReachUs />
      <figure className={css.map}>
        <Surroundings />
        <figcaption>
          {maps.map(([text, to]) => (
            <a key={to} href={to} target="_blank" rel="noreferrer">
              {text}
            </a>
          ))}
        </figcaption>
      </figure>
      <h2>Как добраться</h2>
      <dl>
        <div>
          <dt>На&nbsp;метро</dt>
          <dd>
            Станция «Площадь 1905&nbsp;года», выход к&nbsp;улице 8&nbsp;Марта. Дальше прямо, от&nbsp;проспекта Ленина
            около семи минут пешком.
          </dd>
        </div>
        <div>
          <dt>На&nbsp;машине</dt>
          <dd>
            Въезд с&nbsp;улицы 8&nbsp;Марта. Для разгрузки декораций и&nbsp;оборудования скажите о&nbsp;машине
            в&nbsp;комментарии к&nbsp;брони: администратор встретит.
          </dd>
        </div>
        <div>
          <dt>С&nbsp;коляской или на&nbsp;кресле</dt>
          <dd>Позвоните перед визитом: встретим у&nbsp;входа и&nbsp;проводим до&nbsp;помещения.</dd>
        </div>
      </dl>
      <h2>Как найти помещение</h2>
      <p>
        На&nbsp;ресепшене назовите номер брони или телефон, и&nbsp;вас проводят. Этаж написан на&nbsp;странице помещения
        и&nbsp;в&nbsp;брони, а&nbsp;на&nbsp;<ScreenLink to={roomPaths.map}>карте помещений</ScreenLink> видно, где оно
        находится.
      </p>
    </>
  );
}
