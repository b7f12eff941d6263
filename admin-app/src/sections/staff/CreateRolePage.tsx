import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import css from './Role.module.css';
import { RoleForm } from './RoleForm.tsx';
import { role } from './staff.section.ts';

/** Adds a role and leads to it. */
export default function CreateRolePage() {
  const navigate = useNavigate();
  return (
    <Page {...useScreen()}>
      <div className={css.card}>
        <RoleForm saved={({ roleId }) => navigate(href(role, { roleId }), { replace: true })} />
      </div>
    </Page>
  );
}
