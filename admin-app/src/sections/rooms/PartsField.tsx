import { listRooms } from '@venue/sdk/rooms';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Field, FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useController } from 'react-hook-form';
import panel from './ExtrasPanel.module.css';
import type { EditableRoom } from './room.ts';

/** Which rooms a hall is divided into. A room that is itself a part cannot be divided; it says whose part it is. */
export function PartsField({ room: { roomId, hallIds } }: { room: EditableRoom }) {
  const { field, fieldState } = useController({ name: 'partIds' });
  const { data } = useCall(listRooms, {});
  const rooms = data?.message.rooms ?? [];
  const nameOf = (id: number) => rooms.find(each => each.roomId === id)?.name ?? `№\u00a0${id}`;
  const chosen: readonly number[] = field.value ?? [];
  if (hallIds.length > 0)
    return (
      <SoftText size="small">
        Часть зала: {hallIds.map(nameOf).join(', ')}. Когда зал занят целиком, занято и&nbsp;это помещение.
      </SoftText>
    );
  const others = rooms.filter(each => each.roomId !== roomId && !chosen.includes(each.roomId));
  return (
    <FieldGroup
      label={roomRecord.fields.partIds.label}
      hint="Бронь зала занимает все его части, бронь части&nbsp;— зал"
      error={fieldState.error?.message}
      optional
    >
      {() => (
        <>
          <ul className={panel.list}>
            {chosen.map(id => (
              <li key={id}>
                <span className={panel.text}>{nameOf(id)}</span>
                <IconButton
                  aria-label={`Убрать часть: ${nameOf(id)}`}
                  onClick={() => field.onChange(chosen.filter(each => each !== id))}
                >
                  <Outline path={iconPaths.bin} size={20} />
                </IconButton>
              </li>
            ))}
          </ul>
          <Field label="Добавить часть">
            {wiring => (
              <PlainSelect
                wiring={wiring}
                value={undefined}
                empty="Не выбрано"
                options={others.map(each => ({ id: each.roomId, label: each.name }))}
                onChange={id => id !== undefined && field.onChange([...chosen, id])}
              />
            )}
          </Field>
        </>
      )}
    </FieldGroup>
  );
}
