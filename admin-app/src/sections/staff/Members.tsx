import { plural } from '@venue/sdk';
import type { StaffRole } from '@venue/sdk/staff/model';
import { PersonName } from '../../app/record/PersonName.tsx';
import css from './Members.module.css';

const SHOWN = 2;

/** The members of a role: the first few by name, the others as a number. */
export function Members({ role: { members } }: { role: StaffRole }) {
  const more = members.length - SHOWN;
  return (
    <p className={css.members}>
      {members.length === 0 && <span>никому не&nbsp;дана</span>}
      {members.slice(0, SHOWN).map(({ userId, userName }) => (
        <span key={userId}>
          <PersonName userId={userId} name={userName} />
        </span>
      ))}
      {more > 0 && <span>и ещё {plural(more, 'сотрудник', 'сотрудника', 'сотрудников')}</span>}
    </p>
  );
}
