import type { PromoCodeFields } from '@venue/sdk/promo-codes/model';
import { listRooms } from '@venue/sdk/rooms';
import { bookingMode } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { useController } from 'react-hook-form';
import type { InputProps, Own } from '../../app/record/form/Fieldset.tsx';
import css from './promoCodeInputs.module.css';

/** The rooms that a code is for: those that can be booked, and those it names already. */
export function Rooms({ name, label, hint }: InputProps) {
  const { field, fieldState } = useController({ name });
  const rooms = useCall(listRooms, {}).data?.message.rooms ?? [];
  const roomIds: readonly number[] = field.value ?? [];
  const offered = rooms.filter(room => room.bookingMode !== bookingMode.none || roomIds.includes(room.roomId));
  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message} optional>
      {() => (
        <div className={css.rooms}>
          {offered.map(({ roomId, name: room }, index) => (
            <label key={roomId}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                checked={roomIds.includes(roomId)}
                onChange={event =>
                  field.onChange(
                    event.target.checked
                      ? [...roomIds, roomId].toSorted((a, b) => a - b)
                      : roomIds.filter(each => each !== roomId),
                  )
                }
                onBlur={field.onBlur}
              />
              <span>{room}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** The inputs of a promo code that do not follow from the types of its fields. */
export const promoCodeInputs: Own<PromoCodeFields> = {
  promoSum: props => <MoneyField {...props} />,
  promoMinSum: props => <MoneyField {...props} />,
  promoRoomIds: props => <Rooms {...props} />,
};
