import { first, floors, preloadFloors } from '@venue/shared-ui/areas/rooms/plan/floors.tsx';
import { PlanOutline } from '@venue/shared-ui/areas/rooms/plan/PlanOutline.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { preload, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstScreenReady } from '../app/frame/firstScreen.tsx';
import css from './BookingMap.module.css';
import { FloorTabs, panelId, tabId } from './FloorTabs.tsx';
import { PlanLegend } from './PlanLegend.tsx';
import { planMarks } from './planMarks.ts';
import { roomPaths } from './rooms.paths.ts';
import { roomsRead } from './rooms.reads.ts';
import { StudioCard, StudioSkeleton } from './StudioCard.tsx';

const loadPanel = () => import('./RoomPanel.tsx');
const RoomPanel = lazyWithRetry(loadPanel);

// A room's state also changes with time, which no live message reports.
const MINUTE = 60_000;

/** The floor plan with live occupancy, and beside it the studios that can be booked here and now. */
export default function BookingMap() {
  const screen = useScreen();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch, isPending } = useCall(roomsRead, {}, { every: MINUTE });
  const rooms = data?.message.rooms ?? [];
  const floor = floors.find(({ id }) => String(id) === query.get('floor')) ?? first;
  const selected = rooms.find(({ roomId, floor: on }) => String(roomId) === query.get('room') && on === floor.id);
  const marks = planMarks(rooms);
  const open = (floorId: number, roomId?: number) =>
    setQuery(
      { floor: String(floorId), ...(roomId ? { room: String(roomId) } : {}) },
      { replace: true, preventScrollReset: true },
    );

  // Preload what may be opened next, once this screen is complete.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void firstScreenReady().then(() => {
      if (left) return;
      preloadFloors();
      loadPanel().catch(() => undefined);
      timer = setTimeout(() => preload(roomPaths.room), 2000);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <Page {...screen} lead="Выберите студию на&nbsp;плане или в&nbsp;списке: видно, что свободно прямо сейчас.">
      <div className={css.layout}>
        <section className={css.map} aria-label="План этажа">
          <div className={css.bar}>
            <FloorTabs floors={floors} current={floor.id} onOpen={id => open(id)} />
            <PlanLegend />
          </div>
          <div
            className={css.plan}
            role="tabpanel"
            id={panelId}
            aria-labelledby={tabId(floor.id)}
            aria-busy={isPending}
            data-waiting={isPending || undefined}
          >
            {/* Once a floor is drawn, it stays until the next one can be. */}
            <Part fallback={<PlanOutline />}>
              <floor.Plan
                key={floor.id}
                rooms={marks}
                selected={selected?.place ?? undefined}
                onSelect={place => {
                  const room = rooms.find(each => each.place === place);
                  open(floor.id, room === selected ? undefined : room?.roomId);
                }}
              />
            </Part>
          </div>
        </section>
        <p className="visually-hidden" role="status">
          {selected && `${selected.name}: подробности после плана`}
        </p>
        <Part fallback={<CardsSkeleton count={1} height={540} />}>
          {selected && <RoomPanel key={selected.roomId} room={selected} onClose={() => open(floor.id)} />}
        </Part>
        <section className={css.list} aria-labelledby="studios">
          <h2 id="studios" className={css.heading}>
            Студии с&nbsp;онлайн-бронированием
          </h2>
          {error && !data ? (
            <ErrorNote error={error} title="Не удалось узнать, что свободно" retry={() => void refetch()} />
          ) : (
            <ul className={css.cards}>
              {isPending
                ? [31, 52].map(each => <StudioSkeleton key={each} />)
                : rooms
                    .filter(room => room.bookable)
                    .map(room => (
                      <StudioCard
                        key={room.roomId}
                        room={room}
                        onPlan={{ selected: room === selected, show: () => open(room.floor, room.roomId) }}
                      />
                    ))}
            </ul>
          )}
        </section>
      </div>
    </Page>
  );
}
