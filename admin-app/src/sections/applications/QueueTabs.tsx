import { countApplications } from '@venue/sdk/applications/admin';
import { type ApplicationQueue, applicationQueues } from '@venue/sdk/applications/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../../app/LinkTabs.tsx';

const titles: Readonly<Record<ApplicationQueue, string>> = {
  waiting: 'Ждут решения',
  free: 'Новые',
  mine: 'У\u00a0меня в\u00a0работе',
  taken: 'В\u00a0работе у\u00a0всех',
  done: 'Выполненные',
  all: 'Все',
};

/** The queue named in the address; `waiting` by default. */
export function useQueue(): ApplicationQueue {
  const [params] = useSearchParams();
  return applicationQueues.find(each => each === params.get('queue')) ?? 'waiting';
}

/** Tabs of the queues with their counts. Switching keeps the filters, but neither the page nor the order. */
export function QueueTabs({ queue }: { queue: ApplicationQueue }) {
  const [params] = useSearchParams();
  const { data } = useCall(countApplications, {});
  const counts: Partial<Record<ApplicationQueue, number>> = data?.message ?? {};
  const to = (each: ApplicationQueue) => {
    const next = new URLSearchParams(params);
    for (const name of ['queue', 'page', 'sort', 'order']) next.delete(name);
    if (each !== 'waiting') next.set('queue', each);
    return `?${next}`;
  };
  return (
    <LinkTabs
      label="Очередь заявок"
      tabs={applicationQueues.map(each => ({
        text: titles[each],
        to: to(each),
        current: each === queue,
        count: counts[each],
      }))}
      overList
    />
  );
}
