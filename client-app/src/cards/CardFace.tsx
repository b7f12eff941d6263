import { formatPhone } from '@venue/sdk';
import type { PublicCard } from '@venue/sdk/cards/model';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import css from './CardFace.module.css';
import { bare, initialsOf, webAddress } from './links.ts';

const away = 'M9 6h9v9M18 6 7 17';

/** What a card shows; empty texts are left out. */
export type CardContent = Omit<PublicCard, 'slug' | 'hasAvatar'>;

/** A business card as shown to anybody who has its link. */
export function CardFace({ card, avatar }: { card: CardContent; avatar: string | null }) {
  const links = [
    ['Сайт', card.cardSiteUrl],
    ['ВКонтакте', card.cardSocials.vk],
    ['Telegram', card.cardSocials.tg],
  ].filter(([, url]) => url);
  return (
    <article className={css.card} aria-label={`Визитка: ${card.cardName || 'без имени'}`}>
      <header className={css.head}>
        {avatar ? (
          <img className={css.face} src={avatar} alt="" width={88} height={88} />
        ) : (
          <span className={css.face} aria-hidden="true">
            {initialsOf(card.cardName)}
          </span>
        )}
        <div>
          <h2 className={css.name}>{card.cardName || 'Ваше имя'}</h2>
          {card.cardPosition && <p>{card.cardPosition}</p>}
          {card.cardCompany && <p className={css.soft}>{card.cardCompany}</p>}
        </div>
      </header>
      {card.cardAbout && <p className={css.about}>{card.cardAbout}</p>}
      <dl className={css.contacts}>
        {card.cardPhone && (
          <div>
            <dt>Телефон</dt>
            <dd>
              <a href={`tel:+7${card.cardPhone}`}>{formatPhone(card.cardPhone)}</a>
            </dd>
          </div>
        )}
        {card.cardEmail && (
          <div>
            <dt>Почта</dt>
            <dd>
              <a href={`mailto:${card.cardEmail}`}>{card.cardEmail}</a>
            </dd>
          </div>
        )}
        {links.map(([label, url = '']) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={webAddress(url)} target="_blank" rel="noopener noreferrer nofollow">
                {bare(url)}
                <Outline path={away} size={16} />
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
