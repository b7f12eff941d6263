import { plural } from '@venue/sdk';
import { listPublicResidents } from '@venue/sdk/residents';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/frame/Block.tsx';
import css from './ResidentRow.module.css';
import { residentPaths } from './residents.paths.ts';

/** How many stand in a row of a wide page, and how many rows there are at most. */
const [IN_ROW, ROWS] = [4, 2];

/** The first residents by name and picture, in whole rows, for a page about something else. */
export default function ResidentRow() {
  const { data } = useCall(listPublicResidents, { query: { page: 1 } });
  if (!data) return null;
  const rows = Math.min(ROWS, Math.floor(data.items.length / IN_ROW));
  if (rows === 0) return null;
  return (
    <Block
      id="residents"
      title="Здесь работают"
      all={
        <ScreenLink to={residentPaths.list}>
          {plural(data.message.total, 'резидент', 'резидента', 'резидентов').replace(' ', '\u00a0')}
        </ScreenLink>
      }
    >
      <ul className={css.row}>
        {data.items.slice(0, rows * IN_ROW).map(({ residentId, residentName, residentImage }) => (
          <li key={residentId}>
            {residentImage ? (
              <img src={residentImage.thumb} alt="" width={48} height={48} loading="lazy" decoding="async" />
            ) : (
              <span aria-hidden="true">{residentName.slice(0, 1).toUpperCase()}</span>
            )}
            <ScreenLink to={residentPaths.page} params={{ residentId }}>
              {residentName}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}
