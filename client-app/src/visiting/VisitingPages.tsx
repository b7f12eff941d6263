import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useLocation } from 'react-router-dom';
import { AskSupport } from '../app/person/AskSupport.tsx';
import { texts } from './texts.tsx';
import css from './VisitingPages.module.css';
import { visitingPaths } from './visiting.paths.ts';

const places = Object.values(visitingPaths);

/** A text about the venue by its address, with the way to the others beside it. */
export default function VisitingPages() {
  const { pathname } = useLocation();
  const Text = texts[places.find(({ path }) => path === pathname)?.path ?? visitingPaths.contacts.path];
  return (
    <Page {...useScreen()}>
      <div className={css.layout}>
        <article className={css.text}>
          <Text />
          <p className={css.ask}>
            Не&nbsp;нашли ответа? <AskSupport about={pathname} />
          </p>
        </article>
        <nav className={css.others} aria-label="О площадке">
          <ul>
            {places.map(place => (
              <li key={place.path}>
                {place.path === pathname ? (
                  <span aria-current="page">{place.title}</span>
                ) : (
                  <ScreenLink to={place}>{place.title}</ScreenLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  );
}
