import type { BlogAuthor } from '@venue/sdk/authors/model';
import { Formatted } from '../../parts/record/Formatted.tsx';
import { linkOf } from '../../parts/record/linkOf.ts';
import css from './AuthorSheet.module.css';

type AuthorContent = Omit<BlogAuthor, 'authorId'>;

const networks = { telegram: 'Telegram', vk: 'ВКонтакте', dzen: 'Дзен', youtube: 'YouTube' } as const;

/** An author of the blog below their name as readers see them, beside their stories. */
export function AuthorSheet({ author }: { author: AuthorContent }) {
  const { authorName, authorAvatar, authorCity, authorHobbies, authorDescription, authorSocials, categories } = author;
  const facts = [
    ['Город', authorCity],
    ['Увлечения', authorHobbies],
    ['Пишет о\u00a0темах', categories.map(each => each.storyCategoryName).join(', ')],
  ].filter(([, value]) => value !== '');
  const pages = (Object.keys(networks) as (keyof typeof networks)[]).filter(name => authorSocials[name] !== '');
  return (
    <section className={css.about} aria-label="Об&nbsp;авторе">
      {authorAvatar ? (
        <img className={css.portrait} src={authorAvatar.thumb} alt={authorName} width={320} height={320} />
      ) : (
        <span className={css.portrait} aria-hidden="true">
          {authorName.slice(0, 1).toUpperCase()}
        </span>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {authorDescription && <Formatted html={authorDescription} />}
      {pages.length > 0 && (
        <ul className={css.pages} aria-label="Соцсети">
          {pages.map(name => (
            <li key={name}>
              <a href={linkOf(authorSocials[name])} target="_blank" rel="noreferrer nofollow">
                {networks[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
