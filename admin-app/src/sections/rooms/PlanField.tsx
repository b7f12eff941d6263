import { listRooms } from '@venue/sdk/rooms';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { isOnFloor, planPlaces } from '@venue/sdk/rooms/model';
import { first, floors } from '@venue/shared-ui/areas/rooms/plan/floors.tsx';
import { PlanOutline } from '@venue/shared-ui/areas/rooms/plan/PlanOutline.tsx';
import type { PlanRoom } from '@venue/shared-ui/areas/rooms/plan/planRoom.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Field, FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { Suspense } from 'react';
import { useController, useWatch } from 'react-hook-form';
import css from './PlanField.module.css';
import { arranged, roomThere } from './places.ts';
import { type EditableRoom, floorOptions } from './room.ts';

/** The floor of a room and its place on the plan. If the place of another room is chosen, the two change places. */
export function PlanField({ room }: { room: EditableRoom }) {
  const { field: floor } = useController({ name: 'floor' });
  const { field: place, fieldState } = useController({ name: 'place' });
  const { field: swapWith } = useController({ name: 'swapWith' });
  const [name, shortName] = useWatch({ name: ['name', 'shortName'] });
  const { data } = useCall(listRooms, {});
  const rooms = data?.message.rooms ?? [];
  const shown = floors.find(({ id }) => id === floor.value) ?? first;

  const stand = (chosen: number | null) => {
    place.onChange(chosen);
    swapWith.onChange(chosen === null ? undefined : roomThere(rooms, room.roomId, chosen)?.roomId);
  };
  const climb = (chosen: number) => {
    floor.onChange(chosen);
    const former = room.place !== null && isOnFloor(room.place, chosen) ? room.place : null;
    stand(place.value !== null && isOnFloor(place.value, chosen) ? place.value : former);
  };

  const after = arranged(rooms, { ...room, name, shortName }, place.value);
  const marks = new Map(planPlaces[shown.id].map(each => [each, markOf(after.get(each), room.roomId)]));
  const other = place.value === null ? undefined : roomThere(rooms, room.roomId, place.value);
  return (
    <FieldGroup
      label={roomRecord.fields.place.label}
      hint="Щёлкните по&nbsp;месту на&nbsp;плане. Если оно занято, помещения поменяются местами"
      error={fieldState.error?.message}
    >
      {() => (
        <Stack gap={12} start>
          <Field label={roomRecord.fields.floor.label}>
            {wiring => (
              <PlainSelect
                wiring={wiring}
                name="floor"
                value={floor.value}
                options={floorOptions}
                onChange={id => id !== undefined && climb(id)}
              />
            )}
          </Field>
          <div className={css.plan}>
            <Suspense fallback={<PlanOutline />}>
              <shown.Plan key={shown.id} rooms={marks} selected={place.value ?? undefined} onSelect={stand} />
            </Suspense>
          </div>
          <p className={css.said} role="status">
            {place.value === null
              ? 'На\u00a0плане этого помещения нет: его находят в\u00a0списке.'
              : other && occupancyText(other.name, room.place !== null)}
          </p>
          {place.value !== null && (
            <Button color="inherit" variant="outlined" onClick={() => stand(null)}>
              Убрать с&nbsp;плана
            </Button>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}

const occupancyText = (name: string, hasPlace: boolean) =>
  hasPlace
    ? `Здесь стоит «${name}»: после сохранения помещения поменяются местами.`
    : `Здесь стоит «${name}»: после сохранения его на\u00a0плане не\u00a0будет.`;

/** A place as the picker draws it: the room's own, another's, or free. */
function markOf(there: ReturnType<ReturnType<typeof arranged>['get']>, roomId: number): PlanRoom {
  const none = { name: 'Свободно', shortName: 'Свободно', bookable: false };
  if (!there) return { ...none, state: 'info', note: 'место на\u00a0плане' };
  const { name, shortName } = there;
  const own = there.roomId === roomId;
  return {
    name,
    shortName,
    bookable: false,
    state: own ? 'free' : 'busy',
    note: own ? 'место этого помещения' : 'занято',
  };
}
