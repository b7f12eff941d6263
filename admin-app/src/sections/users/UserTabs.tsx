import type { AdminUserCard } from '@venue/sdk/users/model';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useSearchParams } from 'react-router-dom';
import { CustomerTab } from '../customers/customers.view.ts';
import { Consents } from './Consents.tsx';
import { Documents } from './Documents.tsx';
import { PassportPanel } from './PassportPanel.tsx';
import { PersonalTab } from './PersonalTab.tsx';

const tabs = [
  { name: 'personal', label: 'Данные' },
  { name: 'venue', label: 'Брони, заказы, деньги' },
  { name: 'papers', label: 'Паспорт, документы и\u00a0согласия' },
] as const;

/** The data of a person in tabs; the address keeps the selected one. */
export function UserTabs({ user }: { user: AdminUserCard }) {
  const [params, setParams] = useSearchParams();
  const { name, label } = tabs.find(each => each.name === params.get('tab')) ?? tabs[0];
  return (
    <Tabs
      label="О пользователе"
      tabs={tabs}
      chosen={name}
      choose={name => setParams(name === tabs[0].name ? {} : { tab: name }, { replace: true })}
    >
      <h2 className="visually-hidden">{label}</h2>
      <Stack gap={32}>
        {name === 'venue' && <CustomerTab userId={user.userId} />}
        {name === 'personal' && <PersonalTab user={user} />}
        {name === 'papers' && (
          <>
            <PassportPanel user={user} />
            <Documents user={user} />
            <Consents user={user} />
          </>
        )}
      </Stack>
    </Tabs>
  );
}
