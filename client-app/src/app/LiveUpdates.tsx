import { articlePushes, articleStatusChanged } from '@venue/sdk/articles';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { bookingPushes } from '@venue/sdk/bookings';
import { brandPushes, brandStatusChanged } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
import { eventPushes, eventStatusChanged } from '@venue/sdk/events';
import { eventStatus } from '@venue/sdk/events/model';
import { marketPushes, requestStatusChanged } from '@venue/sdk/market';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { useLiveRefresh, useLiveTopics, usePush } from '@venue/shared-ui/data/useLive.ts';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useMe } from './useMe.ts';

const pushes = [...bookingPushes, ...brandPushes, ...articlePushes, ...eventPushes, ...marketPushes];

/** Keeps the screen up to date: follows the public topic and the person's own. */
export default function LiveUpdates() {
  const me = useMe();
  useLiveTopics(me ? ['residents', `info/${me.userId}`] : ['residents']);
  useLiveRefresh(pushes);
  usePush(brandStatusChanged, ({ brandName, brandStatus: status }) =>
    notify.info(`Бренд «${brandName}»: ${brandStatus.option(status).label.toLowerCase()}`),
  );
  usePush(articleStatusChanged, ({ articleKind: kind, articleTitle, statusValue }) =>
    notify.info(
      `${articleKind.option(kind).label} «${articleTitle}»: ${articleStatus.option(statusValue).label.toLowerCase()}`,
    ),
  );
  usePush(eventStatusChanged, ({ eventId, objectStatusId }) =>
    notify.info(`Мероприятие №\u00a0${eventId}: ${eventStatus.option(objectStatusId).label.toLowerCase()}`),
  );
  // The same push tells of the account's own applications, which have pages of their own.
  usePush(requestStatusChanged, ({ kind, requestId, requestStatus }) => {
    if (kind === 'market')
      notify.info(`Заявка №\u00a0${requestId}: ${marketRequestStatus.option(requestStatus).label.toLowerCase()}`);
  });
  return null;
}
