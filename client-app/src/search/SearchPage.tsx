import { searchSite } from '@venue/sdk/search';
import type { MarkedText, SiteDocument, SiteGroup, SiteKind } from '@venue/sdk/search/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Link, useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { articlePaths } from '../articles/articles.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { visitingPaths } from '../visiting/visiting.paths.ts';
import css from './SearchPage.module.css';
import { searchPaths } from './search.paths.ts';

const LONGEST = 100;

const at = (q: string, kind?: string) =>
  `${searchPaths.page.path}?${new URLSearchParams({ q, ...(kind === undefined ? {} : { kind }) })}`;

/** Everything published on the site, by words. The address keeps them; without scripts it is a plain form. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, LONGEST);
  const kind = params.get('kind') ?? undefined;
  const go = useNavigate();
  const action = useHref(searchPaths.page.path);
  return (
    <Page {...useScreen()}>
      <search>
        <form
          className={css.form}
          action={action}
          method="get"
          onSubmit={event => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('q');
            void go(at(typeof typed === 'string' ? typed.trim() : ''));
          }}
        >
          <Field label="Что найти">
            {wiring => (
              <input
                {...wiring}
                key={q}
                type="search"
                name="q"
                className={inputClass}
                defaultValue={q}
                maxLength={LONGEST}
                enterKeyHint="search"
                autoComplete="off"
              />
            )}
          </Field>
          <Button type="submit" variant="contained">
            Найти
          </Button>
        </form>
      </search>
      {q === '' ? <Suggestions title="С&nbsp;чего начать" /> : <Results q={q} kind={kind} />}
    </Page>
  );
}

function Results({ q, kind }: { q: string; kind: string | undefined }) {
  const { data, error, refetch } = useCall(searchSite, { query: { q, ...(kind === undefined ? {} : { kind }) } });
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не удалось выполнить поиск" retry={() => void refetch()} />
    ) : (
      <CardsSkeleton count={3} height={120} />
    );
  const { words, isSimilar, groups, kinds } = data.message;
  const matchCount = groups.reduce((sum, { documents }) => sum + documents.length, 0);
  return (
    <>
      <p className="visually-hidden" role="status">
        {matchCount === 0 ? 'Ничего не\u00a0нашлось' : `Показано: ${matchCount}`}
      </p>
      {matchCount === 0 ? (
        <>
          {kinds.length > 0 && <Kinds words={words} kinds={kinds} chosen={kind} />}
          <Empty
            title="Ничего не нашлось"
            text="Проверьте, нет&nbsp;ли опечатки, или попробуйте другие слова: не&nbsp;«аренда зала для съёмки», а&nbsp;«зал»."
          />
          <Suggestions title="Возможно, это здесь" />
        </>
      ) : (
        <div className={css.found}>
          {isSimilar ? (
            <p>По&nbsp;запросу «{q}» ничего нет. Показываем похожее.</p>
          ) : (
            words !== q && (
              <p>
                По&nbsp;запросу «{q}» ничего нет. Показываем, что нашлось по&nbsp;запросу «<strong>{words}</strong>».
              </p>
            )
          )}
          {(kinds.length > 1 || kind !== undefined) && <Kinds words={words} kinds={kinds} chosen={kind} />}
          {groups.map(group => (
            <Group key={group.kind} group={group} more={at(words, group.kind)} />
          ))}
        </div>
      )}
    </>
  );
}

interface KindsProps {
  words: string;
  kinds: readonly SiteKind[];
  chosen: string | undefined;
}

/** Filters the results by kind, or leads back to all. */
const Kinds = ({ words, kinds, chosen }: KindsProps) => (
  <nav aria-label="Где искать">
    <ul className={css.kinds}>
      {[{ kind: undefined, title: 'Везде' }, ...kinds].map(({ kind, title }) => (
        <li key={title}>
          <Link to={at(words, kind)} aria-current={kind === chosen ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

function Group({ group, more }: { group: SiteGroup; more: string }) {
  const id = `found-${group.kind}`;
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id}>{group.title}</h2>
      <ul>
        {group.documents.map(document => (
          <li key={document.to}>
            <Document document={document} />
          </li>
        ))}
      </ul>
      {group.more && <Link to={more}>Показать больше: {group.title}</Link>}
    </section>
  );
}

function Document({ document: { to, title, snippet } }: { document: SiteDocument }) {
  return (
    <>
      <h3>
        <Link to={to}>
          <Marked text={title} />
        </Link>
      </h3>
      {snippet.length > 0 && (
        <p>
          <Marked text={snippet} />
        </p>
      )}
    </>
  );
}

const Marked = ({ text }: { text: MarkedText }) =>
  text.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name but their place
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );

const places = [roomPaths.list, roomPaths.map, eventPaths.publicList, articlePaths.publicList, visitingPaths.questions];

function Suggestions({ title }: { title: string }) {
  return (
    <nav className={css.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions">{title}</h2>
      <ul>
        {places.map(place => (
          <li key={place.path}>
            <ScreenLink to={place}>{place.title}</ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
