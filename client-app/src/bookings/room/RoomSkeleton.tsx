import { Bone, Loading } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import css from './BookRoom.module.css';
import skeleton from './RoomSkeleton.module.css';

/** Placeholder of a room's photos and description. */
export const AboutSkeleton = () => (
  <>
    <span className={skeleton.gallery} />
    <div className={skeleton.facts}>
      <Bone height={44} />
      <Bone width="60%" height={30} />
    </div>
  </>
);

/** Placeholder of the price. */
export const PriceSkeleton = () => (
  <div>
    <Bone width="60%" height={26} />
    <Bone height={120} />
  </div>
);

/** Placeholder of a room's page. */
export const RoomSkeleton = () => (
  <Loading label="Загружаем помещение">
    <div className={css.layout}>
      <Stack gap={32} narrow>
        <Bone height={480} />
        <div className={css.about}>
          <AboutSkeleton />
        </div>
        <div className={skeleton.cards}>
          <Bone height={132} />
          <Bone height={132} />
          <Bone height={132} />
        </div>
      </Stack>
      <div className={css.side}>
        <PriceSkeleton />
      </div>
    </div>
  </Loading>
);
