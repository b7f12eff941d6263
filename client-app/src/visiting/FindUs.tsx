import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/frame/Block.tsx';
import { ReachUs } from '../app/frame/ReachUs.tsx';
import { AskSupport } from '../app/person/AskSupport.tsx';
import css from './FindUs.module.css';
import { Surroundings } from './Surroundings.tsx';
import { visitingPaths } from './visiting.paths.ts';

/** Where the venue is and how to reach it, for a page about something else. */
export default function FindUs() {
  return (
    <Block id="find-us" title="Где нас найти" all={<ScreenLink to={visitingPaths.contacts}>Как добраться</ScreenLink>}>
      <div className={css.layout}>
        <Surroundings />
        {/* On a phone the foot of the page, which follows, says the same. */}
        <div className={css.reach}>
          <ReachUs />
          <AskSupport />
        </div>
      </div>
    </Block>
  );
}
