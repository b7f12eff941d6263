import type { BookingRequest } from '@venue/sdk/bookings/model';
import type { RoomDetail, Tariff } from '@venue/sdk/rooms/model';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wishedIn } from '../../app/cabinet/wishedHours.ts';
import { type Choice, choose, nothing, type Selection } from '../calendar/selection.ts';
import { keepRequest, storedRequest } from '../resumeRequest.ts';
import { chooseTariff } from './tariffChoice.ts';

/** What the person is putting together: tariff, hours and extras of one room. */
export interface BookingRequestState {
  readonly tariff: Tariff | null;
  readonly setTariff: (tariffId: number) => void;
  readonly selection: Selection;
  readonly choose: Dispatch<Choice>;
  readonly extras: Extras;
  readonly toggle: (kind: keyof Extras, id: number) => void;
  readonly about: About;
  readonly tell: (about: Partial<About>) => void;
  /** The request as the server reads it; null without a tariff. */
  readonly request: BookingRequest | null;
}

/** What staff read about the visit along with a booking. */
export interface About {
  /** How many will come, as typed. */
  readonly guests: string;
  readonly comment: string;
}

export interface Extras {
  readonly serviceIds: readonly number[];
  readonly equipmentIds: readonly number[];
}

function firstExtras(room: RoomDetail, chosen: Extras | null): Extras {
  const services = room.services.map(({ servicesId, selected }) => ({ id: servicesId, selected }));
  const equipments = room.equipments.map(({ equipmentId, selected }) => ({ id: equipmentId, selected }));
  // Drop what is no longer offered.
  const pick = (offered: { id: number; selected: boolean }[], ids: readonly number[] | undefined) =>
    offered.filter(({ id, selected }) => (ids ? ids.includes(id) : selected)).map(({ id }) => id);
  return { serviceIds: pick(services, chosen?.serviceIds), equipmentIds: pick(equipments, chosen?.equipmentIds) };
}

/** The request for a room: its tariff lives in the address, the rest in this tab's storage. */
export function useBookingRequest(room: RoomDetail): BookingRequestState {
  const { roomId } = room;
  const [query, setQuery] = useSearchParams();
  const wished = wishedIn(query);
  const [selection, dispatch] = useReducer(choose, nothing, empty => ({
    ...empty,
    hours: wished ?? storedRequest(roomId)?.hours ?? [],
  }));
  const [extras, setExtras] = useState(() => firstExtras(room, storedRequest(roomId)));

  const [about, setAbout] = useState<About>(() => {
    const { guests = '', comment = '' } = storedRequest(roomId) ?? {};
    return { guests: guests || String(numberIn(query.get('people')) ?? ''), comment };
  });

  const tell = useCallback((fields: Partial<About>) => setAbout(now => ({ ...now, ...fields })), []);

  const { tariff, clear, unknown } = chooseTariff(room.tariffs, query.get('tariffId'));
  useEffect(() => {
    if (unknown) notify.info('Выбранный тариф не найден');
    if (clear) setQuery({}, { replace: true, preventScrollReset: true });
  }, [unknown, clear, setQuery]);
  // Hours from the address are used once: after that, a reload restores the user's last choice.
  const taken = wished !== null;
  useEffect(() => {
    if (taken) setQuery({}, { replace: true, preventScrollReset: true });
  }, [taken, setQuery]);

  const { hours } = selection;
  const tariffId = tariff?.tariffId ?? null;
  useEffect(() => {
    keepRequest(roomId, {
      hours: [...hours],
      tariffId,
      serviceIds: [...extras.serviceIds],
      equipmentIds: [...extras.equipmentIds],
      ...about,
    });
  }, [roomId, hours, tariffId, extras, about]);

  const setTariff = useCallback(
    (id: number) => setQuery({ tariffId: String(id) }, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const toggle = useCallback(
    (kind: keyof Extras, id: number) =>
      setExtras(now => ({
        ...now,
        [kind]: now[kind].includes(id)
          ? now[kind].filter(each => each !== id)
          : [...now[kind], id].sort((a, b) => a - b),
      })),
    [],
  );
  return {
    tariff,
    setTariff,
    selection,
    choose: dispatch,
    extras,
    toggle,
    about,
    tell,
    request: tariff && {
      roomId,
      tariffId: tariff.tariffId,
      slots: [...hours],
      serviceIds: [...extras.serviceIds],
      equipmentIds: [...extras.equipmentIds],
    },
  };
}
