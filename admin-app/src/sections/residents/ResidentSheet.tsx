import type { Resident } from '@venue/sdk/residents/model';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Gallery } from '../../app/record/Gallery.tsx';
import css from './Resident.module.css';

/** A resident for whoever may only read. */
export function ResidentSheet({ resident }: { resident: Resident }) {
  const { residentImage, residentName, residentSiteUrl, residentIsActual, residentDescription, userName } = resident;
  return (
    <div className={css.card}>
      {residentImage && <Gallery label="Картинка" photos={[{ ...residentImage, alt: residentName }]} />}
      <Facts
        rows={[
          ['Название', residentName],
          ['Описание', residentDescription && <Formatted html={residentDescription} />],
          ['Сайт', residentSiteUrl && <ExternalLink to={residentSiteUrl} />],
          ['Актуален', residentIsActual ? 'Да' : 'Нет'],
          ['Клиент', userName],
        ]}
      />
    </div>
  );
}
