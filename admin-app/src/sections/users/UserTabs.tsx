import type { AdminUserCard } from '@venue/sdk/users/model';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { HistoryTab } from './HistoryTab.tsx';
import { PapersTab } from './PapersTab.tsx';
import { PersonalTab } from './PersonalTab.tsx';
import css from './UserPage.module.css';

const tabs = [
  { name: 'personal', label: 'Данные', Show: PersonalTab },
  { name: 'papers', label: 'Паспорт и\u00a0документы', Show: PapersTab },
  { name: 'history', label: 'История', Show: HistoryTab },
] as const;

/** What is known about a person, by tabs that the address remembers. */
export function UserTabs({ user }: { user: AdminUserCard }) {
  const [params, setParams] = useSearchParams();
  const { name, label, Show } = tabs.find(each => each.name === params.get('tab')) ?? tabs[0];
  return (
    <div className={css.what}>
      <Tabs
        label="О пользователе"
        tabs={tabs}
        chosen={name}
        choose={chosen => setParams(chosen === tabs[0].name ? {} : { tab: chosen }, { replace: true })}
      >
        <h2 className="visually-hidden">{label}</h2>
        <div className={css.tab}>
          <Show user={user} />
        </div>
      </Tabs>
    </div>
  );
}
