import { Bone, Loading } from '@venue/shared-ui/parts/Skeletons.tsx';
import css from './BookRoom.module.css';
import skeleton from './RoomSkeleton.module.css';

/** Placeholder of a room's page. */
export const RoomSkeleton = () => (
  <Loading label="Загружаем помещение">
    <div className={css.layout}>
      <div className={css.main}>
        <Bone height={480} />
        <div className={css.about}>
          <span className={skeleton.gallery} />
          <Bone width="80%" height={24} />
        </div>
        <div className={skeleton.cards}>
          <Bone height={132} />
          <Bone height={132} />
          <Bone height={132} />
        </div>
      </div>
      <div className={css.side}>
        <Bone width="60%" height={26} />
        <Bone height={120} />
      </div>
    </div>
  </Loading>
);
