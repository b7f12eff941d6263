import { ApiFailure, failedAt, textOf, Unreachable } from '@venue/sdk';
import { addEventRequest, getActiveEventRequest, getMyEventRequest } from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useState } from 'react';
import { addedBody, copyOf } from '../form/requestForm.ts';

/** Makes a draft of the answers of another request: all but the dates, the files and the scenario. */
export function useDuplicate() {
  const { client } = useApi();
  const [reading, setReading] = useState(false);
  const adding = useSend(addEventRequest, {
    done: 'Заявка на мероприятие успешно добавлена',
    refused: 'Не удалось добавить заявку на мероприятие',
    failed: failedAt('добавлении заявки на мероприятие'),
  });
  const read = async (id: number): Promise<EventRequest> => {
    try {
      return (await client.send(getMyEventRequest, { id })).message;
    } catch (problem) {
      if (!(problem instanceof ApiFailure) || problem.code !== 'not_found') throw problem;
      return (await client.send(getActiveEventRequest, { id })).message;
    }
  };
  const duplicate = async (id: number): Promise<number | undefined> => {
    setReading(true);
    try {
      const request = await read(id);
      return (await adding.send({ body: addedBody(copyOf(request)) }, { covers: true }))?.id;
    } catch (problem) {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      notify.error(textOf(problem, 'Не удалось загрузить заявку'));
      return undefined;
    } finally {
      setReading(false);
    }
  };
  return { duplicate, busy: reading || adding.busy };
}
