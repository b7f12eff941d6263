import { failedAt } from '@venue/sdk';
import {
  addRoomEquipment,
  addRoomService,
  createEquipment,
  createService,
  removeRoomEquipment,
  removeRoomService,
  saveEquipment,
  saveService,
} from '@venue/sdk/rooms/admin';
import { equipmentRecord, serviceRecord } from '@venue/sdk/rooms/kind';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { ExtraFieldset, ExtrasPanel, emptyExtra } from './ExtrasPanel.tsx';
import type { EditableRoom } from './room.ts';

/** The services and equipment that can be ordered with a room; each change is saved immediately. */
export const RoomExtras = ({ room }: { room: EditableRoom }) => (
  <>
    <Services room={room} />
    <Equipment room={room} />
  </>
);

const service = {
  offer: {
    done: 'Услуга добавлена в\u00a0помещение',
    refused: 'Не удалось добавить услугу',
    failed: failedAt('добавлении услуги'),
  },
  withdraw: {
    done: 'Услуга убрана из\u00a0помещения',
    refused: 'Не удалось убрать услугу',
    failed: failedAt('удалении услуги'),
  },
} as const;

function Services({ room: { roomId, allServices } }: { room: EditableRoom }) {
  const { send: offer } = useSend(addRoomService, service.offer);
  const { send: withdraw } = useSend(removeRoomService, service.withdraw);
  return (
    <ExtrasPanel
      kind={serviceRecord}
      extras={allServices.map(({ servicesId: id, ...each }) => ({ id, ...each }))}
      offer={({ id: servicesId, addable }) =>
        addable ? offer({ body: { roomId, servicesId } }) : notify.warning('Сервис уже добавлен')
      }
      withdraw={({ id: servicesId }) => withdraw({ body: { roomId, servicesId } })}
      form={(extra, close) =>
        extra ? (
          <CallForm
            keep={`service:${extra.id}`}
            call={saveService}
            from={{ servicesId: extra.id, ...extra }}
            texts={serviceRecord.texts.update}
            done={close}
          >
            <ExtraFieldset extra={extra} close={close} />
          </CallForm>
        ) : (
          <CallForm
            keep="service"
            call={createService}
            from={emptyExtra}
            texts={serviceRecord.texts.create}
            done={({ id: servicesId }) => {
              close();
              void offer({ body: { roomId, servicesId } });
            }}
          >
            <ExtraFieldset close={close} />
          </CallForm>
        )
      }
    />
  );
}

const gear = {
  offer: {
    done: 'Оборудование добавлено в\u00a0помещение',
    refused: 'Не удалось добавить оборудование',
    failed: failedAt('добавлении оборудования'),
  },
  withdraw: {
    done: 'Оборудование убрано из\u00a0помещения',
    refused: 'Не удалось убрать оборудование',
    failed: failedAt('удалении оборудования'),
  },
} as const;

function Equipment({ room: { roomId, allEquipments } }: { room: EditableRoom }) {
  const { send: offer } = useSend(addRoomEquipment, gear.offer);
  const { send: withdraw } = useSend(removeRoomEquipment, gear.withdraw);
  return (
    <ExtrasPanel
      kind={equipmentRecord}
      extras={allEquipments.map(({ equipmentId: id, ...each }) => ({ id, ...each }))}
      // Silently skip equipment that the room already has.
      offer={({ id: equipmentId, addable }) => addable && offer({ body: { roomId, equipmentId } })}
      withdraw={({ id: equipmentId }) => withdraw({ body: { roomId, equipmentId } })}
      form={(extra, close) =>
        extra ? (
          <CallForm
            keep={`equipment:${extra.id}`}
            call={saveEquipment}
            from={{ equipmentId: extra.id, ...extra }}
            texts={equipmentRecord.texts.update}
            done={close}
          >
            <ExtraFieldset extra={extra} close={close} />
          </CallForm>
        ) : (
          <CallForm
            keep="equipment"
            call={createEquipment}
            from={emptyExtra}
            texts={equipmentRecord.texts.create}
            done={({ id: equipmentId }) => {
              close();
              void offer({ body: { roomId, equipmentId } });
            }}
          >
            <ExtraFieldset close={close} />
          </CallForm>
        )
      }
    />
  );
}
