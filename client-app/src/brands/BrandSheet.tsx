import { formatPhone } from '@venue/sdk';
import { type BrandFields, type BrandPhoto, hoursText } from '@venue/sdk/brands/model';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { callTo, linkOf } from '@venue/shared-ui/parts/record/linkOf.ts';
import { Fact, Facts, Missing, Sheet } from '@venue/shared-ui/parts/record/Sheet.tsx';
import css from './BrandSheet.module.css';

interface Props {
  fields: BrandFields;
  photos: readonly BrandPhoto[];
  kinds: readonly string[];
  /** The organisation behind it, in words; empty for none. */
  company: string;
}

/** A brand in read-only form. */
export function BrandSheet({ fields, photos, kinds, company }: Props) {
  const { brandPhones, brandEmail, brandSiteUrl, brandSocials, address } = fields;
  const links = [brandSiteUrl, brandSocials.vk, brandSocials.tg].filter(Boolean);
  return (
    <Sheet photos={photos}>
      {kinds.length > 0 && <p className={css.kinds}>{kinds.join(' · ')}</p>}
      {fields.brandDescription ? <Formatted html={fields.brandDescription} /> : <Missing>Описания пока нет</Missing>}
      <Facts>
        <Fact title="Организация">{company}</Fact>
        <Fact title="Адрес">{address.value}</Fact>
        <Fact title="Часы работы">{hoursText(fields.brandWorkingHours).join('; ')}</Fact>
        <Fact title="Телефоны">
          {brandPhones.length > 0 &&
            brandPhones.map(phone => (
              <a key={phone} href={callTo(phone)}>
                {formatPhone(phone)}
              </a>
            ))}
        </Fact>
        <Fact title="Почта">{brandEmail && <a href={`mailto:${brandEmail}`}>{brandEmail}</a>}</Fact>
        <Fact title="Сайт и&nbsp;соцсети">
          {links.length > 0 &&
            links.map(link => (
              <a key={link} href={linkOf(link)} target="_blank" rel="noreferrer">
                {link.replace(/^https?:\/\//, '')}
              </a>
            ))}
        </Fact>
      </Facts>
    </Sheet>
  );
}
