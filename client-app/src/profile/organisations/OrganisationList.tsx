import { contragentType, type MyProfile, type Organisation } from '@venue/sdk/profile/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import css from '../Profile.module.css';
import { useSaveSection } from '../useSaveSection.ts';
import { NEW } from './organisation.fields.ts';

const MOST = 20;

interface Props {
  profile: MyProfile;
  edit: (which: number | typeof NEW) => void;
}

/** The person's organisations, and the way to one more. */
export function OrganisationList({ profile, edit }: Props) {
  const { save, busy } = useSaveSection(profile);
  const all = profile.organisations;
  const remove = async ({ organisationId, name }: Organisation) => {
    const question = {
      title: 'Удалить организацию?',
      text: `${name}: реквизиты пропадут.`,
      yes: 'Удалить',
      danger: true,
    };
    if (!busy && (await confirm(question)))
      await save({ organisations: all.filter(each => each.organisationId !== organisationId) });
  };
  const add = (
    <Button variant="contained" onClick={() => edit(NEW)}>
      Добавить организацию
    </Button>
  );
  if (all.length === 0) {
    return (
      <Empty
        title="Организаций пока нет"
        text="Добавьте компанию, ИП или&nbsp;себя как физическое лицо: по&nbsp;ИНН мы&nbsp;сами найдём реквизиты."
        action={add}
      />
    );
  }
  return (
    <div className={css.stack}>
      <ul className={css.list}>
        {all.map(each => (
          <li key={each.organisationId} className={css.note}>
            <h2>{each.name}</h2>
            <p className={css.soft}>
              <span>
                {contragentType.option(each.type).label} · ИНН {each.INN}
              </span>
              {each.KPP && <span>{` · КПП ${each.KPP}`}</span>}
            </p>
            {each.legalAddress && <p className={css.soft}>{each.legalAddress}</p>}
            <div className={css.buttons}>
              <Button size="small" onClick={() => edit(each.organisationId)} aria-label={`Изменить: ${each.name}`}>
                Изменить
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-disabled={busy || undefined}
                onClick={() => void remove(each)}
                aria-label={`Удалить: ${each.name}`}
              >
                Удалить
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {all.length < MOST ? (
        <div>{add}</div>
      ) : (
        <p className={css.soft}>Больше {MOST}&nbsp;организаций добавить нельзя.</p>
      )}
    </div>
  );
}
