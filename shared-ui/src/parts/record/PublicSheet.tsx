import { formatPhone, type RecordPicture } from '@venue/sdk';
import type { ReactNode } from 'react';
import { Formatted } from './Formatted.tsx';
import { callTo, linkOf, linkText } from './linkOf.ts';
import css from './PublicSheet.module.css';
import { Fact, Facts, Sheet } from './Sheet.tsx';

interface Contacts {
  readonly address?: string;
  /** When it is open, in words. */
  readonly hours?: readonly string[];
  /** Ten digits each, without the country code. */
  readonly phones?: readonly string[];
  readonly email?: string;
  /** Sites and pages in social networks; empty ones are left out. */
  readonly links?: readonly string[];
}

interface Props {
  photos: readonly (Omit<RecordPicture, 'fileId'> & { readonly isMain?: boolean })[];
  /** A line over the text. */
  above?: string;
  /** Formatted text, which the server has sanitised. */
  html: string;
  contacts?: Contacts;
  /** More content, between the text and the contacts. */
  children?: ReactNode;
}

/** A published record below its name: its photos, its text and the contacts that are filled in. */
export function PublicSheet({ photos, above, html, contacts = {}, children }: Props) {
  const { address, hours = [], phones = [], email, links = [] } = contacts;
  const filled = links.filter(Boolean);
  const facts = [
    address && (
      <Fact key="address" title="Адрес">
        {address}
      </Fact>
    ),
    hours.length > 0 && (
      <Fact key="hours" title="Часы работы">
        {hours.join('; ')}
      </Fact>
    ),
    phones.length > 0 && (
      <Fact key="phones" title="Телефон">
        {phones.map(phone => (
          <a key={phone} href={callTo(phone)}>
            {formatPhone(phone)}
          </a>
        ))}
      </Fact>
    ),
    email && (
      <Fact key="email" title="Почта">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
    ),
    filled.length > 0 && (
      <Fact key="links" title="Сайт и&nbsp;соцсети">
        {filled.map(link => (
          <a key={link} href={linkOf(link)} target="_blank" rel="noreferrer nofollow">
            {linkText(link)}
          </a>
        ))}
      </Fact>
    ),
  ].filter(Boolean);
  return (
    <div className={css.sheet}>
      <Sheet photos={photos.map(photo => ({ isMain: false, ...photo }))}>
        <div className={css.words}>
          {above && <p className={css.above}>{above}</p>}
          {html && <Formatted html={html} />}
          {children}
          {facts.length > 0 && <Facts>{facts}</Facts>}
        </div>
      </Sheet>
    </div>
  );
}
