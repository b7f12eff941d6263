import { type MarketItem, marketItemStatus } from '@venue/sdk/market/model';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import type { Ref } from 'react';
import { StatusNote } from '../../app/cabinet/StatusNote.tsx';
import { requestPaths } from '../market.paths.ts';

const { draft } = marketItemStatus;

/** An item's status, and the request that holds it. */
export const ItemStatus = ({ item: { itemStatus, heldBy }, ref }: { item: MarketItem; ref?: Ref<HTMLElement> }) => (
  <StatusNote ref={ref ?? null} option={marketItemStatus.option(itemStatus)}>
    {heldBy !== null ? (
      <span>
        Товар стоит в&nbsp;
        <ScreenLink to={requestPaths.edit} params={{ requestId: heldBy }}>
          заявке №&nbsp;{heldBy}
        </ScreenLink>
        , по&nbsp;которой площадка ещё не&nbsp;решила. До&nbsp;решения изменить или удалить его нельзя.
      </span>
    ) : itemStatus === draft ? (
      <span>
        Товар видите вы и&nbsp;сотрудники площадки. Предложите его площадке в&nbsp;заявке: принятый увидят все участники
        маркетплейса.
      </span>
    ) : (
      <span>Площадка приняла товар: его видят все участники маркетплейса.</span>
    )}
  </StatusNote>
);
