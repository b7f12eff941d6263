import { VENUE_ADDRESS } from '@venue/sdk';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { roomPaths } from '../../rooms/rooms.paths.ts';
import css from './RoomWay.module.css';

/** How to get to a room: the address, and where it is in the building. */
export const RoomWay = ({ room: { roomId, floor } }: { room: Pick<RoomDetail, 'roomId' | 'floor'> }) => (
  <section className={css.way} aria-labelledby="way">
    <h2 id="way">Как добраться</h2>
    <dl>
      <div>
        <dt>Адрес</dt>
        <dd>{VENUE_ADDRESS}</dd>
      </div>
      <div>
        <dt>В&nbsp;здании</dt>
        <dd>
          {floor}&nbsp;этаж,{' '}
          <Link to={`${href(roomPaths.map)}?floor=${floor}&room=${roomId}`}>показать на&nbsp;плане</Link>
        </dd>
      </div>
    </dl>
  </section>
);
